// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// What a person reads of a parameter, and when it counts.
package struct ParameterWords: Sendable {
    /// How a parameter is shown beside its value.
    package struct Options: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Takes what the action before gave where it is not set.
        static let input = Options(rawValue: 1)
        /// Says nothing to a person: it only arranges the editor, or repeats another parameter.
        static let quiet = Options(rawValue: 2)
        /// Its values are names that the format has in English.
        static let named = Options(rawValue: 4)
        /// Its values are on and off.
        static let `switch` = Options(rawValue: 8)
    }

    package let key: String
    package let label: Sentence
    /// What is meant where a file says nothing, as a file would write it.
    package let standard: String?
    /// All have to hold, else its value does not count.
    package let conditions: [ParameterCondition]
    /// Other keys under which files have it.
    package let others: [String]
    package let options: Options

    /// - Parameter when: Conditions as they are written, with `&` between them.
    init(
        _ key: String, _ label: Sentence, standard: String? = nil, when: String = "", also others: [String] = [],
        options: Options = []
    ) {
        self.key = key
        self.label = label
        self.standard = standard
        self.others = others
        self.options = options
        conditions = when.split(separator: " & ").compactMap { ParameterCondition($0) }
    }

    /// Those of all actions, by key.
    static let all: [String: ParameterWords] = {
        let words = shared + ActionSummaries.all.flatMap(\.parameters)
        return Dictionary(words.map { ($0.key, $0) }) { first, _ in first }
    }()

    /// Those of a key; where no action of the system's has it, its own name without its beginning.
    package static func words(for key: String) -> ParameterWords {
        all[key] ?? ParameterWords(key, Sentence(verbatim: name(key)))
    }

    /// `WFTextActionText` as `Text Action Text`.
    private static func name(_ key: String) -> String {
        var name = ""
        for character in key.hasPrefix("WF") ? key.dropFirst(2) : key[...] {
            if character.isUppercase, let last = name.last, last.isLowercase { name += " " }
            name.append(character)
        }
        return name
    }
}
