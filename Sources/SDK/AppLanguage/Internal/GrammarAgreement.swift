// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes words agree with their number where a text asks for it: `^[2 gram](inflect: true)` becomes `2 grams`.
///
/// English nouns change; other languages keep the words that the text has. See *Automatic grammar agreement* in Apple's
/// documentation. Foundation on Linux does not know this markup.
enum GrammarAgreement {
    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "mouse": "mice", "goose": "geese", "leaf": "leaves", "loaf": "loaves", "half": "halves", "knife": "knives",
        "life": "lives", "shelf": "shelves", "wolf": "wolves", "potato": "potatoes", "tomato": "tomatoes",
    ]
    private static let unchanging: Set = ["sheep", "fish", "series", "species", "aircraft", "information"]

    /// Whether a text asks for any words to agree.
    static func isAsked(in text: String) -> Bool { text.contains("](inflect:") }

    /// The text with its words in agreement and without the markup.
    static func resolved(_ text: String, isEnglish: Bool) -> String {
        text.replacing(/\^\[([^\]]*)\]\(inflect: *(true|false)\)/) { match in
            isEnglish && match.2 == "true" ? agreeing(String(match.1)) : String(match.1)
        }
    }

    /// A phrase such as `2 fresh egg`, whose last word is the noun; without a number it stays as it is.
    private static func agreeing(_ phrase: String) -> String {
        guard let number = phrase.firstMatch(of: /[0-9][0-9.,]*/)?.0, let noun = phrase.matches(of: /[A-Za-z]+/).last,
            noun.range.lowerBound > number.startIndex
        else { return phrase }
        var phrase = phrase
        let isOne = Double(number.replacing(",", with: "")) == 1
        phrase.replaceSubrange(noun.range, with: isOne ? singular(String(noun.0)) : plural(String(noun.0)))
        return phrase
    }

    private static func plural(_ noun: String) -> String {
        let word = noun.lowercased()
        if unchanging.contains(word) || irregular.values.contains(word) { return noun }
        if let plural = irregular[word] { return String(noun.prefix(1) + plural.dropFirst()) }
        if word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us") { return noun }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return noun + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        return noun + "s"
    }

    private static func singular(_ noun: String) -> String {
        let word = noun.lowercased()
        if unchanging.contains(word) { return noun }
        if let singular = irregular.first(where: { $0.value == word })?.key {
            return String(noun.prefix(1) + singular.dropFirst())
        }
        if word.hasSuffix("ies"), word.count > 4 { return noun.dropLast(3) + "y" }
        if ["sses", "xes", "zes", "ches", "shes"].contains(where: word.hasSuffix) { return String(noun.dropLast(2)) }
        return word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us") ? String(noun.dropLast()) : noun
    }
}
