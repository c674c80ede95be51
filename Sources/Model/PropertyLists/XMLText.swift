// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

/// The text of an XML file up to the first thing in it that no XML has.
///
/// A reader that comes to the end of ``bytes`` and wants more says ``damage``, where there is one: so what is wrong
/// before a control character is reported first, and nothing after it is read.
struct XMLText {
    /// In UTF-8, without a byte order mark, all of it characters of XML.
    let bytes: [UInt8]
    /// What stands behind the last byte and is no character; nil if the file ends there.
    let damage: Damage?

    /// Something that is not a character of XML.
    enum Damage {
        case control(UInt8)
        case noncharacter(UInt32)
        case byte(UInt8)
        case unit(UInt16)
    }

    init(_ data: Data) {
        let (all, fault) = PropertyListText.utf8(of: data)
        var position = 0
        var damage: Damage?
        while position < all.count, damage == nil {
            (position, damage) = Self.character(at: position, in: all)
        }
        bytes = damage == nil ? all : Array(all[..<position])
        self.damage = damage ?? fault.map { .unit($0) }
    }

    /// Where the character there ends, or what keeps it from being one.
    private static func character(at position: Int, in bytes: [UInt8]) -> (Int, Damage?) {
        let first = bytes[position]
        if first < 0x80 {
            let isCharacter = first >= 0x20 || first == 0x09 || first == 0x0A || first == 0x0D
            return isCharacter ? (position + 1, nil) : (position, .control(first))
        }
        let width: Int
        switch first {
        case 0xC2...0xDF: width = 2
        case 0xE0...0xEF: width = 3
        case 0xF0...0xF4: width = 4
        default: return (position, .byte(first))
        }
        guard position + width <= bytes.count else { return (position, .byte(first)) }
        var value = UInt32(first & (0xFF >> (width + 1)))
        for byte in bytes[position + 1..<position + width] {
            guard byte & 0xC0 == 0x80 else { return (position, .byte(first)) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let least: UInt32 = width == 2 ? 0x80 : width == 3 ? 0x800 : 0x1_0000
        guard value >= least, Unicode.Scalar(value) != nil else { return (position, .byte(first)) }
        return value & 0xFFFF_FFFE == 0xFFFE ? (position, .noncharacter(value)) : (position + width, nil)
    }
}

extension XMLText.Damage {
    /// What is wrong.
    var message: Sentence {
        switch self {
        case .control(let byte): "the control character \(code(UInt32(byte))) is not valid in XML"
        case .noncharacter(let value): "\(code(value)) is not a character"
        case .byte(let byte): "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not text in UTF-8"
        case .unit(let unit): "the unit 0x\(String(unit, radix: 16, uppercase: true)) is not text in UTF-16"
        }
    }

    /// What to do about it.
    var remedy: Sentence {
        switch self {
        case .control, .noncharacter: "remove it"
        case .byte, .unit: "write the character again and save the file in UTF-8"
        }
    }

    private func code(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + (value == 0 ? " (NUL)" : "")
    }
}

/// Lines and columns of places in a text.
///
/// It goes on from the place it was last asked for, so that asking for all places of a text in their order costs
/// no more than reading it.
struct SourcePlaces {
    private let bytes: [UInt8]
    private var known = (offset: 0, line: 1, column: 1)

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Where a byte stands: its line, and its column in characters, both from 1.
    mutating func location(of offset: Int) -> PropertyListLocation {
        if offset < known.offset { known = (0, 1, 1) }
        var (start, line, column) = known
        while let end = bytes[start..<offset].firstIndex(of: UInt8(ascii: "\n")) {
            (start, line, column) = (end + 1, line + 1, 1)
        }
        column += Self.characters(in: bytes[start..<offset])
        known = (offset, line, column)
        return PropertyListLocation(line: line, column: column)
    }

    /// How many characters a person counts there. Of ASCII each byte is one, but for a line end of two.
    private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
        let isPlain = bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
        return isPlain ? bytes.count : String(decoding: bytes, as: UTF8.self).count
    }

    /// The whole line in which a byte stands, without its end.
    func line(around offset: Int) -> ArraySlice<UInt8> {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = bytes[start..<(bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}

/// Turns the bytes of a text file into text: UTF-8, or UTF-16 that says so by
/// a byte order mark or gives itself away by its zero bytes.
package enum PropertyListText {
    /// The text without its byte order mark, or nil if the bytes are in no such encoding.
    package static func decode(_ data: Data) -> String? {
        let (bytes, fault) = utf8(of: data)
        return fault == nil ? String(validating: bytes, as: UTF8.self) : nil
    }

    /// The text in UTF-8 without its byte order mark. UTF-8 is given as it is, right or wrong; UTF-16 up to the
    /// first of its units that is not a character, and that unit.
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
