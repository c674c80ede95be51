// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The arguments of one command line, read through their declarations.
package struct ParsedArguments: Hashable, Sendable {
    private var words: [String: [String]] = [:]

    init() {}

    /// The argument's value.
    ///
    /// A body's first lines may throw only for an argument that its command does
    /// not declare: what is declared was checked before the body began.
    package subscript<Result>(argument: Argument<Result>) -> Result {
        get throws(UsageError) {
            try argument.read(words[argument.specification.label, default: []])
        }
    }

    subscript(label: String) -> [String] {
        get { words[label, default: []] }
        set { words[label] = newValue }
    }
}
