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

    /// As the app sees it.
    var dictionary: [String: PropertyListValue] {
        var dictionary = attributes
        dictionary[KeychainKey.itemClass] = .string(itemClass.rawValue)
        dictionary[KeychainKey.accessGroup] = .string(group)
        dictionary[KeychainKey.creationDate] = .date(created)
        dictionary[KeychainKey.modificationDate] = .date(modified)
        return dictionary
    }

    /// The bytes that are sealed.
    func encoded() throws -> Data {
        try JSONEncoder().encode(dictionary)
    }

    /// - Throws: `DecodingError` when the bytes are no item.
    init(decoding data: Data) throws {
        var values = try JSONDecoder().decode([String: PropertyListValue].self, from: data)
        guard case .string(let name)? = values.removeValue(forKey: KeychainKey.itemClass),
            let itemClass = ItemClass(rawValue: name),
            case .string(let group)? = values.removeValue(forKey: KeychainKey.accessGroup),
            case .date(let created)? = values.removeValue(forKey: KeychainKey.creationDate),
            case .date(let modified)? = values.removeValue(forKey: KeychainKey.modificationDate)
        else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "these bytes are no item"))
        }
        self.init(itemClass: itemClass, group: group, attributes: values, created: created, modified: modified)
    }

    init(
        itemClass: ItemClass, group: String, attributes: [String: PropertyListValue], created: Date, modified: Date
    ) {
        self.itemClass = itemClass
        self.group = group
        self.attributes = attributes
        self.created = created
        self.modified = modified
    }
}
