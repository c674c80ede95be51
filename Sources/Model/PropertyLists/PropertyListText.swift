// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Turns the bytes of a text file into text: UTF-8, or UTF-16 that says so by
/// a byte order mark or gives itself away by its zero bytes.
package enum PropertyListText {
    /// The text without its byte order mark, or nil where the bytes are in no such encoding.
    package static func decode(_ data: Data) -> String? {
        let (bytes, fault) = utf8(of: data)
        return fault == nil ? String(validating: bytes, as: UTF8.self) : nil
    }

    /// The text in UTF-8 without its byte order mark. UTF-8 is given as it is, right or wrong; UTF-16 up to the
    /// first of its units that is no character, and that unit.
    static func utf8(of data: Data) -> (bytes: [UInt8], fault: UInt16?) {
        let start = [UInt8](data.prefix(4))
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { return ([UInt8](data.dropFirst(3)), nil) }
        if start.starts(with: [0xFF, 0xFE]) { return utf16(data.dropFirst(2), bigEndian: false) }
        if start.starts(with: [0xFE, 0xFF]) { return utf16(data.dropFirst(2), bigEndian: true) }
        if start.count >= 2, start[0] != 0, start[1] == 0 { return utf16(data, bigEndian: false) }
        if start.count >= 2, start[0] == 0, start[1] != 0 { return utf16(data, bigEndian: true) }
        return ([UInt8](data), nil)
    }

    private static func utf16(_ data: Data, bigEndian: Bool) -> (bytes: [UInt8], fault: UInt16?) {
        let source = [UInt8](data)
        let (high, low) = bigEndian ? (0, 1) : (1, 0)
        let units = stride(from: 0, to: source.count - 1, by: 2).map { (index: Int) -> UInt16 in
            UInt16(source[index + high]) << 8 | UInt16(source[index + low])
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        var position = 0
        while position < units.count {
            let unit = units[position]
            let isPair = UTF16.isLeadSurrogate(unit) && position + 1 < units.count
            guard isPair || Unicode.Scalar(unit) != nil else { return (bytes, unit) }
            let width = isPair ? 2 : 1
            guard let character = String(validating: units[position..<position + width], as: UTF16.self) else {
                return (bytes, unit)
            }
            bytes += character.utf8
            position += width
        }
        // Half a unit at the end.
        return (bytes, source.count.isMultiple(of: 2) ? nil : source.last.map(UInt16.init))
    }
}
