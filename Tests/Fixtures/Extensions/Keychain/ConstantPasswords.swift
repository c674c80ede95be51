// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// This is code as apps have it, insisting casts and all.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import Security

/// Constants as keys, literals as dictionaries, casts that insist.
struct ConstantPasswords: Passwords {
    func add(_ password: String, for account: String) -> OSStatus {
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrGeneric: Data(account.utf8),
            kSecAttrAccount: Data(account.utf8),
            kSecAttrService: "org.example.constants", kSecValueData: Data(password.utf8),
            kSecAttrSynchronizable: kCFBooleanFalse!, kSecReturnPersistentRef: true,
        ]
        return SecItemDelete([kSecClass: kSecClassKey] as CFDictionary) == errSecItemNotFound
            ? addRemembering(query) : errSecInternalComponent
    }

    private func addRemembering(_ query: [CFString: Any]) -> OSStatus {
        var reference: CFTypeRef?
        let status = SecItemAdd(query as CFDictionary, &reference)
        guard status == errSecSuccess else { return status }
        var data: CFTypeRef?
        let search = [kSecValuePersistentRef: reference as! Data, kSecReturnData: true] as CFDictionary
        guard SecItemCopyMatching(search, &data) == errSecSuccess else { return errSecInvalidItemRef }
        let found = data as! Data
        return found == query[kSecValueData] as? Data ? status : errSecDecode
    }

    func update(_ password: String, for account: String) -> OSStatus {
        SecItemUpdate(
            [
                kSecClass: kSecClassGenericPassword, kSecAttrAccount: account,
                kSecAttrService: "org.example.constants",
            ] as CFDictionary,
            [kSecValueData: Data(password.utf8), kSecAttrLabel: "changed"] as CFDictionary)
    }

    func delete(_ account: String) -> OSStatus {
        let query = [
            kSecClass as String: kSecClassGenericPassword as String, kSecAttrAccount as String: account,
            kSecAttrService as String: "org.example.constants",
        ]
        return SecItemDelete(query as CFDictionary)
    }

    func read(_ account: String) -> String {
        let query: CFDictionary = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecAttrService: "org.example.constants",
            kSecReturnData: kCFBooleanTrue as Any, kSecReturnAttributes: kCFBooleanTrue!, kSecMatchLimit: 1,
            kSecAttrSynchronizable: kSecAttrSynchronizableAny,
        ]
        var result: AnyObject? = nil
        let status = SecItemCopyMatching(query, &result)
        guard status == errSecSuccess else { return String(status) }
        let dictionary = result as! NSDictionary
        guard let attributes = result as? [CFString: Any],
            attributes[kSecAttrAccount] as? Data == Data(account.utf8),
            dictionary[kSecAttrSynchronizable] as? Bool == false, !(attributes[kSecAttrSynchronizable] as! Bool)
        else { return "unexpected \(dictionary)" }
        return String(decoding: (result as! [String: Any])[kSecValueData as String] as! Data, as: UTF8.self)
    }
}
