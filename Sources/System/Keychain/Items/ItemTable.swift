// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Store
import Wire

/// The items of one team, opened and sealed as they come and go, inside a transaction of the store.
struct ItemTable {
    /// How many sealed items are read at first; most searches are for one.
    private static let firstPage = 64

    let rows: SealedItems
    let vault: ItemVault
    let team: String
    let limits: KeychainLimits

    /// What the search finds, in the order of its groups, then of adding.
    ///
    /// - Parameter limit: How many are enough.
    func items(_ search: ItemSearch, limit: Int) throws -> [OpenItem] {
        var found: [OpenItem] = []
        if let reference = search.reference {
            try take(from: [rows.item(reference: reference.random)].compactMap { $0 }, search, limit, into: &found)
            return found
        }
        for group in search.groups where found.count < limit {
            let scope = scope(of: group, search.itemClass)
            if let identity = search.identity {
                let key = vault.index.key(scope: scope, identity: identity)
                try take(from: [rows.item(key: key)].compactMap { $0 }, search, limit, into: &found)
            } else {
                try takeAll(in: scope, search, limit, into: &found)
            }
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
        sealed.id = try rows.insert(sealed, secret: sealedSecret)
        try rows.index(sealed.id, by: hashes(of: item.indexed, scope: scope))
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
        try rows.index(sealed.id, by: hashes(of: item.indexed, scope: sealed.scope))
    }

    func delete(_ item: OpenItem) throws { try rows.delete(item.sealed.id) }

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

    private func hashes(of attributes: [(name: String, value: Data)], scope: Data) -> [Data] {
        attributes.map { vault.index.attribute($0.name, $0.value, scope: scope) }
    }

    /// Opens no more than what the index finds, and no more of that than is asked for.
    private func takeAll(in scope: Data, _ search: ItemSearch, _ limit: Int, into found: inout [OpenItem]) throws {
        let hashes = hashes(of: search.indexed, scope: scope)
        var (last, size) = (0, Self.firstPage)
        while found.count < limit {
            let page = try rows.items(scope: scope, having: hashes, after: last, limit: size)
            try take(from: page, search, limit, into: &found)
            guard page.count == size, let end = page.last else { return }
            (last, size) = (end.id, size * 4)
        }
    }

    private func take(
        from candidates: [SealedItem], _ search: ItemSearch, _ limit: Int, into found: inout [OpenItem]
    ) throws {
        for sealed in candidates {
            guard found.count < limit else { return }
            // A search may take long that has to open everything, and the app be gone that wanted it.
            guard !Task.isCancelled else {
                throw KeychainError(.notAvailable, "the caller does not wait for the answer any more")
            }
            guard let candidate = try open(sealed, in: search), search.matches(candidate.item) else { continue }
            found.append(candidate)
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

/// An item whose attributes have been opened, with the sealed one it came from.
struct OpenItem: Sendable {
    let sealed: SealedItem
    let item: KeychainItem

    var reference: ItemReference { ItemReference(itemClass: item.itemClass, random: sealed.reference) }
}
