// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The entries of a dictionary in the order of the file.
struct PropertyListDictionary: Sendable {
    struct Entry: Sendable {
        var key: String
        /// Where the key begins, in UTF-8 bytes of the text; nil in binary lists.
        var keyOffset: Int?
        var node: PropertyListNode
    }

    private(set) var entries: [Entry] = []

    /// The value of a key; of the last one where the key is repeated, as
    /// Foundation's own reader has it.
    subscript(key: String) -> PropertyListNode? {
        entries.last { $0.key == key }?.node
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
    }
}
