// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SpokenValues

/// Numbers and lengths of time with all their words, as they are listened for and as they are proposed.
struct HeardValues {
    /// The words for the numbers from 0 on.
    private let spelled: [String]
    private let words: LanguageWords
    private let reader: SpokenValueReader
    private let language: String

    private static let mostNumbers = 200
    /// All up to a hundred, and round ones up to a thousand: others would be heard in their place.
    private static let heardNumbers =
        Array(0...100) + stride(from: 105, through: 200, by: 5) + stride(from: 210, through: 1000, by: 10)
    private static let mostUnits = 60

    init(_ words: LanguageWords, _ language: String) {
        reader = SpokenValueReader(language: language)
        self.language = language
        spelled = (0...Self.mostNumbers).map(reader.spelling)
        self.words = words
    }

    /// What numbers are called, the smallest first.
    var names: [String] { spelled.enumerated().flatMap { [$1] + (words.numbers[Double($0)] ?? []) } }

    func numbers(_ bounds: ClosedRange<Double>) -> SlotList {
        var range = NumberRange(bounds, words: words.numbers)
        for number in Self.heardNumbers { range.words[Double(number), default: []] += ways(to: number) }
        range.measures = words.measures
        return .numbers(range)
    }

    /// What a number is called when it is said: “two hundred fifty”, “two hundred and fifty”.
    private func ways(to number: Int) -> [String] {
        let spelling = number < spelled.count ? spelled[number] : reader.spelling(of: number)
        guard language.hasPrefix("en"), number >= 100 else { return [spelling] }
        let ways = Set([spelling, spelling.replacing("hundred ", with: "hundred and ")])
        return (ways + ways.filter { $0.hasPrefix("one ") }.map { "a " + $0.dropFirst(4) }).sorted()
    }

    /// Numbers with units, or spans that need none.
    var durations: SlotList {
        let gap = words.isUnspaced ? "" : " "
        // 两 counts, 二 only numbers.
        let two = words.isUnspaced ? (words.numbers[2] ?? []).prefix(1) : []
        let numbers = spelled[1...Self.mostUnits] + two
        let one: PhraseTemplate = .sequence([
            .alternatives(numbers.map { .text($0 + gap) }), .alternatives(words.units.map { .text($0) }),
        ])
        return .form(.alternatives([one] + words.spans.map { .text($0) }))
    }
}
