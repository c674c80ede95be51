// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Security

/// Dictionaries of `[String: Any]`, as most apps write them today.
struct ModernPasswords: Passwords {
    private let service = "org.example.modern"
    private let group: String?

    init(group: String? = nil) {
        self.group = group
    }

    private func query(_ account: String?) -> [String: Any] {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
        ]
        if let account { query[kSecAttrAccount as String] = account }
        if let group { query[kSecAttrAccessGroup as String] = group }
        return query
    }

    func add(_ password: String, for account: String) -> OSStatus {
        var attributes = query(account)
        attributes[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        attributes[kSecValueData as String] = password.data(using: .utf8)
        return SecItemAdd(attributes as CFDictionary, nil)
    }

    func update(_ password: String, for account: String) -> OSStatus {
        let changes: [String: Any] = [kSecValueData as String: Data(password.utf8)]
        return SecItemUpdate(query(account) as CFDictionary, changes as CFDictionary)
    }

    func delete(_ account: String) -> OSStatus {
        SecItemDelete(query(account) as CFDictionary)
    }

    func read(_ account: String) -> String {
        var search = query(account)
        search[kSecMatchLimit as String] = kSecMatchLimitOne
        search[kSecReturnAttributes as String] = true
        search[kSecReturnData as String] = true
        var item: CFTypeRef?
        let status = SecItemCopyMatching(search as CFDictionary, &item)
        guard status == errSecSuccess else { return "\(status)" }
        guard let existing = item as? [String: Any],
            let data = existing[kSecValueData as String] as? Data,
            let password = String(data: data, encoding: .utf8),
            existing[kSecAttrAccount as String] as? String == account,
            existing[kSecAttrModificationDate as String] is Date,
            existing[kSecAttrAccessible as String] as? String
                == kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly as String
        else { return "unexpected \(String(describing: item))" }
        return password
    }

    func accounts() -> [String] {
        var search = query(nil)
        search[kSecMatchLimit as String] = kSecMatchLimitAll
        search[kSecReturnAttributes as String] = kCFBooleanTrue
        var result: AnyObject?
        let status = SecItemCopyMatching(search as CFDictionary, &result)
        guard status == errSecSuccess, let items = result as? [[String: Any]] else { return ["\(status)"] }
        return items.compactMap { $0[kSecAttrAccount as String] as? String }
    }
}
