// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Wire

/// Which items a query means.
struct ItemSearch: Sendable {
    /// What the mark `kSecAttrSynchronizable` has to be.
    enum Synchronizability: Sendable {
        case only(Bool)
        case any
    }

    let itemClass: ItemClass
    /// The groups that are searched, in this order; all of them the app's.
    let groups: [String]
    let reference: ItemReference?
    let attributes: [String: PropertyListValue]
    let created: Date?
    let modified: Date?
    let synchronizability: Synchronizability
    let ignoresCase: Bool

    /// Reads what is left of a query once the rest has been taken.
    ///
    /// - Throws: ``KeychainError``: `missingEntitlement` for a group that is not the app's, `parameter`
    ///   for a query without a class.
    init(_ fields: inout QueryFields, for identity: BundleIdentity) throws(KeychainError) {
        try fields.refuseWhatIsMissing()
        reference = try Self.reference(in: &fields)
        let named = try fields.itemClass(orNothing: .itemNotFound)
        guard let itemClass = named ?? reference?.itemClass else {
            throw KeychainError(.parameter, "the query has no kSecClass")
        }
        guard reference.map({ $0.itemClass == itemClass }) ?? true else { throw KeychainError(.itemNotFound) }
        self.itemClass = itemClass
        // A dictionary that is added next is searched for with its secret in it; that is not a criterion.
        _ = fields.value(KeychainKey.valueData)
        if let group = try fields.text(KeychainKey.accessGroup) {
            groups = [try identity.permitted(group)]
        } else {
            groups = identity.distinctKeychainGroups
        }
        synchronizability = try Self.synchronizability(in: &fields, isByReference: reference != nil)
        ignoresCase = try fields.truth(KeychainKey.matchCaseInsensitive)
        created = try Self.date(KeychainKey.creationDate, in: &fields)
        modified = try Self.date(KeychainKey.modificationDate, in: &fields)
        attributes = try fields.attributes(of: itemClass)
    }

    /// The primary attributes as bytes, when the query names them all: then there is one item a group at most.
    var identity: [Data]? {
        guard !ignoresCase, reference == nil, case .only(let isSynchronizable) = synchronizability else { return nil }
        var identity: [Data] = []
        for name in itemClass.primaryAttributes {
            if name == KeychainKey.synchronizable {
                identity.append(PropertyListValue.boolean(isSynchronizable).comparableBytes)
            } else if let value = attributes[name] {
                identity.append(value.comparableBytes)
            } else {
                return nil
            }
        }
        return identity
    }

    /// Attributes that all it finds are known to have, by which they can be found.
    var indexed: [(name: String, value: Data)] {
        guard !ignoresCase else { return [] }
        return itemClass.indexedAttributes.compactMap { name in
            attributes[name].map { (name, $0.comparableBytes) }
        }
    }

    func matches(_ item: KeychainItem) -> Bool {
        guard item.itemClass == itemClass, groups.contains(item.group), matchesMark(of: item) else { return false }
        guard created.map({ $0 == item.created }) ?? true, modified.map({ $0 == item.modified }) ?? true else {
            return false
        }
        return attributes.allSatisfy { name, wanted in isSame(wanted, item.attributes[name], isPrimary: isPrimary(name))
        }
    }

    private func matchesMark(of item: KeychainItem) -> Bool {
        switch synchronizability {
        case .any: true
        case .only(let wanted): (item.attributes[KeychainKey.synchronizable] == .boolean(true)) == wanted
        }
    }

    private func isPrimary(_ name: String) -> Bool { itemClass.primaryAttributes.contains(name) }

    private func isSame(_ wanted: PropertyListValue, _ found: PropertyListValue?, isPrimary: Bool) -> Bool {
        // A primary attribute that is left out counts as empty.
        guard let found else { return isPrimary && wanted.comparableBytes.isEmpty }
        if ignoresCase, let left = wanted.foldedText, let right = found.foldedText { return left == right }
        return wanted.comparableBytes == found.comparableBytes
    }

    private static func reference(in fields: inout QueryFields) throws(KeychainError) -> ItemReference? {
        guard let data = try fields.data(KeychainKey.valuePersistentReference) else { return nil }
        guard let reference = ItemReference(data) else { throw KeychainError(.itemNotFound) }
        return reference
    }

    private static func synchronizability(
        in fields: inout QueryFields, isByReference: Bool
    ) throws(KeychainError) -> Synchronizability {
        switch fields.value(KeychainKey.synchronizable) {
        case nil: isByReference ? .any : .only(false)
        case .string(KeychainKey.synchronizableAny)?: .any
        case .boolean(let mark)?: .only(mark)
        case .integer(let number)? where number == 0 || number == 1: .only(number == 1)
        case _?:
            throw KeychainError(
                .parameter, "the value of ‘sync’ is neither true nor false nor kSecAttrSynchronizableAny")
        }
    }

    private static func date(_ key: String, in fields: inout QueryFields) throws(KeychainError) -> Date? {
        switch fields.value(key) {
        case nil: nil
        case .date(let date)?: date
        case _?: throw KeychainError(.parameter, "the value of ‘\(key)’ is not a date")
        }
    }
}
