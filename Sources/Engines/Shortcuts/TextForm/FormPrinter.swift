// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists

/// Writes values in the text form.
enum FormPrinter {
    /// A value that is longer has a line for each of its parts.
    private static let width = 100
    static let step = "    "

    /// - Parameter indent: What the line begins with that the value ends on.
    static func text(of value: FormValue, indent: String) -> String {
        let line = self.line(of: value)
        if case .plain(.string(let text)) = value, text.contains("\n") { return block([.text(text)], indent) }
        if case .wrapped(let text, let wrapping) = value, text.contains("\n") {
            return wrapping.rawValue + block([.text(text)], indent)
        }
        if case .template(let segments) = value, segments.contains(where: \.hasLines) { return block(segments, indent) }
        guard line.utf8.count > width else { return line }
        let inner = indent + step
        switch value {
        case .array(let elements) where !elements.isEmpty:
            return "[\n" + elements.map { inner + text(of: $0, indent: inner) + "\n" }.joined() + indent + "]"
        case .dictionary(let rows, let isOrdered) where !rows.isEmpty:
            let lines = rows.map { inner + key($0.key) + ": " + text(of: $0.value, indent: inner) + "\n" }
            return (isOrdered ? "ordered {" : "{") + "\n" + lines.joined() + indent + "}"
        default: return line
        }
    }

    /// A value on one line.
    static func line(of value: FormValue) -> String {
        switch value {
        case .plain(let content): return plain(content)
        case .wrapped(let text, let wrapping): return wrapping.rawValue + quoted(text)
        case .template(let segments): return "\"" + segments.map { text(of: $0, isBlock: false) }.joined() + "\""
        case .variable(let variable): return text(of: variable)
        case .array(let elements): return "[" + elements.map(self.line).joined(separator: ", ") + "]"
        case .dictionary(let rows, let isOrdered):
            return (isOrdered ? "ordered {" : "{") + inside(rows) + "}"
        }
    }

    private static func inside(_ rows: [(key: String, value: FormValue)]) -> String {
        rows.map { key($0.key) + ": " + line(of: $0.value) }.joined(separator: ", ")
    }

    private static func plain(_ content: PropertyListNode.Content) -> String {
        switch content {
        case .string(let text): quoted(text)
        case .integer(let number): String(number)
        case .large(let number): String(number)
        case .real(let number): number.isFinite ? String(number) : "real(\"\(exact(number))\")"
        case .boolean(let value): value ? "yes" : "no"
        case .date(let date): "date(\"\(exact(date.timeIntervalSinceReferenceDate))\")"
        case .data(let data): "data(\"\(data.base64EncodedString())\")"
        case .array(let elements): "[" + elements.map { plain($0.content) }.joined(separator: ", ") + "]"
        case .dictionary(let entries):
            "{" + entries.map { key($0.key) + ": " + plain($0.value.content) }.joined(separator: ", ") + "}"
        }
    }

    /// A number in decimals, or by its bits if it has none.
    private static func exact(_ number: Double) -> String {
        number.isFinite ? String(number) : "0x" + String(number.bitPattern, radix: 16)
    }

    // MARK: Texts

    private static func block(_ segments: [FormValue.Segment], _ indent: String) -> String {
        let inner = indent + step
        let text = segments.map { self.text(of: $0, isBlock: true) }.joined()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { inner + $0 }
        return "\"\"\"\n" + lines.joined(separator: "\n") + "\n" + inner + "\"\"\""
    }

    private static func text(of segment: FormValue.Segment, isBlock: Bool) -> String {
        switch segment {
        case .text(let text): escaped(text, isBlock: isBlock)
        case .variable(let variable): self.text(of: variable)
        }
    }

    static func quoted(_ text: String) -> String { "\"" + escaped(text, isBlock: false) + "\"" }

    private static func escaped(_ text: String, isBlock: Bool) -> String {
        var escaped = ""
        var scalars = text.unicodeScalars.makeIterator()
        var scalar = scalars.next()
        while let current = scalar {
            scalar = scalars.next()
            switch current {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += isBlock ? "\n" : "\\n"
            case "\t": escaped += "\\t"
            case "$" where scalar == "{": escaped += "\\$"
            // Emoji are joined by it.
            case "\u{200D}": escaped.unicodeScalars.append(current)
            case _ where current.properties.generalCategory.isInvisible:
                escaped += "\\u{" + String(current.value, radix: 16) + "}"
            default: escaped.unicodeScalars.append(current)
            }
        }
        return escaped
    }

    // MARK: Names

    static func key(_ key: String) -> String {
        key.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.\-]*/) != nil ? key : quoted(key)
    }

    private static func text(of variable: FormVariable) -> String {
        var text: String
        switch variable.source {
        case .named(let name): text = self.name(name)
        case .set(let name): text = "$" + self.name(name)
        case .raw(let value): return "${=" + line(of: value) + "}"
        }
        if !variable.extras.isEmpty { text += " {" + inside(variable.extras) + "}" }
        return "${" + ([text] + variable.modifiers.map(self.text)).joined(separator: " | ") + "}"
    }

    private static func text(of modifier: FormVariable.Modifier) -> String {
        var parts: [String] = []
        if let kind = modifier.kind { parts.append(kind.rawValue) }
        if let argument = modifier.argument { parts.append(quoted(argument)) }
        if !modifier.extras.isEmpty || parts.isEmpty { parts.append("{" + inside(modifier.extras) + "}") }
        return parts.joined(separator: " ")
    }

    /// A name as it is, in quotes where its end would not be seen.
    static func name(_ name: String) -> String {
        name.wholeMatch(of: /[\p{L}\p{N}]([\p{L}\p{N} ._'’\-]*[\p{L}\p{N}.'’])?/) != nil ? name : quoted(name)
    }
}

extension FormValue.Segment {
    fileprivate var hasLines: Bool {
        guard case .text(let text) = self else { return false }
        return text.contains("\n")
    }
}

extension Unicode.GeneralCategory {
    /// Whether such a character cannot be seen in a text.
    fileprivate var isInvisible: Bool {
        switch self {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
        default: false
        }
    }
}
