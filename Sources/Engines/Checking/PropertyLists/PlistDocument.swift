// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
package import PropertyLists

/// A property list of a project with the places of its values.
package struct PlistDocument: Hashable, Sendable {
    /// The way to a value: keys, and for the items of arrays their numbers in brackets.
    package typealias Path = [String]

    /// As findings show it.
    package var path: String
    package var tree: PropertyTree
    private var places: PlistPlaces

    package init(path: String, tree: PropertyTree, places: PlistPlaces = PlistPlaces()) {
        self.path = path
        self.tree = tree
        self.places = places
    }

    /// - Throws: ``InfoPlistError`` when the bytes are no property list, or too many.
    package init(path: String, reading data: Data) throws(InfoPlistError) {
        let document = try PropertyDocument(reading: data)
        self.init(path: path, tree: document.tree, places: PlistPlaces(document.root))
    }

    /// The value under the keys, nil if one is absent or no dictionary.
    package subscript(keys: String...) -> PropertyTree? { value(at: keys) }

    func value(at keys: Path) -> PropertyTree? {
        var tree: PropertyTree? = self.tree
        for key in keys {
            guard case .dictionary(let values)? = tree else { return nil }
            tree = values[key]
        }
        return tree
    }

    /// The text under the keys; nil if the value is not a text or contains an unknown variable.
    package func text(_ keys: String...) -> String? {
        guard case .string(let text)? = value(at: keys), Self.isKnown(text) else { return nil }
        return text
    }

    /// What an extension's list says that it extends, in the place of either form.
    package var extensionPoint: String? {
        text("NSExtension", "NSExtensionPointIdentifier")
            ?? text("EXAppExtensionAttributes", "EXExtensionPointIdentifier")
    }

    /// The texts of the array under the keys with their places; without those that hold an open variable.
    func texts(_ keys: String...) -> [(text: String, place: Place)] { texts(at: keys) }

    func texts(at keys: Path) -> [(text: String, place: Place)] {
        guard case .array(let items)? = value(at: keys) else { return [] }
        return items.enumerated().compactMap { index, item in
            guard case .string(let text) = item, Self.isKnown(text) else { return nil }
            return (text, place(keys + ["[\(index)]"]))
        }
    }

    /// Whether a variable without a value stands in the array under the keys, so that it may hold anything.
    func isOpen(_ keys: String...) -> Bool { isOpen(at: keys) }

    func isOpen(at keys: Path) -> Bool {
        switch value(at: keys) {
        case .array(let items)?:
            items.contains { item in
                guard case .string(let text) = item else { return false }
                return !Self.isKnown(text)
            }
        case .string?: true
        default: false
        }
    }

    /// Where the value under the keys stands, or the nearest one around it that has a place.
    package func place(_ keys: Path) -> Place {
        var keys = keys
        while true {
            if let position = places[keys] { return Place(path: path, line: position.line, column: position.column) }
            guard keys.popLast() != nil else { return Place(path: path) }
        }
    }

    func place(_ keys: String...) -> Place { place(keys) }

    private static func isKnown(_ text: String) -> Bool { !text.contains("$(") && !text.contains("${") }
}

/// The places of the values of an XML property list, by the way to them.
///
/// A dictionary's value has the place of its key, where a person looks for it.
package struct PlistPlaces: Hashable, Sendable {
    private var positions: [[String]: PropertyListLocation] = [:]

    /// No places at all.
    package init() {}

    /// - Parameter root: The outermost value, which has no place of its own.
    package init(_ root: PropertyListNode) { note(partsOf: root, at: []) }

    subscript(path: [String]) -> PropertyListLocation? { positions[path] }

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
        // A binary list has no lines.
        if location.line != nil { positions[path] = location }
        note(partsOf: node, at: path)
    }
}
