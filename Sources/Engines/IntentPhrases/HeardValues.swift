// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import SpokenValues

/// Numbers and lengths of time with all their words, as they are listened for and as they are proposed.
struct HeardValues {
    /// The words for the numbers from 0 on.
    private let spelled: [String]
    private let words: LanguageWords

    private static let mostNumbers = 200
    private static let mostUnits = 60

    init(_ words: LanguageWords, _ language: String) {
        let reader = SpokenValueReader(language: language)
        spelled = (0...Self.mostNumbers).map(reader.spelling)
        self.words = words
    }

    /// What numbers are called, the smallest first.
    var names: [String] { spelled.enumerated().flatMap { [$1] + (words.numbers[Double($0)] ?? []) } }

    func numbers(_ bounds: ClosedRange<Double>) -> SlotList {
        var range = NumberRange(bounds, words: words.numbers)
        for (number, word) in spelled.enumerated() { range.words[Double(number), default: []].append(word) }
        range.measures = words.measures
        return .numbers(range)
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
