// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A command line that cannot be run: what it says, why not, what to write.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Lower case, without a full stop.
    package var message: String
    /// What to write instead, lower case.
    package var mend: String

    package init(_ message: String, mend: String) {
        self.message = message
        self.mend = mend
    }

    package var description: String { "\(message); \(mend)" }
}

extension UsageError {
    static func missing(_ specification: ArgumentSpecification) -> UsageError {
        UsageError("\(specification.label) is missing", mend: "add '\(specification.signature)', \(specification.help)")
    }

    static func unknown(_ kind: String, _ word: String, among names: [String]) -> UsageError {
        let mend =
            NearestName.to(word, among: names).map { "did you mean '\($0)'?" }
            ?? (names.isEmpty ? "leave it out" : "use " + names.map { "'\($0)'" }.joined(separator: ", "))
        return UsageError("unknown \(kind) '\(word)'", mend: mend)
    }
}
