// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

extension PropertyTree {
    /// The list as an XML property list, which reads as the same tree again but for fractions of a second.
    ///
    /// The keys of a dictionary stand in the order of their names, so that one tree always gives the same bytes.
    ///
    /// - Throws: ``InfoPlistError`` naming the key whose value XML cannot hold.
    package func xml() throws(InfoPlistError) -> Data {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        try write(to: &text, indentation: "", at: "")
        return Data((text + "</plist>\n").utf8)
    }

    private func write(to text: inout String, indentation: String, at path: String) throws(InfoPlistError) {
        text += indentation
        switch self {
        case .string(let value): text += "<string>\(try Self.escaped(value, at: path))</string>\n"
        case .integer(let value): text += "<integer>\(value)</integer>\n"
        case .boolean(let value): text += value ? "<true/>\n" : "<false/>\n"
        case .data(let value): text += "<data>\(value.base64EncodedString())</data>\n"
        case .real(let value):
            guard value.isFinite else {
                throw InfoPlistError(key: path, reason: "\(value) is not a number", remedy: "write a finite number")
            }
            text += "<real>\(value)</real>\n"
        case .date(let value): text += "<date>\(try Self.written(value, at: path))</date>\n"
        case .array(let items):
            text += "<array>\n"
            for (index, item) in items.enumerated() {
                try item.write(to: &text, indentation: indentation + "\t", at: "\(path)[\(index)]")
            }
            text += indentation + "</array>\n"
        case .dictionary(let values):
            text += "<dict>\n"
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                let inner = path.isEmpty ? key : "\(path).\(key)"
                text += "\(indentation)\t<key>\(try Self.escaped(key, at: inner))</key>\n"
                try value.write(to: &text, indentation: indentation + "\t", at: inner)
            }
            text += indentation + "</dict>\n"
        }
    }

    private static func escaped(_ text: String, at path: String) throws(InfoPlistError) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            // A reader of XML takes a bare one for the end of a line.
            case "\r": escaped.append(contentsOf: "&#13;".unicodeScalars)
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
                throw InfoPlistError(
                    key: path, reason: "the text holds the character U+\(String(scalar.value, radix: 16))",
                    remedy: "leave out control characters")
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    private static func written(_ date: Date, at path: String) throws(InfoPlistError) -> String {
        // The years 0001 to 9999.
        guard (-62_135_596_800..<253_402_300_800).contains(date.timeIntervalSince1970.rounded(.down)) else {
            throw InfoPlistError(key: path, reason: "the year of the date has no four digits", remedy: "write another")
        }
        return date.formatted(Date.ISO8601FormatStyle())
    }
}
