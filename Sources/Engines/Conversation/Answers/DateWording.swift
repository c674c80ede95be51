// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentPhrases

/// A date as it was said, in the words that its reader takes apart.
struct DateWording {
    /// A day with a part of it as the two, and ordinals in digits.
    let plain: String

    /// - Parameter text: Half-width and lower case.
    init(_ text: String) {
        var words = text
        for (short, long) in Self.short { words = words.replacing(short, with: long) }
        plain = Self.withDigits(words)
    }

    private static let short = [
        ("今早", "今天早上"), ("明早", "明天早上"), ("明晚", "明天晚上"), ("昨晚", "昨天晚上"), ("后晚", "后天晚上"),
        ("this morning", "today in the morning"), ("this afternoon", "today in the afternoon"),
    ]

    /// The third of May as the 3rd of May.
    private static func withDigits(_ text: String) -> String {
        let words = text.split(separator: " ").map(String.init)
        var written: [String] = []
        var index = 0
        while index < words.count {
            let word = words[index].hasSuffix(",") ? String(words[index].dropLast()) : words[index]
            if index + 1 < words.count, let day = ordinals[word + "-" + words[index + 1]] {
                written.append("\(day)th")
                index += 2
            } else {
                written.append(ordinals[word].map { "\($0)th" } ?? words[index])
                index += 1
            }
        }
        return written.joined(separator: " ")
    }

    private static let ordinals = Dictionary(
        uniqueKeysWithValues: DateWords.english.ordinals.enumerated().map { ($0.element, $0.offset + 1) })
}
