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

    /// For each character from the first on two sounds as numbers, 0 for none. Those alike that many take for one another
    /// are one: zhong and zong, lin and ling, nan and lan.
    private static let sounds: [(UInt16, UInt16)] = {
        var numbers: [String: UInt16] = [:]
        var sounds = [(UInt16, UInt16)](repeating: (0, 0), count: Int(characters.count))
        for (character, syllables) in syllables where characters.contains(character) {
            let own = syllables.map { syllable in
                let sound = plain(syllable)
                let number = numbers[sound] ?? UInt16(numbers.count + 1)
                numbers[sound] = number
                return number
            }
            sounds[Int(character - characters.lowerBound)] = (own[0], own.count > 1 ? own[1] : own[0])
        }
        return sounds
    }()

    /// The block of Unicode that the common characters are in.
    private static let characters: Range<UInt32> = 0x4E00..<0xA000

    private static func plain(_ syllable: Substring) -> String {
        var sound = syllable[...]
        if sound.hasSuffix("ng") { sound = sound.dropLast() }
        let rest = sound.dropFirst()
        if rest.first == "h", let first = sound.first, "zcs".contains(first) { return String(first) + rest.dropFirst() }
        return sound.first == "n" ? "l" + rest : String(sound)
    }

    /// Whether two characters may sound the same. None sounds like a letter.
    static func soundAlike(_ first: UInt32, _ second: UInt32) -> Bool {
        guard characters.contains(first), characters.contains(second) else { return false }
        let (one, other) = (sounds[Int(first - characters.lowerBound)], sounds[Int(second - characters.lowerBound)])
        guard one.0 > 0, other.0 > 0 else { return false }
        return one.0 == other.0 || one.0 == other.1 || one.1 == other.0 || one.1 == other.1
    }

    /// The syllables that a character may be read as, without tones, the usual one first; none for one that is not in the
    /// table.
    package static func syllables(of character: Unicode.Scalar) -> [Substring] { syllables[character.value] ?? [] }

    /// Whether letters are one syllable, as it is written without its tone.
    package static func isSyllable(_ letters: Substring) -> Bool { all.contains(letters) }

    private static let all = Set(syllables.values.joined())

    /// A syllable as many say it: one for all those alike that are taken for one another.
    package static func plainSound(of syllable: Substring) -> String { plain(syllable) }

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
