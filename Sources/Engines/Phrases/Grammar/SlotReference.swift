// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A slot of a template: the list that its value is from, and the name that it is put under.
package struct SlotReference: Hashable, Sendable {
    package var list: String
    package var name: String
    /// Values of the list that have one of these attributes each, or do not have the attribute at all.
    package var admitted: [String: Set<String>]

    func admits(_ attributes: [String: String]) -> Bool {
        admitted.allSatisfy { name, values in attributes[name].map(values.contains) ?? true }
    }
}
