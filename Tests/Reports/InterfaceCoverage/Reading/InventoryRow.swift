// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One declaration of Apple's, as the inventory lists it.
package struct InventoryRow: Hashable, Sendable {
    package let module: String
    /// The type it belongs to; empty for what stands by itself.
    package let container: String
    package let text: String
    package let signature: Signature

    /// Where the members of a protocol are that is not public by itself.
    private static let homes = ["_INIntentSetImageKeyPath": "INIntent"]

    /// The type it is about: its own name for a type.
    package var type: String { container.isEmpty ? signature.name : container }

    /// The rows of an inventory, each once.
    ///
    /// Extensions without a conformance declare nothing by themselves.
    package static func read(_ text: String, file: String) throws(CoverageError) -> [InventoryRow] {
        var (rows, seen): ([InventoryRow], Set<String>) = ([], [])
        for fields in try TableReader.rows(of: text, columns: 4, file: file) {
            let container = fields[1] == "-" ? "" : homes[fields[1]] ?? fields[1]
            guard let signature = SignatureReader.read(fields[3], in: container) else {
                throw CoverageError("\(file): ‘\(fields[3])’ is no declaration that can be read; mend the row")
            }
            if signature.keyword == "extension", signature.heritage.isEmpty { continue }
            guard seen.insert("\(container)\t\(signature)").inserted else { continue }
            rows.append(InventoryRow(module: fields[0], container: container, text: fields[3], signature: signature))
        }
        return rows
    }
}
