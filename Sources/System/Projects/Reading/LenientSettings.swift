// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

extension BuildSettings {
    /// The tree with every variable replaced that has a value; a text with another one stays as it is written,
    /// and the rules then leave it alone.
    func expandLeniently(_ tree: PropertyTree) -> PropertyTree {
        switch tree {
        case .string(let text): .string(known(text) ?? text)
        case .array(let items): .array(items.map(expandLeniently))
        case .dictionary(let values): .dictionary(values.mapValues(expandLeniently))
        case .integer, .real, .boolean, .date, .data: tree
        }
    }

    /// The text with its variables replaced; nil if one has no value.
    func known(_ text: String) -> String? {
        do {
            return try expand(text)
        } catch {
            return nil
        }
    }
}
