// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item to the keychain.
///
/// When it returns `errSecSuccess` the item is on the disk. It blocks the
/// calling thread until then, as on Apple's systems.
///
/// - Parameters:
///   - attributes: The class, the secret as `kSecValueData`, attributes, and
///     which of them shall be returned.
///   - result: Set to what the `kSecReturn…` keys ask for; untouched without one.
/// - Returns: `errSecSuccess`; `errSecDuplicateItem` when there is an item
///   with the same primary attributes; `errSecMissingEntitlement` for an access
///   group that is not the app's; `errSecNotAvailable` in a process that
///   the system did not start.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainCall("SecItemAdd").perform(on: attributes, result: result) { .add($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Searches the keychain.
///
/// Without `kSecMatchLimit` the first match is returned. Data alone comes as
/// data, with attributes or persistent references as a dictionary, several
/// items as an array of those. It blocks the calling thread meanwhile.
///
/// - Returns: `errSecSuccess`; `errSecItemNotFound` when nothing matches.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainCall("SecItemCopyMatching").perform(on: query, result: result) { .copyMatching($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes every item that the query finds, all or none.
///
/// - Parameter attributesToUpdate: New values of attributes and of `kSecValueData`; the class stays.
/// - Returns: `errSecSuccess`; `errSecItemNotFound` when nothing matches;
///   `errSecDuplicateItem` when a changed item would be as another is.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let call = KeychainCall("SecItemUpdate")
    do throws(KeychainDictionary.Misfit) {
        let changes = try KeychainDictionary.attributes(of: attributesToUpdate)
        return call.perform(on: query, result: nil) { .update($0, changes: changes) }
    } catch {
        return call.refuse(error)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Deletes every item that the query finds.
///
/// - Returns: `errSecSuccess`; `errSecItemNotFound` when nothing matches.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    KeychainCall("SecItemDelete").perform(on: query, result: nil) { .delete($0) }
}
