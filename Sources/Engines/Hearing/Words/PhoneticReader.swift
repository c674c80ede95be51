// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the phonetic alphabet, as espeak-ng writes it, as the sounds of American English.
package enum PhoneticReader {
    /// The sounds of a word in the International Phonetic Alphabet; nil if there is none, or one that English has
    /// nothing like.
    package static func pronunciation(_ text: String) -> Pronunciation? {
        var rest = Array(text.unicodeScalars.filter { !isMark($0) })[...]
        var phones: Pronunciation = []
        while !rest.isEmpty {
            let longest = [3, 2, 1].lazy.compactMap { length -> (Int, Pronunciation)? in
                guard rest.count >= length else { return nil }
                return sounds[String(String.UnicodeScalarView(rest.prefix(length)))].map { (length, $0) }
            }
            guard let (length, found) = longest.first else { return nil }
            for phone in found where !isHeardTwice(phone, after: phones.last) { phones.append(phone) }
            rest = rest.dropFirst(length)
        }
        return phones.isEmpty ? nil : phones
    }

    /// The other way to say a word made up by rule: its open a as in “cat”, which no rule tells from that in “father”.
    package static func variant(of pronunciation: Pronunciation) -> Pronunciation {
        pronunciation.indices.map { index in
            let isBeforeR = index + 1 < pronunciation.count && pronunciation[index + 1] == .r
            return pronunciation[index] == .aa && !isBeforeR ? .ae : pronunciation[index]
        }
    }

    /// Whether a sound is written twice and said once: the r of “marinara” and of “margherita”.
    private static func isHeardTwice(_ phone: Phone, after last: Phone?) -> Bool {
        phone == last || phone == .r && last == .er
    }

    /// Stress, length, joints and what else doesn't make another sound here.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        "ˈˌːˑ‍ʲ̩̯̃ʰ .-_|".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
    }

    private static let sounds: [String: Pronunciation] = [
        "ɑ": [.aa], "a": [.aa], "ɒ": [.aa], "ɐ": [.ah], "ʌ": [.ah], "ə": [.ah], "æ": [.ae], "ɔ": [.ao], "o": [.ow],
        "aʊ": [.aw], "aɪ": [.ay], "ɛ": [.eh], "e": [.eh], "ɜ": [.er], "ɚ": [.er], "ɝ": [.er], "ɜɹ": [.er],
        "eɪ": [.ey], "ɪ": [.ih], "ᵻ": [.ih], "i": [.iy], "y": [.iy], "oʊ": [.ow], "əʊ": [.ow], "ɔɪ": [.oy],
        "ʊ": [.uh], "u": [.uw], "ø": [.er], "œ": [.er], "iə": [.iy, .ah], "əl": [.ah, .l],
        "ɔɹ": [.ao, .r], "oɹ": [.ao, .r], "ɑɹ": [.aa, .r], "ɛɹ": [.eh, .r], "ɪɹ": [.ih, .r], "ʊɹ": [.uh, .r],
        "aɪɚ": [.ay, .er], "b": [.b], "tʃ": [.ch], "d": [.d], "ð": [.dh], "f": [.f], "ɡ": [.g], "g": [.g],
        "h": [.hh], "x": [.k], "ç": [.hh], "dʒ": [.jh], "k": [.k], "q": [.k], "l": [.l], "ɫ": [.l], "ɬ": [.l],
        "ʎ": [.l, .y], "m": [.m], "n": [.n], "ɲ": [.n, .y], "ŋ": [.ng], "p": [.p], "ɹ": [.r], "r": [.r], "ʁ": [.r],
        "s": [.s], "ʃ": [.sh], "ɕ": [.sh], "t": [.t], "ɾ": [.t], "θ": [.th], "v": [.v], "β": [.v], "w": [.w],
        "ʍ": [.w], "j": [.y], "z": [.z], "ʒ": [.zh], "ʑ": [.zh], "ʔ": [],
    ]
}
