// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads places in a list: "the second", "twenty-first", "2.", 第三, "last".
struct OrdinalReader: Sendable {
    private let numbers: Numbers
    /// Ordinals with a form of their own: "first".
    private let forms: Lexicon<Int>
    /// What numbers are called before the ending: 12 for "twelf".
    private var stems: [(stem: String, value: Decimal)] = []
    /// What numbers up to a hundred are called by themselves: "twelve".
    private var cardinals: [Decimal: [String]] = [:]
    /// The longest first.
    private let endings: [String]
    /// What follows digits: "2nd", "2.".
    private let digitEndings: Set<String>
    /// Before and after an ordinal, "the", "one", 个, and before a number that is one: "number", 第.
    private let before, after, marks: Lexicon<Bool>

    private static let mostWords = 8
    private static let places = 1..<1_000_000

    /// Takes the words of ordinals from a language.
    init(_ words: LanguageWords, _ numbers: Numbers) {
        func list(_ key: String) -> [String] { words["ordinal " + key] }
        (self.numbers, forms) = (numbers, Lexicon(words.keys("ordinal")))
        (before, marks, after) = (Lexicon(list("before")), Lexicon(list("mark")), Lexicon(list("after")))
        endings = list("ending").map(Self.folded).sorted { ($1.count, $0) < ($0.count, $1) }
        digitEndings = Set(list("digit ending").map(Self.folded))
        for (key, list) in words.keys("ordinal stem") {
            for stem in list { stems.append((Self.folded(stem), Decimal(string: key) ?? 0)) }
        }
        for (value, list) in words.numbers { cardinals[value] = list.map(Self.folded) }
    }

    private static func folded(_ word: String) -> String { TokenRow(word).tokens.map(\.text).joined() }

    /// The words of ordinals that are no numbers.
    var words: Set<String> { [before, marks, after].reduce(forms.words()) { $0.union($1.words()) } }

    /// Whether an ordinal may begin with the token.
    func begins(_ token: Token) -> Bool {
        forms.hasEntry(token.text) || before.hasEntry(token.text) || marks.hasEntry(token.text)
            || numbers.begins(token) || token.kind == .word && ended([token], at: 0) != nil
    }

    /// The place in a list at a token.
    func ordinals(_ tokens: Tokens, at start: Int) -> [Match<SpokenValue>] {
        let index = before.skip(tokens, start)
        guard let place = self.place(tokens, at: index) ?? (index > start ? self.place(tokens, at: start) : nil) else {
            return []
        }
        let end = after.skip(tokens, place.end)
        return tokens.isGlued(.word, at: end) ? [] : [Match(value: .ordinal(place.value), end: end)]
    }

    /// The place at a token, and the token after it.
    func place(_ tokens: Tokens, at index: Int) -> Match<Int>? {
        guard index < tokens.endIndex else { return nil }
        if let form = forms.match(tokens, at: index) { return Match(value: form.value, end: form.end) }
        if let mark = marks.match(tokens, at: index), let number = numbers.number(tokens, at: mark.end),
            let place = number.value.integer, place > 0
        {
            return Match(value: place, end: number.end)
        }
        return marked(tokens, at: index) ?? ended(tokens, at: index)
    }

    /// "2nd", 二号: a number with a mark right behind it.
    private func marked(_ tokens: Tokens, at start: Int) -> Match<Int>? {
        let (place, end): (Int?, Int)
        switch tokens[start].kind {
        case .digits: (place, end) = (Int(tokens[start].text), start + 1)
        case .ideograph:
            guard let number = numbers.number(tokens, at: start) else { return nil }
            (place, end) = (number.value.integer, number.end)
        default: return nil
        }
        guard let place, Self.places.contains(place), end < tokens.endIndex, !tokens[end].isSpaced,
            digitEndings.contains(tokens[end].text)
        else { return nil }
        return Match(value: place, end: end + 1)
    }

    /// A number whose last word is that of an ordinal: "twenty-first", "dreiundzwanzigste", "quatre-vingtième".
    private func ended(_ tokens: Tokens, at start: Int) -> Match<Int>? {
        for index in start..<min(start + Self.mostWords, tokens.endIndex) {
            if index == start, tokens[index].kind == .digits { continue }
            guard tokens[index].kind == .word || tokens[index].kind == .ideograph else { return nil }
            var row = tokens[...index]
            for word in cardinals(of: tokens[index].text) {
                row[index].text = word
                if let number = numbers.exact(row, at: start)?.value ?? (index == start ? alone(word) : nil),
                    let place = number.integer, place > 0
                {
                    return Match(value: place, end: index + 1)
                }
            }
            guard numbers.begins(tokens[index]) else { return nil }
        }
        return nil
    }

    /// "hundred", which is not a number by itself.
    private func alone(_ word: String) -> Decimal? {
        numbers.word(word).flatMap { $0.role == .multiplier || $0.role == .scale ? $0.value : nil }
    }

    /// What the word of an ordinal may be as that of a number.
    private func cardinals(of word: String) -> [String] {
        if let form = forms[word] { return cardinals[Decimal(form)] ?? [] }
        return endings.filter { word.hasSuffix($0) && word.utf8.count > $0.utf8.count }.flatMap { ending in
            let stem = String(word.dropLast(ending.count))
            let known = stems.filter { stem.hasSuffix($0.stem) }.flatMap { part in
                (cardinals[part.value] ?? []).map { String(stem.dropLast(part.stem.count)) + $0 }
            }
            return known + [stem, stem + "e"]
        }
    }
}
