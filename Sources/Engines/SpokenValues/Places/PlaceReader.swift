// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads street addresses, coordinates, and the places that everybody has.
struct PlaceReader: Sendable {
    private let home: Lexicon<Bool>
    private let work: Lexicon<Bool>
    /// After the name of a street: "Street".
    private let streetsAfter: Lexicon<Bool>
    /// Before it: "rue".
    private let streetsBefore: Lexicon<Bool>
    /// The same for words that say other things in small letters: "Way".
    private let capitalStreets: Lexicon<Bool>
    /// Small words in the name of a street: "de la".
    private let nameWords: Lexicon<Bool>
    /// What the name of a street ends with: "straße", 路.
    private let endings: [String]
    /// After the number of a house: "bis", 号.
    private let afterNumber: Lexicon<Bool>

    private static let mostWords = 5
    private static let mostTokens = 30

    /// Takes the words of places from a language.
    init(_ words: LanguageWords) {
        func list(_ key: String) -> Lexicon<Bool> { Lexicon(words.words(.places, key)) }
        (home, work, afterNumber) = (list("home"), list("work"), list("after number"))
        (streetsAfter, streetsBefore) = (list("street after"), list("street before"))
        (capitalStreets, nameWords) = (list("capital street after"), list("name word"))
        endings = words.words(.places, "street ending").flatMap { TokenRow($0).tokens.map(\.text) }
    }

    /// All words of places.
    var words: Set<String> {
        [home, work, streetsAfter, capitalStreets, streetsBefore].map(\.words).reduce([]) { $0.union($1) }
    }

    /// The places at a token, the longest first.
    func places(_ all: [Token], at start: Int, in text: String) -> [Candidate] {
        places(Array(all[start...].prefix(Self.mostTokens)), in: text).map { place in
            Candidate(value: place.value, end: start + place.end)
        }
    }

    private func places(_ tokens: [Token], in text: String) -> [Candidate] {
        for (words, place) in [(home, SpokenPlace.home), (work, .work)] {
            if let match = words.match(tokens, at: 0), !isGlued(tokens, match.end) {
                return [Candidate(value: .place(place), end: match.end)]
            }
        }
        if let coordinates = coordinates(tokens) { return [coordinates] }
        guard let end = numberFirst(tokens, text) ?? streetFirst(tokens, text) else { return [] }
        let whole = town(tokens, text, after: end)
        return (whole > end ? [whole, end] : [end]).map { end in
            let range = tokens[0].range.lowerBound..<tokens[end - 1].range.upperBound
            return Candidate(value: .place(.address(String(text[range]))), end: end)
        }
    }

    private func isGlued(_ tokens: [Token], _ index: Int) -> Bool {
        index < tokens.count && !tokens[index].isSpaced
            && (tokens[index].kind == .word || tokens[index].kind == .ideograph)
    }

    // MARK: - Addresses

    /// "10 Downing Street", "12 bis, rue de la Paix".
    private func numberFirst(_ tokens: [Token], _ text: String) -> Int? {
        guard tokens[0].kind == .digits, tokens[0].text.count <= 5 else { return nil }
        var index = afterNumber.skip(tokens, letterEnd(tokens, at: 1))
        if index < tokens.count, tokens[index].text == "," { index += 1 }
        if let street = streetsBefore.match(tokens, at: index) {
            return name(tokens, text, from: street.end, isSmall: true)
        }
        let most = min(index + Self.mostWords, tokens.count)
        for end in index..<max(index, most) {
            guard tokens[end].kind == .word || tokens[end].kind == .digits, tokens[end].isSpaced else { return nil }
            let isName = tokens[index..<end].allSatisfy { isCapital($0, text) }
            guard end > index, isName || end == index + 1 else { continue }
            if let street = streetsAfter.match(tokens, at: end) { return street.end }
            guard isName, isCapital(tokens[end], text) else { continue }
            if let street = capitalStreets.match(tokens, at: end) { return street.end }
        }
        return nil
    }

    /// "Hauptstraße 5", 长安街1号.
    private func streetFirst(_ tokens: [Token], _ text: String) -> Int? {
        for index in 0..<min(Self.mostWords * 2, tokens.count - 1) {
            let kind = tokens[index].kind
            guard
                kind == .ideograph
                    || kind == .word && (index == 0 || isCapital(tokens[index], text) && isCapital(tokens[0], text))
            else { return nil }
            let isStreet = endings.contains { ending in
                tokens[index].text.hasSuffix(ending) && (index > 0 || tokens[index].text.count > ending.count)
            }
            // "Hauptstr. 5"
            let number = tokens[index + 1].text == "." ? index + 2 : index + 1
            guard isStreet, number < tokens.count, tokens[number].kind == .digits, tokens[number].text.count <= 5 else {
                continue
            }
            let end = number + 1
            let mark = afterNumber.skip(tokens, end)
            if mark > end || tokens[index].kind == .ideograph { return mark > end ? mark : nil }
            return letterEnd(tokens, at: end)
        }
        return nil
    }

    /// Behind the letter of 221b, if there is one.
    private func letterEnd(_ tokens: [Token], at index: Int) -> Int {
        isGlued(tokens, index) && tokens[index].text.utf8.count == 1 ? index + 1 : index
    }

    /// ", 1010 Wien"; the town after a comma.
    private func town(_ tokens: [Token], _ text: String, after end: Int) -> Int {
        guard end + 1 < tokens.count, tokens[end].text == "," else { return end }
        let hasCode = tokens[end + 1].kind == .digits && (4...5).contains(tokens[end + 1].text.count)
        guard var town = name(tokens, text, from: hasCode ? end + 2 : end + 1, isSmall: hasCode) else { return end }
        // ", IL 62701"
        if town + 1 < tokens.count, tokens[town].text == ",", tokens[town + 1].text.count == 2,
            text[tokens[town + 1].range].allSatisfy(\.isUppercase)
        {
            town += 2
        }
        return town < tokens.count && tokens[town].kind == .digits && tokens[town].text.count == 5 ? town + 1 : town
    }

    /// Words with a capital letter, and the small ones between them; the first one may be small too.
    private func name(_ tokens: [Token], _ text: String, from start: Int, isSmall: Bool) -> Int? {
        var (index, end) = (start, start)
        while index < min(start + Self.mostWords, tokens.count), tokens[index].kind == .word {
            let isName =
                isCapital(tokens[index], text) || isSmall && end == start && !nameWords.hasEntry(tokens[index].text)
            guard isName || nameWords.hasEntry(tokens[index].text) else { break }
            index += 1
            if isName { end = index }
        }
        return end > start ? end : nil
    }

    private func isCapital(_ token: Token, _ text: String) -> Bool {
        token.kind != .word || text[token.range.lowerBound].isUppercase
    }

    // MARK: - Coordinates

    /// "48.2, 16.4": degrees of latitude and longitude; whole ones where nothing else is said.
    private func coordinates(_ tokens: [Token]) -> Candidate? {
        guard let latitude = degrees(tokens, at: 0) else { return nil }
        let hasComma = latitude.end < tokens.count && tokens[latitude.end].text == ","
        guard let longitude = degrees(tokens, at: hasComma ? latitude.end + 1 : latitude.end),
            abs(latitude.value) <= 90, abs(longitude.value) <= 180,
            latitude.hasFraction && longitude.hasFraction || longitude.end == tokens.count
        else { return nil }
        let place = SpokenPlace.coordinates(latitude: latitude.value, longitude: longitude.value)
        return Candidate(value: .place(place), end: longitude.end)
    }

    private func degrees(_ tokens: [Token], at start: Int) -> (value: Decimal, hasFraction: Bool, end: Int)? {
        guard start < tokens.count else { return nil }
        let index = ["-", "+"].contains(tokens[start].text) ? start + 1 : start
        guard index < tokens.count, tokens[index].kind == .digits else { return nil }
        let hasFraction =
            index + 2 < tokens.count && tokens[index + 1].text == "." && tokens[index + 2].kind == .digits
            && !tokens[index + 2].isSpaced
        let digits = hasFraction ? "\(tokens[index].text).\(tokens[index + 2].text)" : tokens[index].text
        guard let value = Decimal(string: digits) else { return nil }
        return (tokens[start].text == "-" ? -value : value, hasFraction, hasFraction ? index + 3 : index + 1)
    }
}
