// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a character is to the splitting of text into words.
enum CharacterKind: Hashable {
    case letter
    /// A character that is a word of its own, or stands in for one.
    case ideograph
    /// Dropped without ending the word: the apostrophe in "what's".
    case joiner
    case separator

    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .separator
            return
        }
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
        case _ where scalar.isApostrophe: self = .joiner
        // The points between Japanese words, and the line between names, among the letters of their block.
        case 0x30A0, 0x30FB, 0xFF65: self = .separator
        case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0x20000...0x323AF:
            self = .ideograph
        // Half-width Japanese and Korean, and the parts of Korean syllables, which some systems write one by one.
        case 0xFF66...0xFFDC, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB: self = .ideograph
        default:
            // An invisible mark such as a zero-width space, which a pasted text may have in the middle of a word.
            if scalar.properties.isDefaultIgnorableCodePoint {
                self = .joiner
                return
            }
            // Currency signs and the like carry meaning, so they are kept.
            if character.isLetter || character.isNumber || character.isCurrencySymbol {
                self = .letter
            } else if scalar.properties.isEmoji, scalar.value > 0xFF, !character.isPunctuation {
                // A space beside it is not heard.
                self = .ideograph
            } else {
                self = .separator
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is an apostrophe in one of the forms in which people write it.
    var isApostrophe: Bool {
        switch value {
        case 0x27, 0x2018, 0x2019, 0x02BC, 0xFF07: true
        default: false
        }
    }
}
