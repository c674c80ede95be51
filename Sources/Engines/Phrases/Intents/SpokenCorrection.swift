// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an answer puts in the place of something said before: "make it thirty", "no, to Marie", "change the text to
/// hello".
///
/// It does not read values; the caller reads ``words`` as one.
package struct SpokenCorrection: Hashable, Sendable {
    /// What a parameter holds, by which people call it.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case text, person, money, date, place, number
    }

    /// A parameter that may be corrected.
    package struct Parameter: Hashable, Sendable {
        package var name: String
        /// What the app calls it.
        package var title: String
        /// Nil for what has no such name.
        package var kind: Kind?
        /// Whether it has a value, which is rather meant than one that does not exist.
        package var isFilled: Bool

        package init(name: String, title: String, kind: Kind?, isFilled: Bool = true) {
            (self.name, self.title, self.kind, self.isFilled) = (name, title, kind, isFilled)
        }
    }

    /// The parameter that was named; nil if the value has to tell.
    package private(set) var parameter: String?
    /// The new value, every word and sign as it was said.
    package private(set) var words: String
    /// Whether a word such as "to" stood before the value, as before a person or a place.
    package private(set) var isDirected = false
    /// Whether words such as "make it" said that something changes; a bare value does not.
    package private(set) var isMarked = false

    /// Reads an answer.
    ///
    /// - Parameter language: A BCP 47 tag.
    /// - Returns: Nil if nothing is left of it.
    package init?(_ answer: String, parameters: [Parameter], language: String) {
        let known = CorrectionWords.of(language)
        words = answer.trimmingCharacters(in: .whitespacesAndNewlines)
        takeNegation(known)
        takeOpeners(known.openers)
        if let named = Self.named(in: words, parameters, known) {
            (parameter, words, isMarked) = (named.parameter, named.words, true)
            if words.isEmpty { return nil }
            return
        }
        takeNegation(known)
        takeOpeners(known.openers)
        takeClosers(known.closers)
        if let rest = Self.rest(of: words, after: known.directing) { (words, isDirected) = (rest, true) }
        words = words.trimmingCharacters(in: CharacterSet(charactersIn: " ,;.!，；。！"))
        if words.isEmpty { return nil }
    }

    // MARK: - Around the value

    private mutating func takeOpeners(_ openers: [String]) {
        while let rest = Self.rest(of: words, after: openers) { (words, isMarked) = (rest, true) }
    }

    private mutating func takeClosers(_ closers: [String]) {
        let tokens = FoldedText(words).tokens
        for closer in closers {
            let closing = FoldedText(closer).tokens.map(\.text)
            guard tokens.count > closing.count, tokens.suffix(closing.count).map(\.text) == closing else { continue }
            words = String(words[..<tokens[tokens.count - closing.count].range.lowerBound])
            isMarked = true
            return
        }
    }

    /// Takes away what is not meant, where what is meant follows: not tomorrow, Friday.
    private mutating func takeNegation(_ known: CorrectionWords) {
        let folded = words.lowercased()
        guard let mark = known.negating.first(where: { folded.hasPrefix($0.lowercased()) }) else { return }
        let rest = words.dropFirst(mark.count)
        let turns = known.turning.compactMap { rest.range(of: $0, options: .caseInsensitive) }
        guard let turn = turns.min(by: { $0.lowerBound < $1.lowerBound }), turn.upperBound < rest.endIndex else {
            return
        }
        (words, isMarked) = (String(rest[turn.upperBound...]).trimmingCharacters(in: .whitespaces), true)
    }

    /// What follows the longest of some words that a text begins with; nil if nothing does.
    private static func rest(of text: String, after beginnings: [String]) -> String? {
        let tokens = FoldedText(text).tokens
        let spoken = beginnings.map { FoldedText($0).tokens.map(\.text) }
        let longest = spoken.filter { $0.count < tokens.count && tokens.prefix($0.count).map(\.text) == $0 }
            .max { $0.count < $1.count }
        guard let longest, !longest.isEmpty else { return nil }
        let rest = text[tokens[longest.count - 1].range.upperBound...]
        return String(rest.drop { $0.isWhitespace || ",;:，；：、".contains($0) })
    }

    // MARK: - The parameter's name

    private static func named(
        in text: String, _ parameters: [Parameter], _ known: CorrectionWords
    ) -> (parameter: String, words: String)? {
        for pattern in known.changing {
            for parameter in parameters {
                // What the app calls it goes before what people call its kind, which several may be.
                let own = rest(of: text, after: [pattern.replacing("${name}", with: parameter.title)])
                if let own { return (parameter.name, own) }
            }
            for (kind, names) in known.called.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                let alike = parameters.filter { $0.kind == kind }
                let filled = alike.filter(\.isFilled)
                let meant = filled.count == 1 ? filled : alike
                guard meant.count == 1 else { continue }
                let beginnings = names.map { pattern.replacing("${name}", with: $0) }
                if let rest = rest(of: text, after: beginnings) { return (meant[0].name, rest) }
            }
        }
        return nil
    }
}
