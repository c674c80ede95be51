// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// A command line that cannot be run: what it says, why not, what to write.
package typealias UsageError = Problem<ExitCode>

extension UsageError {
    package init(_ message: Sentence, remedy: Sentence) { self.init(.usage, reason: message, remedy: remedy) }

    static func missing(_ specification: ArgumentSpecification) -> UsageError {
        UsageError(
            "\(specification.label) is missing", remedy: "add '\(specification.signature)', \(specification.help)")
    }

    /// - Parameter all: What prints the names, where they may be many; without it they are all named here.
    static func unknown(_ kind: Sentence, _ word: String, among names: [String], all: String? = nil) -> UsageError {
        let remedy: Sentence =
            NearestName.to(word, among: names).map { "did you mean '\($0)'?" }
            ?? (names.isEmpty ? "leave it out" : choice(among: names, all: all))
        return UsageError("unknown \(kind) '\(word)'", remedy: remedy)
    }

    /// So many names can be read in an error.
    private static let fewNames = 8

    static func choice(among names: [String], all: String?) -> Sentence {
        if let all, names.count > fewNames { return "run '\(all)' for a list of the \(names.count) commands" }
        return "use \(Sentence.names(names))"
    }
}
