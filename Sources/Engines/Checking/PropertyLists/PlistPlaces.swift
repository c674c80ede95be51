// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import PropertyLists

/// The places of the values of an XML property list, by the way to them.
///
/// A dictionary's value has the place of its key, where a person looks for it.
package struct PlistPlaces: Hashable, Sendable {
    struct Position: Hashable, Sendable {
        var line: Int
        var column: Int

        /// Nil for a place in a binary list, which has no lines.
        init?(_ location: PropertyListLocation) {
            guard let line = location.line, let column = location.column else { return nil }
            self.line = line
            self.column = column
        }
    }

    private var positions: [[String]: Position] = [:]

    /// No places at all.
    package init() {}

    /// - Parameter root: The outermost value, which has no place of its own.
    package init(_ root: PropertyListNode) {
        note(partsOf: root, at: [])
    }

    subscript(path: [String]) -> Position? { positions[path] }

    private mutating func note(partsOf node: PropertyListNode, at path: [String]) {
        switch node.content {
        case .array(let items):
            for (index, item) in items.enumerated() { note(item, at: path + ["[\(index)]"], item.location) }
        case .dictionary(let entries):
            for entry in entries { note(entry.value, at: path + [entry.key], entry.keyLocation) }
        default: break
        }
    }

    private mutating func note(_ node: PropertyListNode, at path: [String], _ location: PropertyListLocation) {
        positions[path] = Position(location)
        note(partsOf: node, at: path)
    }
}
