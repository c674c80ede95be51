// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives the tags of an XML text one after another, past comments, with their places.
struct PlistTagReader {
    struct Tag {
        var name: String
        var isClosing: Bool
        /// `<array/>`.
        var isEmpty: Bool
        var position: PlistPlaces.Position
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Nil at the end, or where a tag is cut off.
    mutating func next() -> Tag? {
        while let start = advance(to: UInt8(ascii: "<")) {
            if bytes[start...].starts(with: Array("<!--".utf8)) {
                guard skipComment() else { return nil }
                continue
            }
            let position = PlistPlaces.Position(line: line, column: column(of: start))
            guard let end = advance(to: UInt8(ascii: ">")) else { return nil }
            offset = end + 1
            var content = bytes[(start + 1)..<end]
            let isClosing = content.first == UInt8(ascii: "/")
            if isClosing { content = content.dropFirst() }
            let name = content.prefix { $0.isASCIILetter }
            return Tag(
                name: String(decoding: name, as: UTF8.self), isClosing: isClosing,
                isEmpty: content.last == UInt8(ascii: "/"), position: position)
        }
        return nil
    }

    /// The text up to the next tag, with the five entities of XML replaced.
    mutating func text() -> String {
        let start = offset
        let end = advance(to: UInt8(ascii: "<")) ?? bytes.count
        let raw = String(decoding: bytes[start..<end], as: UTF8.self)
        guard raw.contains("&") else { return raw }
        return raw.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
    }

    private mutating func skipComment() -> Bool {
        let end = Array("-->".utf8)
        while let dash = advance(to: end[0]) {
            offset = dash + 1
            if bytes[dash...].starts(with: end) { return true }
        }
        return false
    }

    /// Goes to the next such byte, counting lines.
    private mutating func advance(to wanted: UInt8) -> Int? {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == wanted { return offset }
            offset += 1
            if byte == UInt8(ascii: "\n") {
                line += 1
                lineStart = offset
            }
        }
        return nil
    }

    private func column(of offset: Int) -> Int {
        bytes[lineStart..<offset].count { $0 & 0xC0 != 0x80 } + 1
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
