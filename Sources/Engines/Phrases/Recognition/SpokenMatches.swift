// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenValues

/// Finds values that are read as they are said at places of a sentence.
struct SpokenMatches: Sendable {
    /// A value at a place of the sentence.
    struct Match {
        /// The place behind it.
        var end: Int
        /// The number, if it is certain; nil to pass the words on, so that the conversation reads them.
        var value: SlotValue?
        var slips: Int32 = 0
    }

    private let readers: [String: SpokenValueReader]

    /// - Parameter languages: BCP 47 tags.
    init(languages: Set<String>) {
        readers = Dictionary(uniqueKeysWithValues: languages.map { ($0, SpokenValueReader(language: $0)) })
    }

    /// What "tomorrow" counts from says nothing of which words are a date.
    private static let moment = SpokenMoment(
        calendar: Calendar(identifier: .gregorian), now: Date(timeIntervalSince1970: 1_800_000_000))

    /// The values of a list that begin at a place; those with a slip in one of their words where there are no others.
    func matches(of list: SpokenList, at place: Int, in utterance: Utterance, with slips: Slips) -> [Match] {
        guard place < utterance.symbols.count, utterance.symbols[place] != Symbol.space,
            let reader = readers[list.language], utterance.tokens[place] >= 0
        else { return [] }
        let token = Int(utterance.tokens[place])
        guard utterance.isTokenStart(place) else {
            let inside = utterance.numberStart(inTokenAt: place).map { [$0] } ?? []
            return matches(of: list, from: token, startingAt: inside, in: utterance.text, utterance, reader)
        }
        let starts = utterance.text.valueStarts(of: token)
        let found = matches(of: list, from: token, startingAt: starts, in: utterance.text, utterance, reader)
        guard found.isEmpty, slips.forgiveness.slips >= Weight.letter else { return found }
        return misspelled(list, from: token, utterance, slips, reader)
    }

    private func matches(
        of list: SpokenList, from token: Int, startingAt starts: [String.Index], in text: FoldedText,
        _ utterance: Utterance, _ reader: SpokenValueReader
    ) -> [Match] {
        for start in starts {
            for kind in list.kinds {
                let readings = reader.readings(of: kind, in: text.original, from: start, at: Self.moment)
                let meant = readings.filter { !isArticle($0, in: text.original, reader) }
                let matches = meant.compactMap { match(for: $0, of: list, from: token, in: text, utterance) }
                if !matches.isEmpty { return matches }
                // What has a sign is no number without it.
                if !readings.isEmpty, start < text.tokens[token].range.lowerBound { return [] }
            }
        }
        return []
    }

    /// Whether a one is rather an article: who orders "eine Pizza" has not said how many.
    private func isArticle(_ reading: SpokenReading, in text: String, _ reader: SpokenValueReader) -> Bool {
        guard case .number(1) = reading.value else { return false }
        let words = text[reading.range]
        // 一份 is one.
        let isWord = words.allSatisfy { $0.isLetter && CharacterKind($0) != .ideograph }
        return isWord && words.lowercased() != reader.spelling(of: 1)
    }

    private func match(
        for reading: SpokenReading, of list: SpokenList, from token: Int, in text: FoldedText, _ utterance: Utterance
    ) -> Match? {
        guard let end = utterance.place(after: reading.range.upperBound, from: token, in: text) else { return nil }
        switch reading.value {
        case .money(_, nil) where !list.takesBareNumbers: return nil
        case .ordinal(let place): return Match(end: end, value: .number(Double(place)))
        case .number(let number):
            let value = (Double(number.description) ?? .nan) * list.multiplier
            guard value.isFinite, list.bounds?.contains(value / list.multiplier) ?? true else { return nil }
            // Whether a fraction fits is asked.
            let isWhole = list.takesFractions || value == value.rounded()
            guard case .sure = reading.certainty, isWhole else { return Match(end: end) }
            return Match(end: end, value: .number(value))
        default: return Match(end: end)
        }
    }

    // MARK: - Slips

    /// Words that are looked at for one with a slip.
    private static let mostWords = 4
    private static let shortestWord = 4

    /// The values of a list with a word of theirs in the place of one that is nearly the same: "twnety".
    private func misspelled(
        _ list: SpokenList, from token: Int, _ utterance: Utterance, _ slips: Slips, _ reader: SpokenValueReader
    ) -> [Match] {
        let tokens = utterance.text.tokens
        let known = list.kinds.reduce(into: Set<String>()) { $0.formUnion(reader.words(of: $1)) }
        for place in token..<min(tokens.count, token + Self.mostWords) {
            let word = tokens[place]
            guard !known.contains(word.text) else { continue }
            guard word.text.count >= Self.shortestWord, !word.isIdeograph, slips.mayHaveSlip(word.text) else {
                return []
            }
            for other in known.sorted() where Self.isSlip(word.text, of: other) {
                let text = FoldedText(utterance.text.original.replacingCharacters(in: word.range, with: other))
                guard text.tokens.count == tokens.count else { continue }
                let starts = text.valueStarts(of: token)
                let found = matches(of: list, from: token, startingAt: starts, in: text, utterance, reader).filter {
                    $0.end >= utterance.place(afterToken: place)
                }
                if !found.isEmpty {
                    // The words themselves can't be read again.
                    return found.filter { $0.value != nil }.map {
                        Match(end: $0.end, value: $0.value, slips: Weight.letter)
                    }
                }
            }
            return []
        }
        return []
    }

    /// Whether one letter is wrong, missing, doubled or changed about with the next one.
    private static func isSlip(_ word: String, of other: String) -> Bool {
        let (one, two) = (Array(word.unicodeScalars), Array(other.unicodeScalars))
        guard abs(one.count - two.count) <= 1, word != other else { return false }
        let start = zip(one, two).prefix { $0 == $1 }.count
        let end = zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count
        let left = max(one.count, two.count) - start - end
        if left <= 1 { return true }
        return one.count == two.count && left == 2 && one[start] == two[start + 1] && one[start + 1] == two[start]
    }
}

extension FoldedText {
    /// Where a value may begin that begins with a token: before its sign or its point, and at the token itself.
    fileprivate func valueStarts(of token: Int) -> [String.Index] {
        let start = tokens[token].range.lowerBound
        let before = token > 0 ? tokens[token - 1].range.upperBound : original.startIndex
        let signs = original[before..<start].reversed().prefix { "-−+.,".contains($0) }
        guard !signs.isEmpty else { return [start] }
        let first = original.index(start, offsetBy: -signs.count)
        // A sign that touches the previous word doesn't belong to the number.
        let isApart = first == original.startIndex || original[original.index(before: first)].isWhitespace
        return isApart ? [first, start] : [start]
    }
}

extension Utterance {
    /// Whether a token begins at a place, with its sign.
    fileprivate func isTokenStart(_ place: Int) -> Bool {
        tokens[place] >= 0 && (place == 0 || tokens[place - 1] != tokens[place])
    }

    /// Where digits begin behind the letters of a word: FM98.5.
    fileprivate func numberStart(inTokenAt place: Int) -> String.Index? {
        guard Symbol.isDigit(symbols[place]), !Symbol.isDigit(symbols[place - 1]) else { return nil }
        let token = text.tokens[Int(tokens[place])]
        let letters = tokens[..<place].reversed().prefix { $0 == tokens[place] }.count
        guard text.original[token.range].allSatisfy(\.isASCII) else { return nil }
        return text.original.index(token.range.lowerBound, offsetBy: letters, limitedBy: token.range.upperBound)
    }

    /// The place behind a token.
    fileprivate func place(afterToken token: Int) -> Int {
        (tokens.lastIndex { Int($0) == token }).map { $0 + 1 } ?? 0
    }

    /// The place behind an index of a text that has the tokens of this one.
    fileprivate func place(after index: String.Index, from first: Int, in text: FoldedText) -> Int? {
        var last = first
        while last + 1 < text.tokens.count, text.tokens[last + 1].range.lowerBound < index { last += 1 }
        let token = text.tokens[last]
        let end = place(afterToken: last)
        guard index < token.range.upperBound else { return end }
        // In the middle of a word, such as of 30min, letters are counted.
        let left = text.original[index..<token.range.upperBound]
        guard left.allSatisfy(\.isASCII), token.text.allSatisfy(\.isASCII) else { return nil }
        return end - left.count
    }
}
