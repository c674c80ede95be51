// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// An item without its secret.
struct KeychainItem: Hashable, Sendable {
    var itemClass: ItemClass
    var group: String
    /// By Apple's raw names, without class, group and dates.
    var attributes: [String: PropertyListValue]
    var created: Date
    var modified: Date

    /// What tells it apart from the others of its group.
    var identity: [Data] {
        itemClass.primaryAttributes.map { attributes[$0]?.comparableBytes ?? Data() }
    }

    /// By what of it searches find it; a primary attribute that was left out counts as empty.
    var indexed: [(name: String, value: Data)] {
        itemClass.indexedAttributes.compactMap { name in
            if let value = attributes[name] { return (name, value.comparableBytes) }
            return itemClass.primaryAttributes.contains(name) ? (name, Data()) : nil
        }
    }

    /// As the app sees it.
    var dictionary: [String: PropertyListValue] {
        var dictionary = attributes
        dictionary[KeychainKey.itemClass] = .string(itemClass.rawValue)
        dictionary[KeychainKey.accessGroup] = .string(group)
        dictionary[KeychainKey.creationDate] = .date(created)
        dictionary[KeychainKey.modificationDate] = .date(modified)
        return dictionary
    }
}
