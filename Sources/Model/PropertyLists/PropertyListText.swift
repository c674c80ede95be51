// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Turns the bytes of a text file into text: UTF-8, or UTF-16 that says so by
/// a byte order mark or gives itself away by its zero bytes.
package enum PropertyListText {
    /// The text without its byte order mark, or nil where the bytes are in no such encoding.
    package static func decode(_ data: Data) -> String? {
        let bytes = [UInt8](data.prefix(4))
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return String(validating: data.dropFirst(3), as: UTF8.self)
        }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(data.dropFirst(2), bigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(data.dropFirst(2), bigEndian: true) }
        if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return utf16(data, bigEndian: false) }
        if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return utf16(data, bigEndian: true) }
        return String(validating: data, as: UTF8.self)
    }

    private static func utf16(_ data: Data, bigEndian: Bool) -> String? {
        guard data.count.isMultiple(of: 2) else { return nil }
        let bytes = [UInt8](data)
        let (high, low) = bigEndian ? (0, 1) : (1, 0)
        let units = stride(from: 0, to: bytes.count, by: 2).map { (index: Int) -> UInt16 in
            UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
        }
        return String(validating: units, as: UTF16.self)
    }
}
