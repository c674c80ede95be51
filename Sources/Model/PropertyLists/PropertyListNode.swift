// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Sentences

/// A value of a property list that knows where it stands in its file.
package struct PropertyListNode: Sendable {
    /// One key of a dictionary with its value; the key's own place is where a
    /// message about the pair as a whole points.
    package struct Entry: Sendable {
        package var key: String
        package var keyLocation: PropertyListLocation
        package var value: PropertyListNode

        package init(key: String, keyLocation: PropertyListLocation, value: PropertyListNode) {
            self.key = key
            self.keyLocation = keyLocation
            self.value = value
        }
    }

    /// The eight kinds of values; `large` is an integer that only fits without a sign.
    package enum Content: Sendable {
        case string(String)
        case integer(Int)
        case large(UInt64)
        case real(Double)
        case boolean(Bool)
        case date(Date)
        case data(Data)
        case array([PropertyListNode])
        /// In file order, each key once.
        case dictionary([Entry])
    }

    package var content: Content
    package var location: PropertyListLocation

    package init(content: Content, location: PropertyListLocation) {
        self.content = content
        self.location = location
    }

    /// What the value is, for a message: `a string`, `an array`, …
    package var kind: Sentence {
        switch content {
        case .string: "a string"
        case .integer, .large: "an integer"
        case .real: "a real number"
        case .boolean: "a boolean"
        case .date: "a date"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}

/// A place in a property list.
package struct PropertyListLocation: Hashable, Sendable {
    /// From 1; nil in binary property lists, which have no lines.
    package var line: Int?
    /// From 1, in characters.
    package var column: Int?
    /// The way to the value from the root, such as `INIntents[0].INIntentName`.
    package var keyPath: String

    package init(line: Int? = nil, column: Int? = nil, keyPath: String = "") {
        self.line = line
        self.column = column
        self.keyPath = keyPath
    }

    /// The key path of the value under `key`; a very long key is shown by its beginning, and of a very long path the rest
    /// is left out: each of a million values has one.
    func keyPath(toKey key: String) -> String {
        guard keyPath.utf8.count < PropertyListLimits.shownPath else { return keyPath }
        let shown =
            key.utf8.count > PropertyListLimits.shownKey ? key.prefix(PropertyListLimits.shownKey) + "…" : key[...]
        return keyPath.isEmpty ? String(shown) : "\(keyPath).\(shown)"
    }

    /// The key path of one element of the array here.
    func keyPath(toIndex index: Int) -> String {
        keyPath.utf8.count < PropertyListLimits.shownPath ? "\(keyPath)[\(index)]" : keyPath
    }
}

extension PropertyListNode.Content {
    /// The beginning of the value, for somebody who shows that many characters of it at most.
    ///
    /// What is made of a beginning costs no more than what is shown, however large the value is.
    ///
    /// - Parameter room: Each value and each character takes one.
    package func beginning(_ room: Int) -> Self {
        var room = room
        return beginning(within: &room)
    }

    private func beginning(within room: inout Int) -> Self {
        room -= 1
        switch self {
        case .string(let text):
            let beginning = text.beginning(max(0, room))
            room -= beginning.unicodeScalars.count
            return .string(beginning)
        case .array(let items):
            var kept: [PropertyListNode] = []
            for item in items {
                guard room > 0 else { break }
                kept.append(PropertyListNode(content: item.content.beginning(within: &room), location: item.location))
            }
            return .array(kept)
        case .dictionary(let entries):
            var kept: [PropertyListNode.Entry] = []
            for var entry in entries {
                guard room > 0 else { break }
                entry.value.content = entry.value.content.beginning(within: &room)
                kept.append(entry)
            }
            return .dictionary(kept)
        case .integer, .large, .real, .boolean, .date, .data: return self
        }
    }
}

extension String {
    /// The first characters, each of which may be made of as many scalars as somebody likes: those are counted.
    package func beginning(_ count: Int) -> String {
        guard utf8.count > count else { return self }
        return String(unicodeScalars.prefix(count))
    }
}
