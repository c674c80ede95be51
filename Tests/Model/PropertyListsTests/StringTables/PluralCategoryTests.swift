// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Testing

struct PluralCategoryTests {
    /// Numbers and their classes, from the samples of CLDR's plural rules.
    static let samples: [(String, [PluralCategory: [Int]])] = [
        ("en", [.one: [1], .other: [0, 2, 11, 100]]),
        ("de", [.one: [1], .other: [0, 2, 21]]),
        ("zh-Hans", [.other: [0, 1, 2, 100]]),
        ("ja", [.other: [0, 1, 2]]),
        ("ko", [.other: [0, 1, 2]]),
        ("fr", [.one: [0, 1], .many: [1_000_000], .other: [2, 17, 1_000_001]]),
        ("hi", [.one: [0, 1], .other: [2, 11, 100]]),
        ("es", [.one: [1], .many: [1_000_000], .other: [0, 2, 100]]),
        ("it", [.one: [1], .many: [2_000_000], .other: [0, 8]]),
        ("pt", [.one: [0, 1], .many: [1_000_000], .other: [2]]),
        ("pt-PT", [.one: [1], .other: [0, 2]]),
        ("ru", [.one: [1, 21, 101], .few: [2, 3, 4, 22, 104], .many: [0, 5, 11, 12, 14, 20, 111, 112]]),
        ("uk", [.one: [1, 31], .few: [2, 34], .many: [0, 11, 13, 100]]),
        ("pl", [.one: [1], .few: [2, 4, 22, 104], .many: [0, 5, 11, 12, 14, 21, 31, 101]]),
        ("cs", [.one: [1], .few: [2, 3, 4], .other: [0, 5, 22]]),
        (
            "ar",
            [.zero: [0], .one: [1], .two: [2], .few: [3, 10, 103], .many: [11, 26, 111], .other: [100, 102, 200]]
        ),
        ("he", [.one: [1], .two: [2], .other: [0, 3, 20]]),
        ("hr", [.one: [1, 21], .few: [2, 24], .other: [0, 5, 11]]),
        ("sl", [.one: [1, 101], .two: [2, 102], .few: [3, 4, 103], .other: [0, 5, 100]]),
        ("lt", [.one: [1, 21], .few: [2, 29], .other: [0, 10, 11, 20]]),
        ("lv", [.zero: [0, 10, 11, 30], .one: [1, 21], .other: [2, 9, 22]]),
        ("ro", [.one: [1], .few: [0, 2, 16, 101], .other: [20, 100]]),
        ("tlh", [.other: [0, 1, 2]]),
        ("", [.other: [1]]),
    ]

    @Test("numbers fall into the classes of their language", arguments: samples)
    func classes(language: String, classes: [PluralCategory: [Int]]) {
        for (category, numbers) in classes {
            for number in numbers {
                #expect(PluralCategory(of: number, language: language) == category, "\(language) \(number)")
                #expect(PluralCategory(of: -number, language: language) == category, "\(language) \(-number)")
            }
        }
    }

    @Test("the smallest number there is has a class")
    func smallest() {
        #expect(PluralCategory(of: .min, language: "ru") == .many)
    }
}
