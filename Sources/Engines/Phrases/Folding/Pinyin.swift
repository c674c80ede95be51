// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How Chinese characters sound: who types by sound takes one for another.
package enum Pinyin {
    /// The syllables of each character, without tones.
    private static let syllables: [UInt32: [Substring]] = {
        var syllables: [UInt32: [Substring]] = [:]
        for entry in table.split(whereSeparator: \.isWhitespace) {
            let syllable = entry.prefix { $0.isASCII }
            for character in entry.dropFirst(syllable.count).unicodeScalars {
                syllables[character.value, default: []].append(syllable)
            }
        }
        return syllables
    }()

    /// The same as numbers, those alike that many take for one another: zhong and zong, lin and ling, nan and lan.
    private static let sounds: [UInt32: [Int]] = {
        var numbers: [String: Int] = [:]
        return syllables.mapValues { all in
            all.map { syllable in
                let sound = plain(syllable)
                let number = numbers[sound] ?? numbers.count
                numbers[sound] = number
                return number
            }
        }
    }()

    private static func plain(_ syllable: Substring) -> String {
        var sound = syllable[...]
        if sound.hasSuffix("ng") { sound = sound.dropLast() }
        let rest = sound.dropFirst()
        if rest.first == "h", let first = sound.first, "zcs".contains(first) { return String(first) + rest.dropFirst() }
        return sound.first == "n" ? "l" + rest : String(sound)
    }

    /// Whether two characters may sound the same. None sounds like a letter.
    static func soundAlike(_ first: UInt32, _ second: UInt32) -> Bool {
        guard let sounds = sounds[first], let others = self.sounds[second] else { return false }
        return sounds.contains(where: others.contains)
    }

    /// A name as it is typed without a Chinese keyboard, by its characters' first readings; nil for one with a character
    /// that has none.
    package static func spelling(of name: String) -> String? {
        var spelling = ""
        for scalar in FoldedText(name).tokens.flatMap(\.text.unicodeScalars) {
            guard let syllable = syllables[scalar.value]?.first else { return nil }
            spelling += syllable
        }
        return spelling.isEmpty ? nil : spelling
    }
}
