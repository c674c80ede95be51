// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the words of the tag that is read, and says where it has enough of them.
struct TagMeasure {
    private static let mostWords = 2_000
    /// Inside of quotation marks there are longer texts; but the parser may see none where these are.
    private static let mostQuotedWords = 8_000

    private var isInTag = false
    private var words = 0
    private var quotedWords = 0
    private var quote: UInt8 = 0
    /// The mark that has to come where what it closes is left out.
    private var owed: UInt8 = 0

    /// Whether the next byte of a page is to be read.
    mutating func keeps(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<") where !isInTag:
            self = TagMeasure()
            isInTag = true
        case UInt8(ascii: ">") where quote == 0: isInTag = false
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return keepsMark(byte)
        // All that may stand between two attributes.
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20, UInt8(ascii: "/"), UInt8(ascii: "="):
            guard isInTag else { return true }
            if quote == 0 { words += 1 } else { quotedWords += 1 }
            if isFull, quotedWords == Self.mostQuotedWords + 1 { owed = quote }
        default: break
        }
        return !isInTag || !isFull
    }

    private var isFull: Bool { words > Self.mostWords || quotedWords > Self.mostQuotedWords }

    private mutating func keepsMark(_ byte: UInt8) -> Bool {
        if quote == byte { quote = 0 } else if quote == 0 { quote = byte }
        guard isInTag, isFull else { return true }
        guard owed == byte else { return false }
        owed = 0
        return true
    }
}
