// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Wire

/// What `SecItemUpdate` changes of every item found.
struct ItemChanges: Sendable {
    let attributes: [String: PropertyListValue]
    /// Nil: stays.
    let group: String?
    /// Nil: stays.
    let secret: Data?

    /// - Throws: ``KeychainError`` for what cannot be changed.
    init(
        _ changes: KeychainRequest.Attributes, of itemClass: ItemClass, for identity: BundleIdentity,
        limits: KeychainLimits
    ) throws(KeychainError) {
        var fields = QueryFields(changes)
        try fields.refuseWhatIsMissing()
        try fields.refuseSearchKeys(in: "The second dictionary of SecItemUpdate")
        try fields.refuseReturnKeys(in: "SecItemUpdate")
        if let other = try fields.itemClass(orNothing: .parameter), other != itemClass {
            throw KeychainError(.parameter, "the class of an item cannot be changed; delete it and add another")
        }
        secret = try fields.data(KeychainKey.valueData)
        group = try fields.text(KeychainKey.accessGroup).map { name throws(KeychainError) in
            try identity.permitted(name)
        }
        _ = fields.value(KeychainKey.creationDate)
        _ = fields.value(KeychainKey.modificationDate)
        attributes = try fields.attributes(of: itemClass)
        if let secret { try limits.check(secret: secret) }
    }

    /// The item as it is afterwards.
    func applied(to item: KeychainItem, now: Date) -> KeychainItem {
        var changed = item
        changed.attributes.merge(attributes) { _, new in new }
        changed.group = group ?? item.group
        changed.modified = now
        return changed
    }
}

extension QueryFields {
    /// - Throws: `parameter` when something is to be returned by a function that returns nothing.
    mutating func refuseReturnKeys(in function: String) throws(KeychainError) {
        guard try ReturnForm(&self) == [] else {
            throw KeychainError(.parameter, "\(function) returns nothing, so leave out the kSecReturn… keys")
        }
    }
}
