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
        var all: UInt8 = 0
        var hasReturn = false
        for byte in bytes {
            all |= byte
            hasReturn = hasReturn || byte == carriageReturn
        }
        return all < 0x80 && !hasReturn
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
        guard isShort(piece), let text = lowercased(text), let piece = lowercased(piece) else { return nil }
        return text.withUnsafeBufferPointer { text in
            piece.withUnsafeBufferPointer { place(of: $0, in: text, from: 0) != nil }
        }
    }

    private static func isShort(_ piece: String) -> Bool { (1...longestPiece).contains(piece.utf8.count) }

    private static func lowercased(_ text: String) -> [UInt8]? {
        var text = text
        return text.withUTF8 { bytes in
            guard isPlain(bytes) else { return nil }
            return bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
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
    static func parts(of text: String, separatedBy separator: String) -> [String]? {
        var (text, separator) = (text, separator)
        return text.withUTF8 { text in
            separator.withUTF8 { separator in
                guard (1...longestPiece).contains(separator.count), isPlain(text), isPlain(separator) else {
                    return nil
                }
                var parts: [String] = []
                var start = 0
                while let place = place(of: separator, in: text, from: start) {
                    parts.append(String(decoding: text[start..<place], as: UTF8.self))
                    start = place + separator.count
                }
                parts.append(String(decoding: text[start...], as: UTF8.self))
                return parts
            }
        }
    }

    /// Texts with a separator between them.
    static func joined(_ texts: [String], separator: String) -> String {
        var separator = separator
        let size = texts.reduce(separator.utf8.count * max(texts.count - 1, 0)) { $0 + $1.utf8.count }
        return String(unsafeUninitializedCapacity: size) { bytes in
            var end = 0
            for (place, text) in texts.enumerated() {
                if place > 0 { separator.withUTF8 { write($0, to: bytes, at: &end) } }
                write(text, to: bytes, at: &end)
            }
            return end
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
