// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A command line that cannot be run: what it says, why not, what to write.
package struct UsageError: ExitCoded, Hashable, Sendable, CustomStringConvertible {
    /// Lower case, without a full stop.
    package var message: String
    /// What to write instead, lower case.
    package var remedy: String

    package init(_ message: String, remedy: String) {
        self.message = message
        self.remedy = remedy
    }

    package var exitCode: ExitCode { .usage }

    package var description: String { "\(message); \(remedy)" }
}

extension UsageError {
    static func missing(_ specification: ArgumentSpecification) -> UsageError {
        UsageError(
            "\(specification.label) is missing", remedy: "add '\(specification.signature)', \(specification.help)")
    }

    /// - Parameter all: What prints the names, where they may be many; without it they are all named here.
    static func unknown(_ kind: String, _ word: String, among names: [String], all: String? = nil) -> UsageError {
        let remedy =
            NearestName.to(word, among: names).map { "did you mean '\($0)'?" }
            ?? (names.isEmpty ? "leave it out" : choice(among: names, all: all))
        return UsageError("unknown \(kind) '\(word)'", remedy: remedy)
    }

    /// So many names can be read in an error.
    private static let fewNames = 8

    static func choice(among names: [String], all: String?) -> String {
        if let all, names.count > fewNames { return "'\(all)' lists the \(names.count) there are" }
        return "use " + names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
