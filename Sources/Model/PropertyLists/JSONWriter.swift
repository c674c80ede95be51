// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes JSON (RFC 8259) of a tree, in the order of its keys.
package struct JSONWriter {
    private var text = ""
    private let isPretty: Bool

    private init(pretty: Bool) { isPretty = pretty }

    /// The text of a tree.
    ///
    /// - Parameters:
    ///   - content: JSON has no data: it becomes a text in base64, and a date one in ISO 8601. Invalid numbers
    ///     become null.
    ///   - pretty: Whether each value has a line of its own.
    package static func text(of content: PropertyListNode.Content, pretty: Bool = false) -> String {
        var writer = JSONWriter(pretty: pretty)
        writer.write(content, depth: 0)
        return writer.text
    }

    private mutating func write(_ content: PropertyListNode.Content, depth: Int) {
        switch content {
        case .string(let string): write(string)
        case .integer(let number): text += String(number)
        case .large(let number): text += String(number)
        case .real(let number): text += number.isFinite ? String(number) : "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .array(let elements):
            write(elements, in: ("[", "]"), depth: depth) { $0.write($1.content, depth: depth + 1) }
        case .dictionary(let entries):
            write(entries, in: ("{", "}"), depth: depth) { writer, entry in
                writer.write(entry.key)
                writer.text += writer.isPretty ? ": " : ":"
                writer.write(entry.value.content, depth: depth + 1)
            }
        case .date(let date): write(date.formatted(.iso8601))
        case .data(let data): write(data.base64EncodedString())
        }
    }

    private mutating func write<Element>(
        _ elements: [Element], in brackets: (String, String), depth: Int,
        each: (inout JSONWriter, Element) -> Void
    ) {
        text += brackets.0
        for (place, element) in elements.enumerated() {
            if place > 0 { text += "," }
            startLine(depth: depth + 1)
            each(&self, element)
        }
        if !elements.isEmpty { startLine(depth: depth) }
        text += brackets.1
    }

    private mutating func startLine(depth: Int) {
        if isPretty { text += "\n" + String(repeating: "  ", count: depth) }
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{00}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
