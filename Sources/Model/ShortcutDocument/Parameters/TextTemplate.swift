// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// A text with variables in it.
package struct TextTemplate: Hashable, Sendable {
    /// A piece of it.
    package enum Segment: Hashable, Sendable {
        case text(String)
        case variable(VariableReference)
    }

    /// In order; no two texts beside one another, none of them empty.
    package private(set) var segments: [Segment]

    package init(_ text: String) {
        segments = text.isEmpty ? [] : [.text(text)]
    }

    /// A text that is one variable.
    package init(_ variable: VariableReference) {
        segments = [.variable(variable)]
    }

    /// The text, where there is no variable in it; nil if there is one.
    package var constant: String? {
        switch segments.count {
        case 0: return ""
        case 1:
            guard case .text(let text) = segments[0] else { return nil }
            return text
        default: return nil
        }
    }

    /// Reads the `Value` of a text: `string`, and `attachmentsByRange` by ranges of UTF-16 units.
    ///
    /// A range that is invalid, or lies outside of the text or over another, is passed over: its place is empty then,
    /// as the mark of an attachment (U+FFFC) is no text.
    init(_ properties: ShortcutDictionary) {
        let text = properties.string("string") ?? ""
        segments = []
        let attachments = Self.attachments(of: properties)
        guard !attachments.isEmpty else {
            append(text[...])
            return
        }
        var place = text.startIndex
        var offset = 0
        for (range, variable) in attachments where range.lowerBound >= offset {
            guard let start = text.utf16.index(place, offsetBy: range.lowerBound - offset, limitedBy: text.endIndex),
                let end = text.utf16.index(start, offsetBy: range.count, limitedBy: text.endIndex)
            else { break }
            append(text[place..<start])
            segments.append(.variable(variable))
            place = end
            offset = range.upperBound
        }
        append(text[place...])
    }

    private mutating func append(_ text: Substring) {
        let text = String(text.filter { $0 != "\u{FFFC}" })
        if !text.isEmpty { segments.append(.text(text)) }
    }

    private static func attachments(of properties: ShortcutDictionary) -> [(Range<Int>, VariableReference)] {
        let entries = properties.dictionary("attachmentsByRange")?.entries ?? []
        return entries.compactMap { entry in
            guard let range = range(entry.key),
                let variable = entry.value.content.dictionary.flatMap({ VariableReference($0) })
            else { return nil }
            return (range, variable)
        }.sorted { $0.0.lowerBound < $1.0.lowerBound }
    }

    /// `{12, 1}`: where it begins and how long it is.
    static func range(_ text: String) -> Range<Int>? {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        let numbers = text.dropFirst().dropLast().split(separator: ",").map { part in Int(part.filter { $0 != " " }) }
        guard numbers.count == 2, let start = numbers[0], let length = numbers[1], start >= 0, length >= 0,
            start <= Int.max - length
        else { return nil }
        return start..<start + length
    }
}
