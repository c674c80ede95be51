// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A whole property list, with what is needed to point into it.
struct PropertyListDocument: Sendable {
    /// A key that a dictionary holds twice.
    struct DuplicateKey: Sendable {
        var key: String
        var offset: Int?
    }

    var root: PropertyListNode
    /// The text that offsets point into; empty for binary lists.
    var text: TextLines
    var duplicateKeys: [DuplicateKey] = []
}
