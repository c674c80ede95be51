// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// Words in Latin letters, read as the syllables of Chinese names: `xiaoming` as `xiao ming`.
enum PinyinWord {
    /// Ways to read a word that are tried.
    private static let greatestCount = 4
    private static let greatestLength = 24

    /// All ways to read a word, long syllables first; none for one that is not Chinese.
    static func readings(of word: String) -> [[String]] {
        var letters = word[...]
        if letters.contains(where: { $0 == "v" || $0 == "ü" }) {
            letters = letters.replacing("v", with: "u").replacing("ü", with: "u")[...]
        }
        guard !letters.isEmpty, letters.utf8.count <= greatestLength,
            letters.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
        else { return [] }
        var readings: [[String]] = []
        read(letters, [], &readings)
        return readings
    }

    private static func read(_ rest: Substring, _ before: [String], _ readings: inout [[String]]) {
        guard readings.count < greatestCount else { return }
        guard !rest.isEmpty else { return readings.append(before) }
        // A name has few syllables, and an invalid word is given up soon.
        guard before.count < 6 else { return }
        for length in stride(from: min(6, rest.count), through: 1, by: -1) {
            let syllable = rest.prefix(length)
            if Pinyin.isSyllable(syllable) { read(rest.dropFirst(length), before + [String(syllable)], &readings) }
        }
    }
}
