// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension String {
    /// A text of other people, as it may stand beside other words on a line: without controls, and where it
    /// has letters that go from right to left, between the marks that keep its direction to itself.
    ///
    /// The marks are those of Unicode Standard Annex 9, FSI and PDI, which are invisible.
    package var isolated: String {
        let text = withoutControls
        return text.unicodeScalars.contains(where: \.goesFromRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
    }

    /// How many columns of a terminal it takes: of East Asian characters and emoji each takes two (Unicode Standard
    /// Annex 11), and what cannot be seen takes none.
    package var columns: Int {
        isPlain ? utf8.count : reduce(0) { $0 + $1.columns }
    }
}

extension Character {
    fileprivate var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        // The sign that an emoji's own picture is meant, and no letter.
        if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
        switch first.properties.generalCategory {
        case .control, .format, .lineSeparator, .nonspacingMark, .paragraphSeparator: return 0
        default: return first.isWide ? 2 : 1
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// The blocks of Hebrew, Arabic and the other scripts of classes R and AL.
    fileprivate var goesFromRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
