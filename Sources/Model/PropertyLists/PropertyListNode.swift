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

    /// The key path of the value under `key`; a very long key is shown by its beginning.
    func keyPath(toKey key: String) -> String {
        let shown =
            key.utf8.count > PropertyListLimits.shownKey ? key.prefix(PropertyListLimits.shownKey) + "…" : key[...]
        return keyPath.isEmpty ? String(shown) : "\(keyPath).\(shown)"
    }

    /// The key path of one element of the array here.
    func keyPath(toIndex index: Int) -> String { "\(keyPath)[\(index)]" }
}
