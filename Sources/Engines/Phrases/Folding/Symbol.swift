// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What leads from one place of a grammar to the next: a folded letter, or a slot.
enum Symbol {
    static let space: UInt32 = 0x20
    static let point: UInt32 = 0x2E
    static let minus: UInt32 = 0x2D
    /// Below it are the scripts from Latin to Arabic.
    static let firstOfSouthAsia: UInt32 = 0x0900
    /// Set in the symbols of slots; no Unicode scalar has it.
    private static let slotBit: UInt32 = 0x8000_0000

    static func slot(_ index: Int) -> UInt32 { slotBit | UInt32(index) }
    static func isSlot(_ symbol: UInt32) -> Bool { symbol & slotBit != 0 }
    static func slotIndex(_ symbol: UInt32) -> Int { Int(symbol & ~slotBit) }
    static func isDigit(_ symbol: UInt32) -> Bool { (0x30...0x39).contains(symbol) }

    /// Whether a letter is never the first one of a word: a mark on the letter before it, or one of the vowels that Thai
    /// and Lao write behind their consonants.
    static func beginsNowhere(_ symbol: UInt32) -> Bool {
        guard symbol >= firstMark, let scalar = Unicode.Scalar(symbol) else { return false }
        switch symbol {
        case 0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0EB0, 0x0EB2, 0x0EB3: return true
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// Whether a letter is never the last one of a word: a vowel that Thai and Lao write before its consonant, or a mark
    /// that joins two consonants.
    static func endsNowhere(_ symbol: UInt32) -> Bool {
        switch symbol {
        case 0x0E40...0x0E44, 0x0EC0...0x0EC4: true
        // Of the Indic scripts, Burmese and Khmer.
        case 0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D, 0x1039, 0x17D2: true
        default: false
        }
    }

    private static let firstMark: UInt32 = 0x0300
}
