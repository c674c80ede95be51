// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What Tesseract reads as people write it.
enum RecognizedText {
    /// Lines without space around them, one empty line between paragraphs, and no spaces between signs of Chinese and
    /// Japanese, where nobody writes any.
    static func tidied(_ text: String) -> String {
        var lines: [String] = []
        for line in text.replacing("\u{0C}", with: "\n").split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        {
            let line = joined(line.trimmingCharacters(in: .whitespaces))
            if line.isEmpty, lines.last?.isEmpty != false { continue }
            lines.append(line)
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    private static func joined(_ line: String) -> String {
        var joined = ""
        var space = false
        for sign in line {
            if sign == " " {
                space = true
                continue
            }
            if space, let last = joined.last, !(isWhole(last) && isWhole(sign)) { joined.append(" ") }
            space = false
            joined.append(sign)
        }
        return joined
    }

    /// Signs of Chinese and Japanese, and the marks between them.
    private static func isWhole(_ sign: Character) -> Bool {
        guard let value = sign.unicodeScalars.first?.value else { return false }
        return switch value {
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF65, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
