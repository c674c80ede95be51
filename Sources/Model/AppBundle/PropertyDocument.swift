// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import PropertyLists
import Sentences

/// A property list as a plain value that still knows where in its file each part stands.
package struct PropertyDocument: Sendable {
    package let tree: PropertyTree
    package let root: PropertyListNode

    /// Reads an XML or binary property list.
    ///
    /// - Throws: ``InfoPlistError`` with a place, when the bytes are too many, too deep, no property list, or
    ///   say one thing twice.
    package init(reading data: Data) throws(InfoPlistError) {
        guard data.count <= PropertyTree.sizeLimit else {
            throw InfoPlistError(
                reason: "the file has \(data.count) bytes; the limit is \(PropertyTree.sizeLimit)",
                remedy: "move large values into a file of their own")
        }
        let list = PropertyListReader.read(data)
        if let problem = list.problems.first { throw InfoPlistError(problem) }
        guard let root = list.root else {
            throw InfoPlistError(reason: "the property list holds no value", remedy: "write a <dict> into it")
        }
        self.root = root
        tree = try PropertyTree(root)
    }

    /// The error with the place of the value it names, or of the nearest one around it that is there.
    ///
    /// A binary list has no lines: there the error stays as it is.
    package func locating(_ error: InfoPlistError) -> InfoPlistError {
        guard error.line == nil else { return error }
        let location = Self.nearest(to: error.key, from: root).location
        var located = error
        (located.line, located.column) = (location.line, location.column)
        return located
    }

    /// The deepest value on the way that a key path describes.
    private static func nearest(to keyPath: String, from node: PropertyListNode) -> PropertyListNode {
        let children: [PropertyListNode] =
            switch node.content {
            case .array(let items): items
            case .dictionary(let entries): entries.map(\.value)
            default: []
            }
        // Of keys that hold dots, `a.b` and `a`, the longer one is meant.
        let next = children.filter { leads($0.location.keyPath, to: keyPath) }
            .max { $0.location.keyPath.utf8.count < $1.location.keyPath.utf8.count }
        return next.map { nearest(to: keyPath, from: $0) } ?? node
    }

    private static func leads(_ part: String, to whole: String) -> Bool {
        guard whole.hasPrefix(part) else { return false }
        let rest = whole.dropFirst(part.count)
        return rest.isEmpty || rest.first == "." || rest.first == "["
    }
}

extension InfoPlistError {
    fileprivate init(_ problem: PropertyListProblem) {
        self.init(
            key: problem.location.keyPath, reason: problem.message, remedy: problem.remedy, line: problem.location.line,
            column: problem.location.column)
    }
}

extension PropertyTree {
    /// The value without its places.
    fileprivate init(_ node: PropertyListNode) throws(InfoPlistError) {
        switch node.content {
        case .string(let value): self = .string(value)
        case .integer(let value): self = .integer(value)
        case .large:
            throw InfoPlistError(
                key: node.location.keyPath, reason: "the integer needs more than 63 bits",
                remedy: "write a smaller one, or a string", line: node.location.line, column: node.location.column)
        case .real(let value): self = .real(value)
        case .boolean(let value): self = .boolean(value)
        case .date(let value): self = .date(value)
        case .data(let value): self = .data(value)
        case .array(let items):
            var values: [PropertyTree] = []
            for item in items { values.append(try PropertyTree(item)) }
            self = .array(values)
        case .dictionary(let entries):
            var values: [String: PropertyTree] = [:]
            for entry in entries { values[entry.key] = try PropertyTree(entry.value) }
            self = .dictionary(values)
        }
    }
}
