// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Wire

/// What `SecItemAdd` is to add and to return.
struct NewItem: Sendable {
    let itemClass: ItemClass
    let group: String
    let attributes: [String: PropertyListValue]
    let secret: Data
    let form: ReturnForm

    /// - Throws: ``KeychainError`` for what makes no item.
    init(
        _ query: KeychainRequest.Attributes, for identity: BundleIdentity, limits: KeychainLimits
    ) throws(KeychainError) {
        var fields = QueryFields(query)
        try fields.refuseWhatIsMissing()
        try fields.refuseSearchKeys(in: "SecItemAdd")
        guard let itemClass = try fields.itemClass(orNothing: .unimplemented) else {
            throw KeychainError(.parameter, "the attributes have no kSecClass")
        }
        self.itemClass = itemClass
        form = try ReturnForm(&fields)
        secret = try fields.data(KeychainKey.valueData) ?? Data()
        let named = try fields.text(KeychainKey.accessGroup)
        group = try named.map { name throws(KeychainError) in try identity.permitted(name) } ?? identity.firstGroup
        // The system sets them; they come along when attributes are added that were read before.
        _ = fields.value(KeychainKey.creationDate)
        _ = fields.value(KeychainKey.modificationDate)
        var attributes = try fields.attributes(of: itemClass)
        attributes[KeychainKey.synchronizable] = attributes[KeychainKey.synchronizable] ?? .boolean(false)
        attributes[KeychainKey.accessible] =
            attributes[KeychainKey.accessible] ?? .string(KeychainKey.defaultAccessibility)
        self.attributes = attributes
        try limits.check(secret: secret)
    }
}

extension BundleIdentity {
    /// Where new items go that name no group. The bundle's own is always among them.
    fileprivate var firstGroup: String { keychainGroups.first ?? team.prefix + bundle.text }
}

extension QueryFields {
    /// - Throws: `parameter` when there is a limit or a reference in what is not a search.
    mutating func refuseSearchKeys(in function: String) throws(KeychainError) {
        for key in [KeychainKey.matchLimit, KeychainKey.matchCaseInsensitive, KeychainKey.valuePersistentReference]
        where rest[key] != nil {
            throw KeychainError(.parameter, "\(function) does not search, so leave out ‘\(key)’")
        }
    }
}

extension KeychainLimits {
    /// - Throws: `dataTooLarge`.
    func check(secret: Data) throws(KeychainError) {
        guard secret.count <= self.secret else {
            throw KeychainError(
                .dataTooLarge,
                "the secret has \(secret.count) bytes, and \(self.secret) are kept; "
                    + "keep large data in a file and its key here")
        }
    }
}
