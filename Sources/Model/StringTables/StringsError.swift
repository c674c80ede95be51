// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A `.strings` or `.stringsdict` file that can't be read.
package struct StringsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path as it was given.
    package var path: String
    /// From 1; nil in binary property lists.
    package var line: Int?
    /// What is wrong, lower case, without a full stop.
    package var message: String
    /// What to write instead, lower case.
    package var remedy: String

    package init(path: String, line: Int?, _ message: String, remedy: String) {
        self.path = path
        self.line = line
        self.message = message
        self.remedy = remedy
    }

    /// `zh-Hans.lproj/Coffee.strings:3: message; remedy`.
    package var description: String {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(message); \(remedy)"
    }
}
