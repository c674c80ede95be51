// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Wire

/// A keychain dictionary while it is read: what was taken is gone, what is left
/// at the end are attributes.
struct QueryFields {
    /// Keys without effect, whatever their value: the system never asks the person.
    private static let ignored: Set<String> = [
        KeychainKey.useDataProtectionKeychain, KeychainKey.useAuthenticationUI, KeychainKey.useNoAuthenticationUI,
        KeychainKey.useOperationPrompt, KeychainKey.useAuthenticationContext,
    ]

    private(set) var rest: KeychainRequest.Attributes

    init(_ attributes: KeychainRequest.Attributes) {
        rest = attributes.filter { !Self.ignored.contains($0.key) }
    }

    mutating func text(_ key: String) throws(KeychainError) -> String? {
        switch rest.removeValue(forKey: key) {
        case nil: nil
        case .string(let text)?: text
        case _?: throw mismatch(key, "a string")
        }
    }

    mutating func data(_ key: String) throws(KeychainError) -> Data? {
        switch rest.removeValue(forKey: key) {
        case nil: nil
        case .data(let data)?: data
        case _?: throw mismatch(key, "data; a string becomes it with Data(text.utf8)")
        }
    }

    /// False if the key is absent.
    mutating func truth(_ key: String) throws(KeychainError) -> Bool {
        switch rest.removeValue(forKey: key) {
        case nil: false
        case .boolean(let truth)?: truth
        case .integer(let number)? where number == 0 || number == 1: number == 1
        case _?: throw mismatch(key, "true or false")
        }
    }

    mutating func value(_ key: String) -> PropertyListValue? { rest.removeValue(forKey: key) }

    private func mismatch(_ key: String, _ words: String) -> KeychainError {
        KeychainError(.parameter, "the value of ‘\(key)’ is not \(words)")
    }
}

extension QueryFields {
    /// Nil if the key is absent, and for the classes of which the keychain holds nothing.
    ///
    /// - Throws: `noSuchClass` for a class that does not exist; for one that holds nothing, `missing`.
    mutating func itemClass(orNothing missing: KeychainStatus) throws(KeychainError) -> ItemClass? {
        guard let name = try text(KeychainKey.itemClass) else { return nil }
        if let itemClass = ItemClass(rawValue: name) { return itemClass }
        guard ["cert", "keys", "idnt"].contains(name) else {
            throw KeychainError(
                .noSuchClass,
                "there is no class ‘\(name.prefix(40))’; use kSecClassGenericPassword or …InternetPassword")
        }
        guard missing == .unimplemented else { throw KeychainError(missing) }
        throw KeychainError(missing, "the keychain keeps passwords, not certificates and keys")
    }

    /// What would need a person's finger or face, or an object in two processes.
    mutating func refuseWhatIsMissing() throws(KeychainError) {
        for key in [KeychainKey.accessControl, KeychainKey.valueReference] where rest[key] != nil {
            throw KeychainError(.unimplemented, "‘\(key)’ does not exist here; leave it out")
        }
        if try truth(KeychainKey.returnReference) {
            throw KeychainError(.unimplemented, "the keychain gives no references; ask for data or attributes")
        }
    }

    /// What is left, as attributes of a class.
    ///
    /// - Throws: `noSuchAttribute` for what the class does not have.
    func attributes(of itemClass: ItemClass) throws(KeychainError) -> [String: PropertyListValue] {
        let kinds = itemClass.attributes
        var attributes: [String: PropertyListValue] = [:]
        for (name, value) in rest {
            guard let kind = kinds[name] else {
                throw KeychainError(
                    .noSuchAttribute, "an item of class ‘\(itemClass.rawValue)’ has no attribute ‘\(name.prefix(40))’")
            }
            attributes[name] = try kind.normalized(value, of: name)
        }
        return attributes
    }
}

extension BundleIdentity {
    /// The access groups, each once; new items go to the first.
    var distinctKeychainGroups: [String] {
        var seen: Set<String> = []
        return keychainGroups.filter { seen.insert($0).inserted }
    }

    /// - Throws: `missingEntitlement` unless the group is one of the bundle's.
    func permitted(_ group: String) throws(KeychainError) -> String {
        guard keychainGroups.contains(group) else {
            throw KeychainError(
                .missingEntitlement,
                "\(bundle) is not in the access group ‘\(group.prefix(200))’; "
                    + "add it to keychain-access-groups in the .entitlements file, with the team's prefix")
        }
        return group
    }
}
