// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads places in a list: "the second", "twenty-first", "2.", 第三, "last".
struct OrdinalReader: Sendable {
    private let numbers: Numbers
    /// Ordinals with a form of their own, and what numbers are called in them: "first", "twelf".
    private var forms = Lexicon<Int>()
    private let stems: [String: Decimal]
    /// The longest first.
    private let endings: [String]
    /// What follows digits: "2nd", "2.".
    private let digitEndings: Set<String>
    /// Before an ordinal: "the".
    private let before: Lexicon<Bool>
    /// What makes a place of a number: "number", 第.
    private let marks: Lexicon<Bool>
    /// After an ordinal: "one", 个.
    private let after: Lexicon<Bool>

    /// Takes the words of ordinals from a language.
    init(_ words: LanguageWords, _ numbers: Numbers) {
        self.numbers = numbers
        before = Lexicon(words.words(.numbers, "ordinal before"))
        marks = Lexicon(words.words(.numbers, "ordinal mark"))
        after = Lexicon(words.words(.numbers, "ordinal after"))
        endings = words.words(.numbers, "ordinal ending").map { Self.folded($0) }.sorted {
            ($1.count, $0) < ($0.count, $1)
        }
        digitEndings = Set(words.words(.numbers, "ordinal digit ending").map { Self.folded($0) })
        var stems: [String: Decimal] = [:]
        for (key, list) in words.keys(.numbers, "ordinal stem") {
            for word in list { stems[Self.folded(word)] = Decimal(string: key) }
        }
        self.stems = stems
        for (key, list) in words.keys(.numbers, "ordinal") {
            if let place = Int(key) { forms.add(list, place) }
        }
    }

    private static func folded(_ word: String) -> String { TokenRow(word).tokens.map(\.text).joined() }

    /// The first words of ordinals that are no numbers.
    var words: Set<String> { forms.words.union(before.words).union(marks.words).union(after.words) }

    /// Whether an ordinal may begin with the token.
    func begins(_ token: Token) -> Bool {
        forms.hasEntry(token.text) || before.hasEntry(token.text) || marks.hasEntry(token.text)
            || numbers.begins(token) || token.kind == .word && stem(token) != nil
    }

    /// The place in a list at a token.
    func ordinals(_ tokens: [Token], at start: Int) -> [Candidate] {
        let index = before.skip(tokens, start)
        guard index < tokens.count else { return [] }
        let place = place(tokens, at: index) ?? (index > start ? self.place(tokens, at: start) : nil)
        guard let place, place.value != 0 else { return [] }
        let end = after.skip(tokens, place.end)
        let isGlued = end < tokens.count && tokens[end].kind == .word && !tokens[end].isSpaced
        return isGlued ? [] : [Candidate(value: .ordinal(place.value), end: end)]
    }

    /// The place at a token, and the token after it.
    func place(_ tokens: [Token], at index: Int) -> (value: Int, end: Int)? {
        if let form = forms.match(tokens, at: index) { return form }
        if let mark = marks.match(tokens, at: index), let number = numbers.number(tokens, at: mark.end),
            let place = number.value.integer, place > 0
        {
            return (place, number.end)
        }
        return ended(tokens, at: index)
    }

    /// A number whose last word has the ending of an ordinal.
    private func ended(_ tokens: [Token], at start: Int) -> (value: Int, end: Int)? {
        if let marked = marked(tokens, at: start) { return marked }
        for index in start..<min(start + 8, tokens.count) {
            let token = tokens[index]
            if index == start, token.kind == .digits { continue }
            guard token.kind == .word || token.kind == .ideograph else { break }
            if let last = forms[token.text].map({ Decimal($0) }) ?? stem(token), last > 0 {
                if index == start { return last.integer.map { ($0, index + 1) } }
                let place = spelled(tokens, start, index) ?? joined(tokens, start, index, last)
                return place.map { ($0, index + 1) }
            }
            guard numbers.begins(token) else { break }
        }
        return nil
    }

    /// "2nd", 二号: a number with a mark right behind it.
    private func marked(_ tokens: [Token], at start: Int) -> (value: Int, end: Int)? {
        let (place, end): (Int?, Int)
        switch tokens[start].kind {
        case .digits: (place, end) = (Int(tokens[start].text), start + 1)
        case .ideograph:
            guard let number = numbers.number(tokens, at: start) else { return nil }
            (place, end) = (number.value.integer, number.end)
        default: return nil
        }
        guard let place, (1..<1_000_000).contains(place), end < tokens.count, !tokens[end].isSpaced,
            digitEndings.contains(tokens[end].text)
        else { return nil }
        return (place, end + 1)
    }

    /// "quatre-vingt" of "quatre-vingtième".
    private func spelled(_ tokens: [Token], _ start: Int, _ index: Int) -> Int? {
        stemWords(tokens[index]).lazy.compactMap { word -> Int? in
            var row = Array(tokens[start...index])
            row[row.count - 1].text = word
            return numbers.exact(row, 0, row.count)?.value.integer
        }.first
    }

    private func stemWords(_ token: Token) -> [String] {
        endings.filter { token.text.hasSuffix($0) }.flatMap { ending in
            let stem = String(token.text.dropLast(ending.count))
            return [stem, stem + "e"]
        }
    }

    /// "twenty" and "first": the number that the words before the last one make with it.
    private func joined(_ tokens: [Token], _ start: Int, _ index: Int, _ last: Decimal) -> Int? {
        let isAfterAnd = isAnd(tokens[index - 1]) && index - 1 > start
        guard let before = numbers.exact(tokens, start, isAfterAnd ? index - 1 : index)?.value, before.isInteger else {
            return nil
        }
        if last >= 100, before < last { return (before * last).integer }
        let room: Decimal = [1000, 100, 10].first { before.isMultiple(of: $0) } ?? 0
        let isVigesimal = numbers.own.tensBeforeTeens.contains { (before - $0).isMultiple(of: 100) }
        return last < (isVigesimal ? max(room, 20) : room) ? (before + last).integer : nil
    }

    private func isAnd(_ token: Token) -> Bool {
        if case .and? = numbers.own.lexicon[token.text] ?? numbers.english?.lexicon[token.text] { true } else { false }
    }

    /// The number of a word without the ending of an ordinal: "fourth", "dreiundzwanzigste", "deuxième".
    private func stem(_ token: Token) -> Decimal? {
        for ending in endings where token.text.hasSuffix(ending) && token.text.count > ending.count {
            let stem = String(token.text.dropLast(ending.count))
            if let known = stems[stem] { return known }
            if let part = stems.first(where: { stem.hasSuffix($0.key) }),
                let hundreds = whole(String(stem.dropLast(part.key.count)), token), hundreds.isMultiple(of: 100)
            {
                return hundreds + part.value
            }
            if let number = [stem, stem + "e"].lazy.compactMap({ whole($0, token) ?? multiplier($0) }).first {
                return number
            }
        }
        return nil
    }

    /// A number that is one word.
    private func whole(_ word: String, _ token: Token) -> Decimal? {
        let token = Token(text: word, kind: .word, range: token.range, isSpaced: token.isSpaced)
        return numbers.begins(token) ? numbers.exact([token], 0, 1)?.value : nil
    }

    /// "hundred", which is not a number by itself.
    private func multiplier(_ word: String) -> Decimal? {
        switch numbers.own.lexicon[word] ?? numbers.english?.lexicon[word] {
        case .multiplier(let value), .scale(let value), .small(let value): value
        default: nil
        }
    }
}
