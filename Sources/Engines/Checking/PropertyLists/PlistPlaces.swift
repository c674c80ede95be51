// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The places of the values of an XML property list, by the way to them.
///
/// It reads tags alone and believes nothing: what is not well-formed ends the
/// reading, and places found until then remain. A dictionary's value has the
/// place of its key, where a person looks for it.
package struct PlistPlaces: Hashable, Sendable {
    struct Position: Hashable, Sendable {
        var line: Int
        var column: Int
    }

    /// Arrays and dictionaries inside one another.
    private static let depthLimit = 64
    private static let valueLimit = 50_000

    private var positions: [[String]: Position] = [:]

    /// No places at all, as of a binary list.
    package init() {}

    package init(_ data: Data) {
        var reader = PlistTagReader(Array(data))
        var open: [Container] = []
        while positions.count < Self.valueLimit, let tag = reader.next() {
            switch tag.name {
            case "key" where !tag.isClosing:
                guard !open.isEmpty else { return }
                open[open.count - 1].key = reader.text()
                open[open.count - 1].position = tag.position
            case "dict" where !tag.isClosing, "array" where !tag.isClosing:
                guard open.count < Self.depthLimit else { return }
                let path = place(&open, at: tag.position)
                if !tag.isEmpty { open.append(Container(path: path, isArray: tag.name == "array")) }
            case "dict", "array":
                guard open.popLast() != nil else { return }
            case "string" where !tag.isClosing, "integer" where !tag.isClosing, "real" where !tag.isClosing,
                "true" where !tag.isClosing, "false" where !tag.isClosing, "date" where !tag.isClosing,
                "data" where !tag.isClosing:
                _ = place(&open, at: tag.position)
            default: break
            }
        }
    }

    subscript(path: [String]) -> Position? { positions[path] }

    /// Notes where the next value of the innermost container stands, and gives the way to it.
    private mutating func place(_ open: inout [Container], at position: Position) -> [String] {
        guard var container = open.popLast() else { return [] }
        defer { open.append(container) }
        let path = container.path + [container.isArray ? "[\(container.count)]" : container.key]
        positions[path] = container.isArray ? position : container.position ?? position
        container.count += 1
        return path
    }

    private struct Container {
        var path: [String]
        var isArray: Bool
        var count = 0
        var key = ""
        var position: Position?
    }
}
