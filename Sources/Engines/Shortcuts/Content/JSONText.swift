// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import PropertyLists
import ShortcutDocument

/// Dictionaries and lists as JSON, and JSON as those.
package enum JSONText {
    private static let limits = PropertyListLimits(size: 64 << 20, depth: 256, values: 2_000_000)

    /// A dictionary in one line.
    package static func text(of dictionary: ContentDictionary, in coercion: Coercion) -> String {
        JSONWriter.text(of: tree(.dictionary(dictionary), coercion))
    }

    /// The content of a text in JSON; nil if it is not JSON.
    package static func content(in text: String) -> Content? {
        // Any text may be asked whether it is JSON; "it isn't" is an answer.
        guard let root = try? JSONReader.read(Data(text.utf8), within: limits) else { return nil }
        return content(root.content)
    }

    /// The object in a text in JSON; nil if it does not contain an object.
    package static func dictionary(in text: String) -> ContentDictionary? {
        guard let first = text.first(where: { !$0.isWhitespace }), first == "{",
            case .dictionary(let dictionary)? = content(in: text)?.first?.value
        else { return nil }
        return dictionary
    }

    /// A value of a tree as content; an array as a list of items.
    package static func content(_ tree: PropertyListNode.Content) -> Content {
        switch tree {
        case .array(let elements): Content(elements.map { ContentItem(value($0.content)) })
        default: Content(value(tree))
        }
    }

    private static func value(_ tree: PropertyListNode.Content) -> ContentValue {
        switch tree {
        case .string(let text): return .text(text)
        case .integer(let number): return .number(.whole(number))
        case .large(let number): return .number(Number(Double(number)))
        case .real(let number): return .number(Number(number))
        case .boolean(let value): return .boolean(value)
        case .date(let date): return .date(ContentDate(date))
        case .data(let data): return .file(ContentFile(name: "Data", type: "public.data", data: data))
        case .array(let elements): return .list(ContentList(elements.map { ContentItem(value($0.content)) }))
        case .dictionary(let entries):
            var dictionary = ContentDictionary()
            // A list stays one, also where it has one element or none.
            for entry in entries { dictionary[entry.key] = Content(value(entry.value.content)) }
            return .dictionary(dictionary)
        }
    }

    private static func tree(_ value: ContentValue, _ coercion: Coercion) -> PropertyListNode.Content {
        switch value {
        case .number(.whole(let number)): .integer(number)
        case .number(.fraction(let number)): .real(number)
        case .boolean(let value): .boolean(value)
        case .dictionary(let dictionary):
            .dictionary(dictionary.entries.map { .init(key: $0.key, tree($0.value, coercion)) })
        case .list(let list): .array(list.items.map { node($0.value, coercion) })
        default: .string(coercion.text(ContentItem(value)))
        }
    }

    private static func tree(_ content: Content, _ coercion: Coercion) -> PropertyListNode.Content {
        switch content {
        case .nothing: .array([])
        case .one(let item): tree(item.value, coercion)
        case .many(let items): .array(items.map { node($0.value, coercion) })
        }
    }

    static func node(_ value: ContentValue, _ coercion: Coercion) -> PropertyListNode {
        PropertyListNode(content: tree(value, coercion), location: PropertyListLocation())
    }
}

/// Property lists as dictionaries.
enum PropertyListText {
    /// A dictionary as a property list in XML.
    static func data(of dictionary: ContentDictionary, in coercion: Coercion) -> Data {
        XMLPropertyListWriter.data(of: JSONText.node(.dictionary(dictionary), coercion))
    }

    /// The dictionary in a property list in XML; nil if it does not contain one.
    static func dictionary(in text: String) -> ContentDictionary? {
        guard text.contains("<plist"), let root = PropertyListReader.read(Data(text.utf8)).root,
            case .dictionary(let dictionary)? = JSONText.content(root.content).first?.value
        else { return nil }
        return dictionary
    }
}
