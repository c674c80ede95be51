// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// A name, or part of one, as it is compared: its words, and what they sound like.
struct SpokenName {
    /// Ways to read a name that are kept.
    private static let greatestReadingCount = 4

    /// The words, folded, with single spaces between.
    let key: String
    let words: [String]
    /// Whether there is a Chinese character in it.
    let isHan: Bool

    init(_ text: String) {
        self.init(FoldedText(text).tokens.map(\.text))
    }

    init(_ words: [String]) {
        self.words = words
        key = words.joined(separator: " ")
        isHan = words.contains { HanName.isHan($0) }
    }

    var isEmpty: Bool { words.isEmpty }

    /// The name as syllables, in each way that it may be read, whether it begins with a family name or not.
    var allSyllables: [[String]] {
        let plain = syllables()
        guard isHan, let family = HanName.parts(of: words.joined())?.family else { return plain }
        return plain + syllables(familyLength: family.count).filter { !plain.contains($0) }
    }

    /// The name as syllables, in each way that it may be read; none for one that is not Chinese.
    ///
    /// - Parameter familyLength: How many of the words, from the first on, are the family name.
    func syllables(familyLength: Int = 0) -> [[String]] {
        var readings: [[String]] = [[]]
        var place = 0
        while place < words.count {
            let isFamily = place == 0 && familyLength > 0
            let taken = isFamily ? words[..<familyLength].joined() : words[place]
            let next = Self.readings(of: taken, isFamily: isFamily)
            guard !next.isEmpty else { return [] }
            readings = readings.flatMap { before in next.map { before + $0 } }
            readings = Array(readings.prefix(Self.greatestReadingCount))
            place += isFamily ? familyLength : 1
        }
        return words.isEmpty ? [] : readings
    }

    private static func readings(of word: String, isFamily: Bool) -> [[String]] {
        guard HanName.isHan(word) else { return PinyinWord.readings(of: word) }
        let characters = HanName.readings(of: word, isFamily: isFamily) ?? []
        guard !characters.isEmpty else { return [] }
        // A word is a character, but for family names of two.
        return characters.reduce([[]]) { before, syllables in
            before.flatMap { start in syllables.map { start + [$0] } }
        }
    }

    /// What the words sound like in Latin letters; empty if one has no such letters.
    var sound: String {
        let sounds = words.map(LatinSound.key)
        return sounds.contains("") ? "" : sounds.joined(separator: " ")
    }

    var letters: [UInt8] { words.flatMap(LatinSound.plain) }

    /// Syllables as they are looked up, those that are taken for one another as one.
    static func plainKey(_ syllables: [String]) -> String {
        syllables.map { Pinyin.plainSound(of: $0[...]) }.joined(separator: " ")
    }
}
