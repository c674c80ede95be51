// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Turns the bytes of a text file into UTF-8.
enum TextDecoding {
    /// Reads UTF-8 or UTF-16, with or without a byte order mark.
    ///
    /// - Returns: Valid UTF-8 without a byte order mark.
    /// - Throws: A fault at the first byte that is not of the text's encoding.
    static func utf8(_ data: Data) throws(PropertyListFault) -> [UInt8] {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isBigEndian: false) }
        // Without a mark, the zero half of an ASCII character tells.
        if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return try utf16(bytes[...], isBigEndian: true) }
        if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return try utf16(bytes[...], isBigEndian: false) }
        return try checked(bytes)
    }

    private static func checked(_ bytes: [UInt8]) throws(PropertyListFault) -> [UInt8] {
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            throw PropertyListFault(
                at: error.byteOffsets.lowerBound, "the text is not UTF-8", mend: "save the file as UTF-8")
        }
        return bytes
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(PropertyListFault) -> [UInt8] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
            throw PropertyListFault(at: nil, "the text is not UTF-16, as its beginning says", mend: "save it as UTF-8")
        }
        return Array(text.utf8)
    }
}
