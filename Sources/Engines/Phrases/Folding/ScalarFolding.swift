// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What folding makes of single letters, kept once it was found: Unicode's tables and Foundation's folding take
/// microseconds for each, and a sentence has the same few dozen as the one before.
final class ScalarFolding: Sendable {
    /// A Unicode scalar that is a character by itself, whatever stands beside it.
    struct Entry: Sendable {
        var kind: CharacterKind
        var folded: String
    }

    static let shared = ScalarFolding()

    /// Nil for a scalar that may be part of a character.
    private let entries = Mutex<[UInt32: Entry?]>([:])

    /// The tokens of a text all of whose scalars are characters by themselves; nil for any other.
    func tokens(of text: String, folding fold: (Unicode.Scalar) -> Entry) -> [FoldedText.Token]? {
        entries.withLock { entries in
            var tokens: [FoldedText.Token] = []
            var word = ""
            var start = text.startIndex
            func endWord(at end: String.Index) {
                if !word.isEmpty { tokens.append(FoldedText.Token(text: word, range: start..<end)) }
                word = ""
            }
            let scalars = text.unicodeScalars
            var index = scalars.startIndex
            while index < scalars.endIndex {
                let scalar = scalars[index]
                let next = scalars.index(after: index)
                let found = entries[scalar.value]
                let entry = found ?? (Self.isWhole(scalar) ? fold(scalar) : nil)
                if found == nil { entries[scalar.value] = .some(entry) }
                guard let known = entry else { return nil }
                switch known.kind {
                case .letter:
                    if word.isEmpty { start = index }
                    word += known.folded
                case .joiner: if scalar.isApostrophe, FoldedText.isElided(word.utf8) { endWord(at: index) }
                case .ideograph:
                    endWord(at: index)
                    tokens.append(FoldedText.Token(text: known.folded, range: index..<next, isIdeograph: true))
                case .separator: endWord(at: index)
                }
                index = next
            }
            endWord(at: text.endIndex)
            return tokens
        }
    }

    private static func isWhole(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Half-width Japanese and Korean, and the parts of Korean syllables, stand for what their neighbors make them.
        case 0xFF66...0xFFDC, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB: return false
        // Points and long strokes of Hebrew and Arabic; flags and skin tones.
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: return false
        default: break
        }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .surrogate, .unassigned, .privateUse:
            return scalar.value == 0x0A || scalar.value == 0x09
        default: return !properties.isGraphemeExtend && !properties.isDefaultIgnorableCodePoint
        }
    }
}
