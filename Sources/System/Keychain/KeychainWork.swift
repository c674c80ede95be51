// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Store
import Wire

/// One request, ready to be carried out in a transaction.
///
/// Reading the dictionaries comes first, so that what makes no sense never
/// reaches the disk.
enum KeychainWork: Sendable {
    case add(NewItem)
    case copy(ItemSearch, ReturnForm, limit: SearchLimit)
    case update(ItemSearch, ItemChanges)
    case delete(ItemSearch)

    init(_ request: KeychainRequest, for identity: BundleIdentity, limits: KeychainLimits) throws(KeychainError) {
        switch request {
        case .add(let query):
            self = .add(try NewItem(query, for: identity, limits: limits))
        case .copyMatching(let query):
            var fields = QueryFields(query)
            let form = try ReturnForm(&fields)
            let limit = try SearchLimit(&fields)
            self = .copy(try ItemSearch(&fields, for: identity), form, limit: limit)
        case .update(let query, let changes):
            let search = try Self.search(query, of: "SecItemUpdate", for: identity)
            guard !changes.isEmpty else { throw KeychainError(.parameter, "SecItemUpdate has nothing to change") }
            self = .update(search, try ItemChanges(changes, of: search.itemClass, for: identity, limits: limits))
        case .delete(let query):
            self = .delete(try Self.search(query, of: "SecItemDelete", for: identity))
        }
    }

    /// The search of a function that acts on all it finds and returns nothing.
    private static func search(
        _ query: KeychainRequest.Attributes, of function: String, for identity: BundleIdentity
    ) throws(KeychainError) -> ItemSearch {
        var fields = QueryFields(query)
        guard fields.rest[KeychainKey.matchLimit] == nil else {
            throw KeychainError(.parameter, "\(function) acts on all items it finds, so leave out kSecMatchLimit")
        }
        try fields.refuseReturnKeys(in: function)
        return try ItemSearch(&fields, for: identity)
    }

    var isReading: Bool {
        if case .copy = self { true } else { false }
    }

    /// - Throws: ``KeychainError``, or what the store throws.
    func carryOut(in table: ItemTable, now: Date) throws -> PropertyListValue? {
        switch self {
        case .add(let new):
            let item = KeychainItem(
                itemClass: new.itemClass, group: new.group, attributes: new.attributes, created: now, modified: now)
            let added = try table.add(item, secret: new.secret)
            return new.form.value(of: item, secret: new.secret, reference: added.reference)
        case .copy(let search, let form, let limit):
            return try copy(search, form, limit, from: table)
        case .update(let search, let changes):
            for found in try all(search, in: table) {
                let secret = try changes.secret ?? table.secret(of: found)
                try table.replace(found, by: changes.applied(to: found.item, now: now), secret: secret)
            }
            return nil
        case .delete(let search):
            for found in try all(search, in: table) { try table.delete(found) }
            return nil
        }
    }

    private func all(_ search: ItemSearch, in table: ItemTable) throws -> [OpenItem] {
        let found = try table.items(search, limit: .max)
        guard !found.isEmpty else { throw KeychainError(.itemNotFound) }
        return found
    }

    private func copy(
        _ search: ItemSearch, _ form: ReturnForm, _ limit: SearchLimit, from table: ItemTable
    ) throws -> PropertyListValue? {
        let found = try table.items(search, limit: limit.count)
        guard !found.isEmpty else { throw KeychainError(.itemNotFound) }
        var left = table.limits.result
        var values: [PropertyListValue] = []
        for item in found {
            let secret = form.contains(.data) ? try table.secret(of: item) : Data()
            left -= secret.count + item.sealed.attributes.count
            guard left >= 0 else {
                throw KeychainError(
                    .dataTooLarge,
                    "the items found are more than the \(table.limits.result) bytes that are returned at once; "
                        + "ask for the attributes of all and for the data one by one")
            }
            guard let value = form.value(of: item.item, secret: secret, reference: item.reference) else { return nil }
            values.append(value)
        }
        return limit.isOne ? values.first : .array(values)
    }
}
