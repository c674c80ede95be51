// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What does not count where texts are compared: the letters in brackets after an operator.
struct TextOptions {
    private var options: String.CompareOptions = []
    private var isLocalized = false
    /// As it is written; empty for none.
    let written: String

    /// Everything counts.
    init() { written = "" }

    /// - Parameter letters: `c` for cases, `d` for marks on letters, `n` and `l`; nil of other letters.
    init?(_ letters: String) {
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.literal)
            case "l": isLocalized = true
            default: return nil
            }
        }
        written = letters.isEmpty ? "" : "[\(letters.lowercased())]"
    }

    private var locale: Locale? { isLocalized ? Locale.current : nil }

    func isEqual(_ one: String, _ other: String) -> Bool {
        // Unlike Swift, Foundation has an accent of its own be another text than the letter with the accent.
        options.isEmpty && !isLocalized
            ? one.utf16.elementsEqual(other.utf16) : order(of: one, other) == .orderedSame
    }

    func order(of one: String, _ other: String) -> ComparisonResult {
        one.compare(other, options: options, range: nil, locale: locale)
    }

    /// Whether a text is part of another one; an empty one is of none.
    func contains(_ part: String, in whole: String, at place: String.CompareOptions = []) -> Bool {
        whole.range(of: part, options: options.union(place), range: nil, locale: locale) != nil
    }

    /// The text without what does not count.
    func folded(_ text: String) -> String {
        text.folding(options: options.intersection([.caseInsensitive, .diacriticInsensitive]), locale: locale)
    }

    /// Whether a regular expression is of the whole text.
    func matches(_ text: String, _ pattern: String) throws(PredicateMistake) -> Bool {
        let isFolded = options.contains(.diacriticInsensitive)
        let text = isFolded ? text.folding(options: .diacriticInsensitive, locale: locale) : text
        let caseless: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        do {
            _ = try NSRegularExpression(pattern: pattern)
            let expression = try NSRegularExpression(pattern: "(?:\(pattern))\\z", options: caseless)
            let whole = NSRange(text.startIndex..., in: text)
            return expression.firstMatch(in: text, options: .anchored, range: whole) != nil
        } catch {
            throw PredicateMistake(
                "the text after MATCHES, ‘\(pattern)’, is not a regular expression",
                remedy: "mend it, or write LIKE for * and ? alone")
        }
    }
}
