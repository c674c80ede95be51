// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Work on the bytes of texts (UTF-8), for what loops do most.
///
/// Where letters outside ASCII, or the two that end a line together, may mean something else than their bytes, nil is given,
/// and the slower functions of Foundation have to say.
enum TextBytes {
    private static let carriageReturn: UInt8 = 0x0D

    /// Whether each byte is a letter by itself.
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Without a branch for each byte, several are looked at together.
        var all: UInt8 = 0
        var returns: UInt8 = 0
        for byte in bytes {
            all |= byte
            returns |= byte == carriageReturn ? 1 : 0
        }
        return all < 0x80 && returns == 0
    }

    /// What is looked for is so short that trying it at each place is quick.
    private static let longestPiece = 64

    /// Where some bytes begin in others, from a place on.
    private static func place(
        of piece: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        guard let first = piece.first, let base = bytes.baseAddress, let pieceBase = piece.baseAddress else {
            return nil
        }
        var place = start
        while place + piece.count <= bytes.count {
            let left = bytes.count - piece.count - place + 1
            guard let found = memchr(base + place, Int32(first), left) else { return nil }
            place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if memcmp(base + place, pieceBase, piece.count) == 0 { return place }
            place += 1
        }
        return nil
    }

    /// Where some bytes are in others, without those that overlap the one before.
    private static func places(
        of piece: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> [Int] {
        var places: [Int] = []
        var start = 0
        while let place = place(of: piece, in: bytes, from: start) {
            places.append(place)
            start = place + piece.count
        }
        return places
    }

    // MARK: - Looking for a text

    /// Whether a text contains another, in any case of its letters.
    static func contains(_ text: String, _ piece: String) -> Bool? {
        guard isShort(piece) else { return nil }
        var (text, piece) = (text, piece)
        return text.withUTF8 { text in
            piece.withUTF8 { piece in
                isPlain(text) && isPlain(piece) ? contains(text, anyCaseOf: piece) : nil
            }
        }
    }

    private static func contains(
        _ text: UnsafeBufferPointer<UInt8>, anyCaseOf piece: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard let first = piece.first.map(lowercased), text.count >= piece.count else { return false }
        for start in 0...text.count - piece.count where lowercased(text[start]) == first {
            var count = 1
            while count < piece.count, lowercased(text[start + count]) == lowercased(piece[count]) { count += 1 }
            if count == piece.count { return true }
        }
        return false
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    private static func isShort(_ piece: String) -> Bool { (1...longestPiece).contains(piece.utf8.count) }

    private static func lowercased(_ text: String) -> [UInt8]? {
        var text = text
        return text.withUTF8 { bytes in
            guard isPlain(bytes) else { return nil }
            return bytes.map(lowercased)
        }
    }

    /// A text with another in the place of each piece of it.
    ///
    /// - Parameter isCaseSensitive: Where it is not, nil is given for texts with letters outside ASCII.
    static func replacing(
        _ piece: String, in text: String, with replacement: String, isCaseSensitive: Bool
    ) throws(ShortcutFailure) -> String? {
        guard isShort(piece) else { return nil }
        var (text, piece) = (text, piece)
        let places: [Int]
        if isCaseSensitive {
            places = text.withUTF8 { text in piece.withUTF8 { Self.places(of: $0, in: text) } }
        } else {
            guard let plainText = lowercased(text), let plainPiece = lowercased(piece) else { return nil }
            places = plainText.withUnsafeBufferPointer { text in
                plainPiece.withUnsafeBufferPointer { Self.places(of: $0, in: text) }
            }
        }
        guard !places.isEmpty else { return text }
        let (size, overflows) = places.count.multipliedReportingOverflow(by: replacement.utf8.count)
        try TextSize.check(overflows ? .max : size)
        let whole = text.utf8.count - places.count * piece.utf8.count + size
        try TextSize.check(whole)
        return replaced(places, of: piece.utf8.count, in: text, with: replacement, size: whole)
    }

    private static func replaced(
        _ places: [Int], of count: Int, in text: String, with replacement: String, size: Int
    ) -> String {
        var (text, replacement) = (text, replacement)
        return text.withUTF8 { text in
            replacement.withUTF8 { replacement in
                String(unsafeUninitializedCapacity: size) { bytes in
                    var (start, end) = (0, 0)
                    for place in places {
                        write(UnsafeBufferPointer(rebasing: text[start..<place]), to: bytes, at: &end)
                        write(replacement, to: bytes, at: &end)
                        start = place + count
                    }
                    write(UnsafeBufferPointer(rebasing: text[start...]), to: bytes, at: &end)
                    return end
                }
            }
        }
    }

    // MARK: - Taking apart and putting together

    /// What stands between separators.
    static func parts(of text: String, separatedBy separator: String) -> [ContentItem]? {
        var (text, separator) = (text, separator)
        return text.withUTF8 { text in
            separator.withUTF8 { separator in
                guard (1...longestPiece).contains(separator.count), isPlain(text), isPlain(separator) else {
                    return nil
                }
                var parts: [ContentItem] = []
                // Most have more than that; so an array grows less often.
                parts.reserveCapacity(8)
                var start = 0
                while let place = place(of: separator, in: text, from: start) {
                    parts.append(item(of: text, from: start, to: place))
                    start = place + separator.count
                }
                parts.append(item(of: text, from: start, to: text.count))
                return parts
            }
        }
    }

    private static func item(of text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> ContentItem {
        ContentItem(.text(String(decoding: UnsafeBufferPointer(rebasing: text[start..<end]), as: UTF8.self)))
    }

    /// How many bytes those items have that are texts.
    static func size(of items: [ContentItem]) -> Int {
        var size = 0
        for item in items {
            if case .text(let text) = item.value { size += text.utf8.count }
        }
        return size
    }

    /// Items that are texts, of so many bytes, with a separator between them.
    static func joined(_ items: [ContentItem], of size: Int, separator: String) -> String {
        var separator = separator
        return separator.withUTF8 { separator in
            String(unsafeUninitializedCapacity: size + separator.count * max(items.count - 1, 0)) { bytes in
                var end = 0
                for place in items.indices {
                    if place > 0 { write(separator, to: bytes, at: &end) }
                    if case .text(let text) = items[place].value { write(text, to: bytes, at: &end) }
                }
                return end
            }
        }
    }

    /// Puts a text behind bytes that are written.
    static func write(_ text: String, to bytes: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
        var text = text
        text.withUTF8 { write($0, to: bytes, at: &end) }
    }

    private static func write(
        _ letters: UnsafeBufferPointer<UInt8>, to bytes: UnsafeMutableBufferPointer<UInt8>, at end: inout Int
    ) {
        guard let source = letters.baseAddress, let target = bytes.baseAddress else { return }
        (target + end).update(from: source, count: letters.count)
        end += letters.count
    }
}
