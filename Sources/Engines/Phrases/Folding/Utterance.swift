// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text as a recognizer reads it: one symbol for each folded letter, a space between words.
///
/// Beside a character that is a word of its own stands no space; such a place is soft: a space may be read there all the
/// same. The point or comma in a number stays, and the sign before it.
package struct Utterance: Sendable {
    package let text: FoldedText
    /// Folded Unicode scalars.
    let symbols: [UInt32]
    /// For each place before, between and after the symbols: whether a space may be read there.
    let isSoft: [Bool]
    /// For each symbol the token that it is of; -1 for a gap between two.
    let tokens: [Int32]
    /// White space or punctuation before the first token, and after the last.
    let hasGapBefore: Bool
    let hasGapAfter: Bool

    package init(_ string: String) {
        let text = FoldedText(string)
        var symbols: [UInt32] = []
        var isSoft: [Bool] = []
        var tokens: [Int32] = []
        symbols.reserveCapacity(string.utf8.count + 1)
        isSoft.reserveCapacity(string.utf8.count + 2)
        tokens.reserveCapacity(string.utf8.count + 1)
        func append(_ symbol: UInt32, of token: Int) {
            symbols.append(symbol)
            isSoft.append(false)
            tokens.append(Int32(token))
        }
        var end: String.Index?
        var isGrouped = false
        for (place, token) in text.tokens.enumerated() {
            let isJoined = token.isIdeograph || (place > 0 && text.tokens[place - 1].isIdeograph)
            let gap = string[(end ?? string.startIndex)..<token.range.lowerBound]
            let hasMark = gap.hasMark
            isGrouped = hasMark && Self.groupsThousands(gap, before: place, in: text.tokens, isGrouped: isGrouped)
            if end != nil, !isJoined, !isGrouped {
                let isPoint = hasMark && Self.isPoint(gap, before: token, in: string)
                append(isPoint ? Symbol.point : Symbol.space, of: -1)
            }
            let start = symbols.count
            if hasMark, Self.isSign(gap, before: token, in: string) { append(Symbol.minus, of: place) }
            for scalar in token.text.unicodeScalars { append(scalar.value, of: place) }
            if isJoined { isSoft[start] = true }
            end = token.range.upperBound
        }
        isSoft.append(text.tokens.last?.isIdeograph ?? false)
        if text.tokens.first?.isIdeograph == true { isSoft[0] = true }
        self.text = text
        self.symbols = symbols
        self.isSoft = isSoft
        self.tokens = tokens
        hasGapBefore = Self.hasGap(string[..<(text.tokens.first?.range.lowerBound ?? string.endIndex)])
        let rest = string[(end ?? string.startIndex)...]
        // The next word stands apart from a word that is elided before it: l’heure.
        let isElided = rest.unicodeScalars.first?.isApostrophe ?? false
        hasGapAfter = Self.hasGap(rest) || isElided && FoldedText.isElided(text.tokens.last?.text.utf8 ?? "".utf8)
    }

    /// The same with its first words at its end, once for each number of them that a place or time may have.
    func withBeginningMoved() -> [Utterance] {
        let count = text.tokens.count
        guard count > 2 else { return [] }
        return (1...min(8, count - 1)).map { moving($0, to: count) }
    }

    /// The same with its first words between two of the others, once for each such place.
    func movingWithin(_ count: Int) -> [Utterance] {
        let places = count + 1..<max(count + 1, min(text.tokens.count, Self.mostWordsPassed))
        return places.map { moving(count, to: $0) }
    }

    /// Where words begin.
    var wordStarts: [Int] {
        tokens.indices.filter { tokens[$0] >= 0 && ($0 == 0 || tokens[$0 - 1] != tokens[$0]) }
    }

    /// Words that begin before a place.
    func wordCount(before place: Int) -> Int {
        Int(tokens[..<place].last { $0 >= 0 } ?? -1) + 1
    }

    /// Words that the first ones are moved past at most.
    private static let mostWordsPassed = 20

    private func moving(_ count: Int, to place: Int) -> Utterance {
        let (string, tokens) = (text.original, text.tokens)
        let first = string[..<start(ofToken: count)]
        let end = place < tokens.count ? start(ofToken: place) : string.endIndex
        return Utterance("\(string[first.endIndex..<end]) \(first) \(string[end...])")
    }

    /// Where a token begins, with the opening brackets and quotation marks that touch it.
    private func start(ofToken token: Int) -> String.Index {
        let string = text.original[..<text.tokens[token].range.lowerBound]
        return string.lastIndex { !Self.openingSigns.contains($0) }.map(string.index(after:)) ?? string.startIndex
    }

    /// Whether a text may begin or end in the middle of a word: between two syllables' letters, never within one character.
    func maySplit(at place: Int) -> Bool {
        guard place > 0, place < symbols.count else { return true }
        return !Symbol.endsNowhere(symbols[place - 1]) && !Symbol.beginsNowhere(symbols[place])
    }

    /// Neighboring words with one role each.
    func runs(of roles: [Reading.Role], slipped: Set<Int>) -> [Reading.Run] {
        var runs: [Reading.Run] = []
        var start = 0
        for end in 1...max(1, roles.count) where end <= roles.count {
            let isOne =
                end < roles.count && roles[end] == roles[start] && slipped.contains(end) == slipped.contains(start)
            if isOne { continue }
            runs.append(
                Reading.Run(words: text.words(start..<end), role: roles[start], hasSlip: slipped.contains(start)))
            start = end
        }
        return runs
    }

    /// What stood in a run of symbols, as it was said.
    func words(_ run: Range<Int>) -> String {
        // A slip may have taken a gap along.
        guard let first = tokens[run].first(where: { $0 >= 0 }), let last = tokens[run].last(where: { $0 >= 0 }) else {
            return ""
        }
        let words = text.range(of: Int(first)..<Int(last) + 1)
        let before = letters(of: first, in: 0..<run.lowerBound)
        let after = letters(of: last, in: run.upperBound..<symbols.count)
        let whole = text.tokens[Int(last)].text.unicodeScalars.count
        let start = before > 0 ? text.index(after: before, lettersOf: Int(first)) : words.lowerBound
        let end = after > 0 ? text.index(after: whole - after, lettersOf: Int(last)) : words.upperBound
        return String(text.original[start..<max(start, end)])
    }

    /// The same with the signs beside it, such as a percent sign, a bracket that closes one of its own, and of a text that is
    /// no name a question mark; a full stop ends the sentence and not a text, unless that has several sentences.
    func text(_ run: Range<Int>, isName: Bool = false) -> String {
        let words = opened(words(run), run)
        guard let last = tokens[run].last(where: { $0 >= 0 }),
            letters(of: last, in: run.upperBound..<symbols.count) == 0
        else { return words }
        let isLast = Int(last) + 1 == text.tokens.count
        let next = isLast ? text.original.endIndex : text.tokens[Int(last) + 1].range.lowerBound
        // The end of a name, such as that of C++, is one of its words already.
        let rest = text.original[text.range(of: Int(last)..<Int(last) + 1).upperBound..<next]
        let stops = isName ? "" : isLast ? "!?！？….。" : "!?！？…"
        return words + signs(of: rest, behind: words, stops: stops)
    }

    /// The signs that belong to a text before them.
    ///
    /// - Parameter stops: Those that end its sentences.
    private func signs(of rest: Substring, behind words: String, stops: String) -> String {
        var (signs, gap) = ("", "")
        let hasSentences = words.contains { ".!?。！？".contains($0) }
        for sign in rest {
            // French puts a space before such a sign.
            if gap.isEmpty, sign.isWhitespace {
                gap.append(sign)
                continue
            }
            let isStop = stops.contains(sign) && (hasSentences || !".。".contains(sign))
            let isClosing = Self.brackets[sign].map { opening in
                words.count { $0 == opening } > (words + signs).count { $0 == sign }
            }
            guard isStop || isClosing ?? sign.isPartOfText else { break }
            signs += gap + String(sign)
            gap = ""
        }
        return signs
    }

    /// The words of a run with a bracket before them that is closed among them, or a sign that touches them.
    private func opened(_ words: String, _ run: Range<Int>) -> String {
        guard let first = tokens[run].first(where: { $0 >= 0 }), letters(of: first, in: 0..<run.lowerBound) == 0 else {
            return words
        }
        let before = text.original[..<text.tokens[Int(first)].range.lowerBound]
        guard let opening = before.last, !words.hasPrefix(String(opening)) else { return words }
        let isOpened = Self.brackets.contains { closing, bracket in
            bracket == opening && words.count { $0 == closing } > words.count { $0 == bracket }
        }
        let isApart = before.dropLast().last?.isWhitespace ?? true
        return isOpened || isApart && opening.isPartOfText ? "\(opening)" + words : words
    }

    /// Whether a colon or an opening quotation mark stands before a place, as before what somebody says.
    func isIntroduced(at place: Int) -> Bool {
        let gap = gap(before: place)
        let isColon = gap.last?.isWhitespace == true && gap.first { !$0.isWhitespace } == ":"
        return isQuoted(at: place) || gap.contains("：") || isColon
    }

    /// Whether an opening quotation mark stands before a place.
    func isQuoted(at place: Int) -> Bool {
        let gap = gap(before: place)
        guard gap.hasMark, let mark = gap.last, mark == "\"" || Self.openingSigns.contains(mark) || gap.contains("« ")
        else {
            return false
        }
        return mark != "\"" || gap.dropLast().last.map { $0.isWhitespace || $0 == ":" } ?? true
    }

    /// What stands between the words before and behind a place; nothing in the middle of a word.
    private func gap(before place: Int) -> Substring {
        guard place < tokens.count, tokens[place] >= 0, place == 0 || tokens[place - 1] != tokens[place] else {
            return ""
        }
        let token = Int(tokens[place])
        let start = token > 0 ? text.tokens[token - 1].range.upperBound : text.original.startIndex
        return text.original[start..<text.tokens[token].range.lowerBound]
    }

    private static let openingSigns: Set<Character> = ["“", "„", "«", "‹", "「", "『", "《", "(", "（", "["]

    /// By what closes it, what opens it.
    private static let brackets: [Character: Character] = [
        ")": "(", "）": "（", "]": "[", "”": "“", "»": "«", "“": "„", "」": "「", "》": "《",
    ]

    /// Symbols of a token in a run that touches it, without its sign.
    private func letters(of token: Int32, in run: Range<Int>) -> Int {
        run.count { tokens[$0] == token && symbols[$0] != Symbol.minus }
    }

    private static func isPoint(_ gap: Substring, before token: FoldedText.Token, in string: String) -> Bool {
        guard gap == "." || gap == ",", string[token.range.lowerBound].isNumber else { return false }
        return gap.startIndex > string.startIndex && string[string.index(before: gap.startIndex)].isNumber
    }

    /// Whether a comma parts the thousands of a number: 1,500 is one thousand and five hundred.
    ///
    /// - Parameter isGrouped: Whether the digits before it stand behind such a comma themselves, and may begin with zero.
    private static func groupsThousands(
        _ gap: Substring, before place: Int, in tokens: [FoldedText.Token], isGrouped: Bool
    ) -> Bool {
        guard gap == ",", place > 0 else { return false }
        let (before, after) = (tokens[place - 1].text.utf8, tokens[place].text.utf8)
        func isNumber(_ text: String.UTF8View) -> Bool { text.allSatisfy { (0x30...0x39).contains($0) } }
        return after.count == 3 && isNumber(after) && isNumber(before)
            && (isGrouped || (1...3).contains(before.count) && before.first != 0x30)
    }

    private static func isSign(_ gap: Substring, before token: FoldedText.Token, in string: String) -> Bool {
        guard let mark = gap.unicodeScalars.last, mark == "-" || mark == "−", string[token.range.lowerBound].isNumber
        else {
            return false
        }
        return gap.dropLast().last?.isWhitespace ?? (gap.startIndex == string.startIndex)
    }

    private static func hasGap(_ text: Substring) -> Bool {
        text.contains { CharacterKind($0) == .separator }
    }
}

extension Substring {
    /// Whether a gap between words is more than nothing or a space, as most are.
    fileprivate var hasMark: Bool { utf8.count > 1 || utf8.first.map { $0 != 0x20 } ?? false }
}

extension Character {
    /// Whether it says something beside a word, as percent and currency signs and arrows do.
    fileprivate var isPartOfText: Bool {
        "%‰#@&*§".contains(self) || isSymbol
    }
}
