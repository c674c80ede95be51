// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The identifiers of outputs and blocks that a person writes without one.
enum FormIdentifier {
    /// A UUID that depends on the name alone, so that a text that is read again gives the same bytes (version 8 of
    /// RFC 9562, from two rounds of FNV-1a).
    static func text(of name: String) -> String {
        let digits = [0, 1].map { round -> String in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ UInt64(round)
            for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            let text = String(hash, radix: 16, uppercase: true)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
        var characters = Array(digits)
        (characters[12], characters[16]) = ("8", "8")
        for place in [20, 16, 12, 8] { characters.insert("-", at: place) }
        return String(characters)
    }
}
