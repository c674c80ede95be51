// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension XMLPropertyListScanner {
    /// The text of an element that holds nothing else, up to and with its end.
    mutating func text(_ tag: Tag) throws(PropertyListFault) -> String {
        if tag.isEmpty { return "" }
        openElements.append(tag)
        let start = position
        while position < bytes.count, !bytes[position].needsCare { position += 1 }
        // Nearly every text is plain and is copied as it stands.
        if isAt("</") {
            let plain = String(decoding: bytes[start..<position], as: UTF8.self)
            try closeTag()
            return plain
        }
        var text = Array(bytes[start..<position])
        try readCarefully(into: &text)
        try closeTag()
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func readCarefully(into text: inout [UInt8]) throws(PropertyListFault) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "&") {
                text += try reference()
            } else if byte == .return {
                // XML 1.0, 2.11: every line break reads as a line feed.
                position += isAt("\r\n") ? 2 : 1
                text.append(.lineFeed)
            } else if byte != UInt8(ascii: "<") {
                text.append(byte)
                position += 1
            } else if isAt("<!--") {
                try skip(past: "-->")
            } else if isAt("<![CDATA[") {
                let start = position + 9
                try skip(past: "]]>")
                text += bytes[start..<position - 3]
            } else if isAt("</") {
                return
            } else {
                throw PropertyListFault(
                    at: position, "an element stands in the text of <\(openElements.last?.name ?? "string")>",
                    mend: "close the text first, or write '&lt;' for the '<'")
            }
        }
        throw cutOff()
    }

    /// Reads `&amp;`, `&#65;`, `&#x41;` and their like.
    private mutating func reference() throws(PropertyListFault) -> [UInt8] {
        let start = position
        let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
        let name = end.map { String(decoding: bytes[start + 1..<$0], as: UTF8.self) }
        guard let end, let name, let character = Self.character(named: name) else {
            throw PropertyListFault(
                at: start, name.map { "'&\($0);' is no character of a property list" } ?? "a '&' stands alone",
                mend: "write '&amp;' for a '&'")
        }
        position = end + 1
        return Array(String(character).utf8)
    }

    private static func character(named name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.first == "#" else { return nil }
            let isHexadecimal = name.dropFirst().first == "x"
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
        }
    }

    // MARK: Values

    mutating func boolean(_ value: Bool, _ tag: Tag) throws(PropertyListFault) -> Bool {
        let inside = try text(tag)
        guard inside.allSatisfy(\.isWhitespace) else {
            throw PropertyListFault(
                at: tag.offset, "there is text in <\(tag.name)>", mend: "write '<\(tag.name)/>'")
        }
        return value
    }

    func integer(_ text: String, _ tag: Tag) throws(PropertyListFault) -> PropertyListNode.Value {
        let digits = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let number = Int(digits) { return .integer(number) }
        if let number = UInt64(digits) { return .unsigned(number) }
        if digits.lowercased().hasPrefix("0x"), let number = Int(digits.dropFirst(2), radix: 16) {
            return .integer(number)
        }
        throw PropertyListFault(
            at: tag.offset, "'\(text.shortened)' is no integer of 64 bits",
            mend: "write digits, such as <integer>3</integer>")
    }

    func real(_ text: String, _ tag: Tag) throws(PropertyListFault) -> Double {
        guard let number = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw PropertyListFault(
                at: tag.offset, "'\(text.shortened)' is no number", mend: "write one, such as <real>0.5</real>")
        }
        return number
    }

    func data(_ text: String, _ tag: Tag) throws(PropertyListFault) -> Data {
        guard let data = Data(base64Encoded: text.filter { !$0.isWhitespace }) else {
            throw PropertyListFault(at: tag.offset, "the data is not in base 64", mend: "encode it, or leave it empty")
        }
        return data
    }

    /// No key of a definition holds a date: that it is one is all there is to know.
    mutating func date(_ tag: Tag) throws(PropertyListFault) -> PropertyListNode.Value {
        _ = try text(tag)
        return .date
    }
}

extension UInt8 {
    /// What cannot be copied from the file to the text as it stands.
    fileprivate var needsCare: Bool {
        self == UInt8(ascii: "<") || self == UInt8(ascii: "&") || self == .return
    }
}

extension String {
    /// As much of it as fits in a message.
    var shortened: String {
        count <= 40 ? self : prefix(40) + "…"
    }
}
