// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Security

/// As Apple's sample GenericKeychain has it: a pointer around an optional object.
struct PointerPasswords: Passwords {
    func add(_ password: String, for account: String) -> OSStatus {
        var newItem = Self.keychainQuery(account: account)
        newItem[kSecValueData as String] = password.data(using: String.Encoding.utf8) as AnyObject?
        return SecItemAdd(newItem as CFDictionary, nil)
    }

    func update(_ password: String, for account: String) -> OSStatus {
        var attributesToUpdate = [String: AnyObject]()
        attributesToUpdate[kSecValueData as String] = password.data(using: .utf8) as AnyObject?
        return SecItemUpdate(Self.keychainQuery(account: account) as CFDictionary, attributesToUpdate as CFDictionary)
    }

    func delete(_ account: String) -> OSStatus {
        SecItemDelete(Self.keychainQuery(account: account) as CFDictionary)
    }

    func read(_ account: String) -> String {
        var query = Self.keychainQuery(account: account)
        query[kSecMatchLimit as String] = kSecMatchLimitOne as AnyObject?
        query[kSecReturnAttributes as String] = kCFBooleanTrue
        query[kSecReturnData as String] = kCFBooleanTrue
        var queryResult: AnyObject?
        let status = withUnsafeMutablePointer(to: &queryResult) {
            SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
        }
        guard status == noErr else { return "\(status)" }
        guard let existingItem = queryResult as? [String: AnyObject],
            let passwordData = existingItem[kSecValueData as String] as? Data,
            let password = String(data: passwordData, encoding: String.Encoding.utf8)
        else { return "unexpected \(String(describing: queryResult))" }
        return password
    }

    private static func keychainQuery(account: String) -> [String: AnyObject] {
        var query = [String: AnyObject]()
        query[kSecClass as String] = kSecClassGenericPassword as AnyObject?
        query[kSecAttrService as String] = "org.example.pointer" as AnyObject?
        query[kSecAttrAccount as String] = account as AnyObject?
        return query
    }
}
