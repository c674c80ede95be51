// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Store
import Wire

/// The items of one team, opened and sealed as they come and go, inside a transaction of the store.
struct ItemTable {
    let rows: SealedItems
    let vault: ItemVault
    let team: String
    let limits: KeychainLimits

    /// What the search finds, in the order of its groups, then of adding.
    ///
    /// - Parameter limit: How many are enough.
    func items(_ search: ItemSearch, limit: Int) throws -> [OpenItem] {
        var found: [OpenItem] = []
        for sealed in try candidates(for: search) {
            guard found.count < limit else { break }
            guard let candidate = try open(sealed, in: search), search.matches(candidate.item) else { continue }
            found.append(candidate)
        }
        return found
    }

    /// - Throws: `decode` when the bytes were changed.
    func secret(of item: OpenItem) throws -> Data {
        guard let sealed = try rows.secret(of: item.sealed.id),
            let secret = vault.sealer.open(sealed, .secret, at: item.sealed.place)
        else { throw damage }
        return secret
    }

    /// - Throws: `duplicateItem`, `dataTooLarge` or `diskFull`.
    func add(_ item: KeychainItem, secret: Data) throws -> OpenItem {
        let scope = scope(of: item.group, item.itemClass)
        let key = vault.index.key(scope: scope, identity: item.identity)
        guard try rows.item(key: key) == nil else { throw KeychainError(.duplicateItem) }
        let reference = ItemReference.new(item.itemClass).random
        var sealed = SealedItem(
            owner: vault.index.owner(team), scope: scope, key: key, reference: reference, attributes: Data())
        sealed.attributes = try seal(item, at: sealed.place)
        let sealedSecret = vault.sealer.seal(secret, .secret, at: sealed.place)
        try checkRoom(for: sealed.attributes.count + sealedSecret.count)
        try rows.insert(sealed, secret: sealedSecret)
        return OpenItem(sealed: sealed, item: item)
    }

    /// - Throws: `duplicateItem` when the changed item would be as another is; `dataTooLarge`.
    func replace(_ old: OpenItem, by item: KeychainItem, secret: Data) throws {
        var sealed = old.sealed
        sealed.scope = scope(of: item.group, item.itemClass)
        sealed.key = vault.index.key(scope: sealed.scope, identity: item.identity)
        if let other = try rows.item(key: sealed.key), other.id != sealed.id { throw KeychainError(.duplicateItem) }
        sealed.attributes = try seal(item, at: sealed.place)
        try rows.replace(sealed, secret: vault.sealer.seal(secret, .secret, at: sealed.place))
    }

    func delete(_ item: OpenItem) throws {
        try rows.delete(item.sealed.id)
    }

    /// Deletes what a group holds, without opening it: a damaged item goes too.
    func deleteAll(of group: String) throws {
        for itemClass in ItemClass.allCases {
            for item in try rows.items(scope: scope(of: group, itemClass)) { try rows.delete(item.id) }
        }
    }
}

extension ItemTable {
    private var damage: KeychainError {
        KeychainError(.decode, "an item of the keychain is damaged; restore Beckon's state from a copy")
    }

    private func scope(of group: String, _ itemClass: ItemClass) -> Data {
        vault.index.scope(team: team, group: group, itemClass: itemClass)
    }

    private func candidates(for search: ItemSearch) throws -> [SealedItem] {
        if let reference = search.reference {
            return try [rows.item(reference: reference.random)].compactMap { $0 }
        }
        return try search.groups.flatMap { group in
            let scope = scope(of: group, search.itemClass)
            guard let identity = search.identity else { return try rows.items(scope: scope) }
            return try [rows.item(key: vault.index.key(scope: scope, identity: identity))].compactMap { $0 }
        }
    }

    /// Nil for an item of another's, which a reference may lead to.
    private func open(_ sealed: SealedItem, in search: ItemSearch) throws -> OpenItem? {
        guard search.groups.contains(where: { scope(of: $0, search.itemClass) == sealed.scope }) else { return nil }
        guard let content = vault.sealer.open(sealed.attributes, .attributes, at: sealed.place),
            let item = KeychainItem(bytes: content)
        else { throw damage }
        return OpenItem(sealed: sealed, item: item)
    }

    private func seal(_ item: KeychainItem, at place: ItemPlace) throws -> Data {
        guard let content = item.bytes else {
            throw KeychainError(.parameter, "an attribute is neither a string, data, a whole number nor true or false")
        }
        guard content.count <= limits.attributes else {
            throw KeychainError(
                .dataTooLarge, "the attributes take \(content.count) bytes, and \(limits.attributes) are kept")
        }
        return vault.sealer.seal(content, .attributes, at: place)
    }

    private func checkRoom(for bytes: Int) throws {
        let usage = try rows.usage(of: vault.index.owner(team))
        guard usage.count < limits.items, usage.bytes + bytes <= limits.bytes else {
            throw KeychainError(
                .diskFull,
                "the apps of team \(team) have \(usage.count) items of \(usage.bytes) bytes, which is all they may; "
                    + "delete some")
        }
    }
}
