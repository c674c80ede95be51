// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads street addresses, coordinates, and the places that everybody has.
struct PlaceReader: Sendable {
    private let home, work: Lexicon<Bool>
    /// Before and after the name of a street, and after it with a capital letter alone: "rue", "Street", "Way".
    private let streetsBefore, streetsAfter, capitalStreets: Lexicon<Bool>
    /// Small words in the name of a street, "de la", and after the number of a house, "bis", 号.
    private let nameWords, afterNumber: Lexicon<Bool>
    /// What the name of a street ends with: "straße", 路.
    private let endings: [String]

    private static let mostWords = 5
    private static let mostTokens = 30

    /// Takes the words of places from a language.
    init(_ words: LanguageWords) {
        func list(_ key: String) -> Lexicon<Bool> { Lexicon(words[key]) }
        (home, work, afterNumber) = (list("home"), list("work"), list("after number"))
        (streetsAfter, streetsBefore) = (list("street after"), list("street before"))
        (capitalStreets, nameWords) = (list("capital street after"), list("name word"))
        endings = words["street ending"].flatMap { TokenRow($0).tokens.map(\.text) }
    }

    /// All words of places.
    var words: Set<String> {
        [home, work, streetsBefore, streetsAfter, capitalStreets].reduce([]) { $0.union($1.words()) }
    }

    /// The places at a token, the longest first.
    func places(_ tokens: Tokens, at start: Int) -> [Match<SpokenValue>] {
        let tokens = tokens[..<min(start + Self.mostTokens, tokens.endIndex)]
        for (words, place) in [(home, SpokenPlace.home), (work, .work)] {
            if let end = words.match(tokens, at: start)?.end, !isGlued(tokens, end) {
                return [Match(value: .place(place), end: end)]
            }
        }
        if let coordinates = coordinates(tokens, at: start) { return [coordinates] }
        guard let end = numberFirst(tokens, at: start) ?? streetFirst(tokens, at: start) else { return [] }
        return Set([town(tokens, after: end), end]).sorted(by: >).map { end in
            let address = tokens[start].source.base[tokens[start].source.startIndex..<tokens[end - 1].source.endIndex]
            return Match(value: .place(.address(String(address))), end: end)
        }
    }

    private func isGlued(_ tokens: Tokens, _ index: Int) -> Bool {
        tokens.isGlued(.word, at: index) || tokens.isGlued(.ideograph, at: index)
    }

    // MARK: - Addresses

    /// "10 Downing Street", "12 bis, rue de la Paix".
    private func numberFirst(_ tokens: Tokens, at start: Int) -> Int? {
        guard tokens[start].kind == .digits, tokens[start].text.count <= 5 else { return nil }
        let index = tokens.skipComma(at: afterNumber.skip(tokens, letterEnd(tokens, at: start + 1)))
        if let street = streetsBefore.match(tokens, at: index) { return name(tokens, from: street.end, isSmall: true) }
        var isName = true
        for end in index..<max(index, min(index + Self.mostWords, tokens.endIndex)) {
            guard tokens[end].kind == .word || tokens[end].kind == .digits, tokens[end].isSpaced else { return nil }
            if end > index, isName || end == index + 1, let street = streetsAfter.match(tokens, at: end) {
                return street.end
            }
            isName = isName && isCapital(tokens[end])
            if end > index, isName, let street = capitalStreets.match(tokens, at: end) { return street.end }
        }
        return nil
    }

    /// "Hauptstraße 5", 长安街1号.
    private func streetFirst(_ tokens: Tokens, at start: Int) -> Int? {
        for index in start..<max(start, min(start + Self.mostWords * 2, tokens.endIndex - 1)) {
            let token = tokens[index]
            let isWord = token.kind == .word && (index == start || isCapital(token) && isCapital(tokens[start]))
            guard token.kind == .ideograph || isWord else { return nil }
            let isStreet = endings.contains { ending in
                token.text.hasSuffix(ending) && (index > start || token.text.count > ending.count)
            }
            // "Hauptstr. 5"
            let end = tokens.has(".", at: index + 1) ? index + 3 : index + 2
            guard isStreet, end <= tokens.endIndex, tokens[end - 1].kind == .digits, tokens[end - 1].text.count <= 5
            else { continue }
            let mark = afterNumber.skip(tokens, end)
            return mark > end ? mark : token.kind == .ideograph ? nil : letterEnd(tokens, at: end)
        }
        return nil
    }

    /// The index after the letter of 221b, if there is one.
    private func letterEnd(_ tokens: Tokens, at index: Int) -> Int {
        isGlued(tokens, index) && tokens[index].text.utf8.count == 1 ? index + 1 : index
    }

    /// ", 1010 Wien"; the town after a comma.
    private func town(_ tokens: Tokens, after end: Int) -> Int {
        guard end + 1 < tokens.endIndex, tokens.has(",", at: end) else { return end }
        let hasCode = tokens[end + 1].kind == .digits && (4...5).contains(tokens[end + 1].text.count)
        guard var town = name(tokens, from: hasCode ? end + 2 : end + 1, isSmall: hasCode) else { return end }
        // ", IL 62701"
        if town + 1 < tokens.endIndex, tokens.has(",", at: town), tokens[town + 1].text.count == 2,
            tokens[town + 1].source.allSatisfy(\.isUppercase)
        {
            town += 2
        }
        let isCode = town < tokens.endIndex && tokens[town].kind == .digits && tokens[town].text.count == 5
        return isCode ? town + 1 : town
    }

    /// Words with a capital letter, and the small ones between them; the first one may be small too.
    private func name(_ tokens: Tokens, from start: Int, isSmall: Bool) -> Int? {
        var end = start
        for index in start..<max(start, min(start + Self.mostWords, tokens.endIndex)) {
            guard tokens[index].kind == .word else { break }
            let isSmallWord = nameWords.hasEntry(tokens[index].text)
            if isCapital(tokens[index]) || isSmall && end == start && !isSmallWord {
                end = index + 1
            } else if !isSmallWord {
                break
            }
        }
        return end > start ? end : nil
    }

    private func isCapital(_ token: Token) -> Bool { token.kind != .word || token.source.first?.isUppercase == true }

    // MARK: - Coordinates

    /// "48.2, 16.4": degrees of latitude and longitude; whole ones where nothing else is said.
    private func coordinates(_ tokens: Tokens, at start: Int) -> Match<SpokenValue>? {
        guard let latitude = degrees(tokens, at: start),
            let longitude = degrees(tokens, at: tokens.skipComma(at: latitude.end)),
            abs(latitude.value) <= 90, abs(longitude.value) <= 180,
            latitude.hasFraction && longitude.hasFraction || longitude.end == tokens.endIndex
        else { return nil }
        let place = SpokenPlace.coordinates(latitude: latitude.value, longitude: longitude.value)
        return Match(value: .place(place), end: longitude.end)
    }

    private func degrees(_ tokens: Tokens, at start: Int) -> (value: Decimal, hasFraction: Bool, end: Int)? {
        let isSouth = tokens.has("-", at: start)
        let index = isSouth || tokens.has("+", at: start) ? start + 1 : start
        guard index < tokens.endIndex, tokens[index].kind == .digits else { return nil }
        let hasFraction = tokens.joinsDigits(["."], at: index + 1)
        let digits = hasFraction ? "\(tokens[index].text).\(tokens[index + 2].text)" : tokens[index].text
        guard let value = Decimal(string: digits) else { return nil }
        return (isSouth ? -value : value, hasFraction, hasFraction ? index + 3 : index + 1)
    }
}
