// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Goes through a text and takes the parts of a date from it.
struct DateScanner {
    let text: [Character]
    var place = 0
    /// Whether 5/6 is in May.
    let isMonthFirst: Bool
    /// Whether the text is to be a date and nothing else, so that it may be told shortly.
    let isWhole: Bool

    init(_ text: String, isMonthFirst: Bool, isWhole: Bool) {
        self.text = Array(text.lowercased())
        self.isMonthFirst = isMonthFirst
        self.isWhole = isWhole
    }

    var isAtEnd: Bool { place >= text.count }

    // MARK: - Words of a text

    /// Goes to where a word begins; false where none does any more.
    mutating func goToWord() -> Bool {
        while let next = peek(), !next.isLetter, !next.isNumber { place += 1 }
        return !isAtEnd
    }

    mutating func skipWord() {
        if peek().map(Self.isIdeographic) == true { place += 1 } else { skipLetters() }
    }

    private mutating func skipLetters() {
        let start = place
        while let next = peek(), next.isLetter || next.isNumber, !Self.isIdeographic(next) { place += 1 }
        if place == start { place += 1 }
    }

    private static func isIdeographic(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.isIdeographic == true
    }

    // MARK: - Parts

    /// As much of a date as there is from here; nil, and nowhere else, where there is none.
    mutating func parts() -> DateParts? {
        let start = place
        var parts = DateParts()
        var end = place
        while true {
            skipBetween()
            guard takeTime(&parts) || takeDay(&parts) else { break }
            end = place
        }
        place = end
        let isInsideWord = peek().map { ($0.isLetter || $0.isNumber) && !Self.isIdeographic($0) } ?? false
        let isJoined = isInsideWord && end > start && !Self.isIdeographic(text[end - 1])
        // A part of a day alone is a greeting as often as a date.
        let isGreeting = !isWhole && parts.day == nil && parts.hour == nil && parts.moment == nil
        guard !parts.isEmpty, !isJoined, !isGreeting else {
            place = start
            return nil
        }
        return parts
    }

    /// What may stand between the parts of a date.
    private mutating func skipBetween() {
        var wordsLeft = 2
        while let next = peek() {
            if next.isWhitespace || next == "," || next == "的" {
                place += 1
            } else if wordsLeft > 0, let word = word(), DateWords.between.contains(word) {
                place += word.count
                wordsLeft -= 1
            } else {
                return
            }
        }
    }

    // MARK: - Signs

    func peek(_ distance: Int = 0) -> Character? {
        text.indices.contains(place + distance) ? text[place + distance] : nil
    }

    mutating func skip(_ count: Int = 1) { place += count }

    mutating func skipSpaces() { while peek()?.isWhitespace == true { place += 1 } }

    /// A number of so many digits; nil, and nowhere else, where there are more or none.
    mutating func takeNumber(upTo most: Int) -> Int? {
        var end = place
        while end < text.count, text[end].isASCII, text[end].isNumber { end += 1 }
        guard end > place, end - place <= most, let number = Int(String(text[place..<end])) else { return nil }
        place = end
        return number
    }

    /// The letters from here.
    func word() -> String? {
        var end = place
        while end < text.count, text[end].isLetter, !Self.isIdeographic(text[end]) { end += 1 }
        return end > place ? String(text[place..<end]) : nil
    }

    /// Takes the longest word that is known; of Chinese signs also where others follow.
    mutating func takeWord<Value>(_ words: [String: Value]) -> Value? {
        if let word = word() {
            guard let value = words[word] else { return nil }
            place += word.count
            return value
        }
        for length in stride(from: 4, to: 0, by: -1) where place + length <= text.count {
            guard let value = words[String(text[place..<place + length])] else { continue }
            place += length
            return value
        }
        return nil
    }
}
