// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// A dictionary of a property list with the way to it, so that every error names its key.
struct PropertyTable {
    let path: String
    let values: [String: PropertyTree]

    /// Nil if the key is absent.
    func string(_ key: String) throws(InfoPlistError) -> String? {
        switch values[key] {
        case nil: nil
        case .string(let text): text
        case let other?: throw mismatch(key, other, expected: "string")
        }
    }

    /// A text that has to be there and hold more than blanks.
    func requiredString(_ key: String, remedy: Sentence) throws(InfoPlistError) -> String {
        guard let text = try string(key) else {
            throw InfoPlistError(key: keyPath(key), reason: "the key is missing", remedy: remedy)
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw InfoPlistError(key: keyPath(key), reason: "the text is empty", remedy: remedy)
        }
        return text
    }

    /// Names of classes without a module; empty if the key is absent.
    func classNames(_ key: String) throws(InfoPlistError) -> [String] {
        let names = try strings(key)
        for (index, name) in names.enumerated() where !Self.isClassName(name) {
            throw InfoPlistError(
                key: keyPath("\(key)[\(index)]"), reason: "‘\(name.prefix(200))’ is not a class name",
                remedy: "write the class name of an intent without its module, such as OrderPizzaIntent")
        }
        return names
    }

    private static func isClassName(_ text: String) -> Bool {
        guard let first = text.first, !first.isNumber, text.utf8.count <= 500 else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// False if the key is absent.
    func boolean(_ key: String) throws(InfoPlistError) -> Bool {
        switch values[key] {
        case nil: false
        case .boolean(let value): value
        case let other?: throw mismatch(key, other, expected: "boolean")
        }
    }

    /// Empty if the key is absent.
    func strings(_ key: String) throws(InfoPlistError) -> [String] {
        guard let value = values[key] else { return [] }
        guard case .array(let items) = value else { throw mismatch(key, value, expected: "array") }
        var texts: [String] = []
        for (index, item) in items.enumerated() {
            guard case .string(let text) = item else { throw mismatch("\(key)[\(index)]", item, expected: "string") }
            texts.append(text)
        }
        return texts
    }

    /// Nil if the key is absent.
    func table(_ key: String) throws(InfoPlistError) -> PropertyTable? {
        switch values[key] {
        case nil: nil
        case .dictionary(let inner): PropertyTable(path: keyPath(key), values: inner)
        case let other?: throw mismatch(key, other, expected: "dictionary")
        }
    }

    /// Empty if the key is absent.
    func tables(_ key: String) throws(InfoPlistError) -> [PropertyTable] {
        guard let value = values[key] else { return [] }
        guard case .array(let items) = value else { throw mismatch(key, value, expected: "array") }
        var tables: [PropertyTable] = []
        for (index, item) in items.enumerated() {
            let place = "\(key)[\(index)]"
            guard case .dictionary(let inner) = item else { throw mismatch(place, item, expected: "dictionary") }
            tables.append(PropertyTable(path: keyPath(place), values: inner))
        }
        return tables
    }

    func keyPath(_ key: String) -> String {
        path.isEmpty ? key : "\(path).\(key)"
    }

    private func mismatch(_ key: String, _ value: PropertyTree, expected: String) -> InfoPlistError {
        InfoPlistError(
            key: keyPath(key), reason: "the value is of type \(value.typeName)", remedy: "make it of type \(expected)")
    }
}
