// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import CommandLineInterface
import IntentDefinition
import Sentences

/// The `name=value` words of a command line.
enum ParameterTexts {
    /// The values by parameter name; spelled as the definition spells them.
    ///
    /// - Throws: `UsageError` for a word without `=`, a name given twice, or one that the intent
    ///   does not have.
    static func read(_ words: [String], for intent: OfferedIntent) throws(UsageError) -> [String: String] {
        let names = intent.declaration.parameters.map(\.name)
        var texts: [String: String] = [:]
        for (index, word) in words.enumerated() {
            guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
                let before = index > 0 ? words[index - 1] : ""
                throw UsageError(
                    "'\(word)' gives no parameter a value",
                    remedy: before.hasSuffix("=")
                        ? "write \(before)\(word), without the space"
                        : "write NAME=VALUE, such as \(example(names))")
            }
            let given = String(word[..<equals])
            let name = try name(given, of: intent)
            guard texts[name] == nil else {
                throw UsageError("the parameter \(name) is given twice", remedy: "keep one of them")
            }
            texts[name] = String(word[word.index(after: equals)...])
        }
        return texts
    }

    /// The parameter a person means; capitals do not matter.
    ///
    /// - Throws: `UsageError` that suggests the nearest name.
    static func name(_ given: String, of intent: OfferedIntent) throws(UsageError) -> String {
        let names = intent.declaration.parameters.map(\.name)
        if let name = names.first(where: { $0 == given }) { return name }
        let matches = names.filter { $0.lowercased() == given.lowercased() }
        if matches.count == 1 { return matches[0] }
        let remedy: Sentence =
            names.isEmpty
            ? "remove it: the intent has no parameters"
            : NearestName.to(given, among: names).map { "did you mean '\($0)'?" }
                ?? "use \(Sentence.names(names))"
        throw UsageError("\(intent.className) has no parameter '\(given)'", remedy: remedy)
    }

    private static func example(_ names: [String]) -> String {
        "\(names.first ?? "quantity")=2"
    }
}
