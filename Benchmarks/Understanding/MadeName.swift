// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A name of two made words, such as “dalopi remuka”: another for each number below half a million.
struct MadeName: CustomStringConvertible {
    let description: String

    private static let syllables = "bdfghjklmnprstvz".flatMap { first in "aeiou".map { "\(first)\($0)" } }

    init(_ number: Int) {
        // Neighbors are to look different: both factors are prime to the number of words.
        description = "\(Self.word(number, times: 314_159)) \(Self.word(number, times: 271_829))"
    }

    private static func word(_ number: Int, times factor: Int) -> String {
        let count = syllables.count
        let place = number * factor % (count * count * count)
        return syllables[place % count] + syllables[place / count % count] + syllables[place / count / count]
    }
}
