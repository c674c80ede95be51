// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Conversation
import Foundation
package import Shortcuts

/// Contents as turns have them.
package struct ContentTurns: Sendable {
    private let coercion: Coercion

    package init(_ coercion: Coercion) { self.coercion = coercion }

    /// What is shown of a content: its text; a file that is not text by its name, and a picture as such.
    package func showing(_ style: Showing.Style, title: String? = nil, _ content: Content) -> Showing {
        let pictures = content.items.compactMap { item -> Data? in
            guard case .file(let file) = item.value, Self.shownTypes.contains(file.type) else { return nil }
            return file.data
        }
        return Showing(
            style, title: title, text: coercion.text(content), picture: pictures.first, value: value(of: content))
    }

    /// Those that every browser draws.
    private static let shownTypes: Set = ["public.png", "public.jpeg", "com.compuserve.gif", "public.webp"]

    /// A content as JSON has it: nothing, one value, or a list.
    package func value(of content: Content) -> PlainValue {
        switch content {
        case .nothing: .null
        case .one(let item): value(of: item)
        case .many(let items): .array(items.map { value(of: $0) })
        }
    }

    private func value(of item: ContentItem) -> PlainValue {
        switch item.value {
        case .number(.whole(let number)): .integer(number)
        case .number(.fraction(let number)): number.isFinite ? .decimal(number) : .string(coercion.text(item))
        case .boolean(let value): .boolean(value)
        case .date(let date): .string(date.date.formatted(.iso8601))
        case .dictionary(let dictionary): object(dictionary)
        case .list(let list): .array(list.items.map { value(of: $0) })
        case .file(let file):
            .object([
                "filename": .string(item.name ?? file.name), "typeIdentifier": .string(file.type),
                "bytes": .integer(file.data.count),
            ])
        case .record(let record):
            .object(["display": .string(record.title), "properties": object(record.properties)])
        case .text, .url, .richText, .measurement: .string(coercion.text(item))
        }
    }

    private func object(_ dictionary: ContentDictionary) -> PlainValue {
        .object(Dictionary(dictionary.entries.map { ($0.key, value(of: $0.value)) }) { $1 })
    }
}
