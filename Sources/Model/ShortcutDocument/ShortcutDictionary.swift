// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import PropertyLists

/// The keys and values of one dictionary of a shortcut's file, unknown ones too, in the order of the file.
package struct ShortcutDictionary: Sendable {
    package var entries: [PropertyListNode.Entry]

    package init(entries: [PropertyListNode.Entry] = []) {
        self.entries = entries
    }

    /// What stands under `key`; nil if nothing does. Setting nil removes the key.
    package subscript(key: String) -> PropertyListNode.Content? {
        get { entries.first { $0.key == key }?.value.content }
        set {
            guard let place = entries.firstIndex(where: { $0.key == key }) else {
                if let newValue { entries.append(.init(key: key, newValue)) }
                return
            }
            if let newValue { entries[place].value.content = newValue } else { entries.remove(at: place) }
        }
    }

    /// A text; nil if there is none or something else.
    package func string(_ key: String) -> String? { self[key]?.string }

    /// An integer, also one written as a real number or a text.
    package func integer(_ key: String) -> Int? { self[key]?.wholeNumber }

    /// A yes or no, also one written as a number.
    package func boolean(_ key: String) -> Bool? { self[key]?.yesOrNo }

    /// A dictionary.
    package func dictionary(_ key: String) -> ShortcutDictionary? { self[key]?.dictionary }

    /// The elements of an array; nil if there is none.
    package func array(_ key: String) -> [PropertyListNode]? {
        guard case .array(let elements)? = self[key] else { return nil }
        return elements
    }
}

extension PropertyListNode.Entry {
    /// A key and a value that stand in no file yet.
    package init(key: String, _ content: PropertyListNode.Content) {
        self.init(key: key, keyLocation: .init(), value: PropertyListNode(content: content, location: .init()))
    }
}

extension PropertyListNode.Content {
    /// The text; nil if it is not one.
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The dictionary; nil if it is not one.
    package var dictionary: ShortcutDictionary? {
        guard case .dictionary(let entries) = self else { return nil }
        return ShortcutDictionary(entries: entries)
    }

    /// The number, where it is one without a fraction: old files have `1.0` and `"1"` where new ones have `1`.
    package var wholeNumber: Int? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int(exactly: number)
        case .string(let text): Int(text)
        case .boolean(let value): value ? 1 : 0
        default: nil
        }
    }

    /// The yes or no; nil if it is not one.
    package var yesOrNo: Bool? {
        switch self {
        case .boolean(let value): value
        case .integer(let number): number != 0
        default: nil
        }
    }

    /// Whether two values say the same: of dictionaries the order of keys does not count, and a date is compared as it
    /// is written, to the second.
    package func isSame(as other: PropertyListNode.Content) -> Bool {
        switch (self, other) {
        case (.string(let one), .string(let two)): one == two && one.utf8.elementsEqual(two.utf8)
        case (.integer(let one), .integer(let two)): one == two
        case (.large(let one), .large(let two)): one == two
        case (.real(let one), .real(let two)): one == two || (one.isNaN && two.isNaN)
        case (.boolean(let one), .boolean(let two)): one == two
        case (.date(let one), .date(let two)): abs(one.timeIntervalSince(two)) < 1
        case (.data(let one), .data(let two)): one == two
        case (.array(let one), .array(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.content.isSame(as: $1.content) }
        case (.dictionary(let one), .dictionary(let two)): Self.areSame(one, two)
        default: false
        }
    }

    private static func areSame(_ one: [PropertyListNode.Entry], _ two: [PropertyListNode.Entry]) -> Bool {
        guard one.count == two.count else { return false }
        let values = Dictionary(two.map { ($0.key, $0.value.content) }) { first, _ in first }
        return one.allSatisfy { entry in values[entry.key].map { entry.value.content.isSame(as: $0) } ?? false }
    }
}
