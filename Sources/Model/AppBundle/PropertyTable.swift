// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A dictionary of a property list with the way to it, so that every error names its key.
struct PropertyTable {
    let path: String
    let values: [String: PropertyTree]

    /// Nil where the key is absent.
    func string(_ key: String) throws(InfoPlistError) -> String? {
        switch values[key] {
        case nil: nil
        case .string(let text): text
        case let other?: throw mismatch(key, other, expected: "string")
        }
    }

    /// False where the key is absent.
    func boolean(_ key: String) throws(InfoPlistError) -> Bool {
        switch values[key] {
        case nil: false
        case .boolean(let value): value
        case let other?: throw mismatch(key, other, expected: "boolean")
        }
    }

    /// Empty where the key is absent.
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

    /// Nil where the key is absent.
    func table(_ key: String) throws(InfoPlistError) -> PropertyTable? {
        switch values[key] {
        case nil: nil
        case .dictionary(let inner): PropertyTable(path: keyPath(key), values: inner)
        case let other?: throw mismatch(key, other, expected: "dictionary")
        }
    }

    func keyPath(_ key: String) -> String {
        path.isEmpty ? key : "\(path).\(key)"
    }

    private func mismatch(_ key: String, _ value: PropertyTree, expected: String) -> InfoPlistError {
        InfoPlistError(
            key: keyPath(key), reason: "the value is of type \(value.typeName)", mend: "make it of type \(expected)")
    }
}
