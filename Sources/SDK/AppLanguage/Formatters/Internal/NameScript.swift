// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// In which manner names of a script are written.
enum NameScript {
    /// Latin, Greek, Cyrillic and others with capital letters.
    case lettered
    /// Chinese and Japanese: the family name first, without a space.
    case chinese
    /// Korean: the same, shortened to the given name.
    case korean
    /// Arabic and Hebrew: no first letters.
    case joined
    /// Of India, Tibet and Thailand: one first letter.
    case syllabic
    /// More than one script.
    case mixed

    /// The script of the letters of a text.
    init(of text: String) {
        let scripts = Set(text.unicodeScalars.filter(\.properties.isAlphabetic).map(Self.init(of:)))
        self = scripts.count == 1 ? scripts.first ?? .lettered : scripts.isEmpty ? .lettered : .mixed
    }

    private init(of letter: Unicode.Scalar) {
        switch letter.value {
        case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            self = .chinese
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .korean
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: self = .joined
        case 0x0900...0x0FFF, 0x1780...0x17FF: self = .syllabic
        default: self = .lettered
        }
    }
}
