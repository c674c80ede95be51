// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes JSON straight into bytes.
///
/// A warm request is one message there and one back, four codings in all. With
/// Foundation's encoder and decoder these alone cost more than the round trip;
/// this costs a tenth of it. What is rare is left to Foundation.
struct JSONWriter {
    private static let hexDigits = Array("0123456789abcdef".utf8)

    private(set) var bytes: [UInt8] = []
    private var depth = 0

    init() {
        bytes.reserveCapacity(512)
    }

    // MARK: Structure

    /// - Throws: ``FrameError/tooDeep(limit:)`` where a reader would refuse it.
    mutating func object(_ content: (inout JSONWriter) throws(FrameError) -> Void) throws(FrameError) {
        try nest(UInt8(ascii: "{"), UInt8(ascii: "}"), content)
    }

    /// - Throws: ``FrameError/tooDeep(limit:)`` where a reader would refuse it.
    mutating func array<Element>(
        _ elements: [Element], _ write: (inout JSONWriter, Element) throws(FrameError) -> Void
    ) throws(FrameError) {
        try nest(UInt8(ascii: "["), UInt8(ascii: "]")) { (writer) throws(FrameError) in
            for (index, element) in elements.enumerated() {
                writer.separate()
                do throws(FrameError) {
                    try write(&writer, element)
                } catch {
                    throw error.inside("[\(index)]")
                }
            }
        }
    }

    /// Writes an object's key; its value is written next, by `write`.
    mutating func field(
        _ key: String, _ write: (inout JSONWriter) throws(FrameError) -> Void
    ) throws(FrameError) {
        separate()
        string(key)
        bytes.append(UInt8(ascii: ":"))
        do throws(FrameError) {
            try write(&self)
        } catch {
            throw error.inside(key)
        }
    }

    private mutating func nest(
        _ opening: UInt8, _ closing: UInt8, _ content: (inout JSONWriter) throws(FrameError) -> Void
    ) throws(FrameError) {
        guard depth < JSONReader.depthLimit else { throw .tooDeep(limit: JSONReader.depthLimit) }
        depth += 1
        bytes.append(opening)
        try content(&self)
        bytes.append(closing)
        depth -= 1
    }

    private mutating func separate() {
        let last = bytes.last
        if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
    }

    // MARK: Values

    mutating func string(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { utf8 in
            if utf8.allSatisfy(Self.isPlain) { bytes.append(contentsOf: utf8) } else { utf8.forEach { escape($0) } }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        if Self.isPlain(byte) {
            bytes.append(byte)
        } else if byte >= 0x20 {
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        } else {
            bytes.append(contentsOf: #"\u00"#.utf8)
            bytes.append(Self.hexDigits[Int(byte >> 4)])
            bytes.append(Self.hexDigits[Int(byte & 15)])
        }
    }

    mutating func integer(_ number: Int) {
        bytes.append(contentsOf: String(number).utf8)
    }

    /// The shortest form that reads back the same.
    mutating func number(_ number: Double) {
        if let name = NonFiniteNumber.name(of: number) { return string(name) }
        bytes.append(contentsOf: number.description.utf8)
    }

    mutating func boolean(_ value: Bool) {
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    mutating func null() {
        bytes.append(contentsOf: "null".utf8)
    }

    mutating func data(_ data: Data) {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: data.base64EncodedData())
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes what is rare by way of Foundation.
    ///
    /// - Throws: ``FrameError/unencodable(place:reason:)``.
    mutating func encodable(_ value: some Encodable) throws(FrameError) {
        do {
            bytes.append(contentsOf: try FoundationCoding.encoder.encode(value))
        } catch {
            throw .unencodable(place: "", reason: String(describing: error).shortened)
        }
    }
}

extension JSONWriter {
    /// Writes a string, or nothing where there is none.
    mutating func field(_ key: String, ifPresent text: String?) throws(FrameError) {
        guard let text else { return }
        try field(key, text)
    }

    mutating func field(_ key: String, _ text: String) throws(FrameError) {
        try field(key) { (writer) throws(FrameError) in writer.string(text) }
    }

    mutating func field(_ key: String, _ number: Int) throws(FrameError) {
        try field(key) { (writer) throws(FrameError) in writer.integer(number) }
    }
}
