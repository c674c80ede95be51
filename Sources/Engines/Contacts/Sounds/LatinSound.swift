// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a name in Latin letters sounds, roughly, in the languages of Europe: Catherine as Kathryn, Meyer as Maier.
enum LatinSound {
    /// Letters of a word that are listened to.
    private static let greatestLength = 32

    /// The same for words that sound alike; empty for one without Latin letters.
    ///
    /// - Parameter word: Folded, without accents.
    static func key(of word: String) -> String {
        let letters = plain(word)
        guard !letters.isEmpty else { return "" }
        var key: [UInt8] = []
        var rest = letters[...]
        while !rest.isEmpty {
            let (length, sound) = sound(of: rest, isFirst: rest.startIndex == letters.startIndex)
            for letter in sound where key.last != letter { key.append(letter) }
            rest = rest.dropFirst(length)
        }
        return String(decoding: key, as: UTF8.self)
    }

    /// The letters a to z of a word, others as they are written with those.
    static func plain(_ word: String) -> [UInt8] {
        var letters: [UInt8] = []
        for scalar in word.unicodeScalars.prefix(greatestLength) {
            switch scalar {
            case "a"..."z": letters.append(UInt8(scalar.value))
            case "ß": letters += Array("ss".utf8)
            case "æ", "ä": letters += Array("ae".utf8)
            case "œ": letters += Array("oe".utf8)
            case "ø": letters += Array("o".utf8)
            case "ł": letters += Array("l".utf8)
            case "đ", "ð": letters += Array("d".utf8)
            case "þ": letters += Array("th".utf8)
            case "ı": letters += Array("i".utf8)
            default: continue
            }
        }
        return letters
    }

    /// What the letters at the front sound like, and how many those are.
    private static func sound(of rest: ArraySlice<UInt8>, isFirst: Bool) -> (length: Int, sound: [UInt8]) {
        for (letters, sound) in isFirst ? openings + groups : groups where rest.starts(with: letters) {
            return (letters.count, sound)
        }
        guard let letter = rest.first else { return (1, []) }
        let next = rest.dropFirst().first
        switch letter {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
            UInt8(ascii: "y"):
            // Vowels are told apart least, and only at the front.
            return (1, isFirst ? [UInt8(ascii: "a")] : [])
        case UInt8(ascii: "h"):
            return (1, isFirst ? [letter] : [])
        case UInt8(ascii: "w"):
            return (1, isFirst ? bytes("v") : [])
        case UInt8(ascii: "c"):
            let isSoft = next.map { "eiy".utf8.contains($0) } ?? false
            return (1, [UInt8(ascii: isSoft ? "s" : "k")])
        default: return (1, sounds[letter] ?? [letter])
        }
    }

    private static let sounds: [UInt8: [UInt8]] = [
        UInt8(ascii: "q"): bytes("k"), UInt8(ascii: "v"): bytes("f"), UInt8(ascii: "x"): bytes("ks"),
        UInt8(ascii: "z"): bytes("s"), UInt8(ascii: "d"): bytes("t"), UInt8(ascii: "b"): bytes("p"),
        UInt8(ascii: "g"): bytes("k"),
    ]

    /// Groups of letters, the longest first.
    private static let groups = [
        ("tsch", "s"), ("sch", "s"), ("ght", "t"), ("tch", "s"), ("sh", "s"), ("ch", "k"), ("ph", "f"), ("th", "t"),
        ("gh", ""), ("ck", "k"), ("dg", "j"), ("cz", "s"), ("dt", "t"), ("tz", "s"), ("sz", "s"), ("qu", "k"),
        ("ge", "j"), ("gi", "j"), ("gy", "j"),
    ].map { (bytes($0.0), bytes($0.1)) }

    /// Groups that sound so only where a word begins.
    private static let openings = [
        ("kn", "n"), ("gn", "n"), ("pn", "n"), ("wr", "r"), ("ps", "s"), ("wh", "v"), ("ch", "s"), ("ge", "j"),
        ("gi", "j"), ("v", "v"), ("x", "s"), ("j", "j"), ("y", "j"), ("chr", "kr"),
    ].sorted { $0.0.count > $1.0.count }.map { (bytes($0.0), bytes($0.1)) }

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// How alike two names are written: 100 for the same letters, 0 for none in common.
    static func likeness(_ one: [UInt8], _ other: [UInt8]) -> Int {
        let longest = max(one.count, other.count)
        guard longest > 0 else { return 100 }
        var row = Array(0...other.count)
        for (place, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = place + 1
            for (index, second) in other.enumerated() {
                let replaced = diagonal + (letter == second ? 0 : 1)
                diagonal = row[index + 1]
                row[index + 1] = min(replaced, row[index] + 1, diagonal + 1)
            }
        }
        return 100 - 100 * row[other.count] / longest
    }
}
