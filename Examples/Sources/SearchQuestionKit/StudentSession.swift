// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Security

/// The sign-in that the app and its extension share through the keychain.
///
/// Both bundles list the same keychain access group first among their
/// entitlements, so what one adds the other finds.
public enum StudentSession {
    private static let account = "student"
    private static let service = "com.example.searchquestion"

    /// Who signed in last; nil when nobody has on this device.
    ///
    /// - Throws: ``KeychainError`` when the keychain cannot be read.
    public static func student() throws -> Student? {
        var query = item
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return nil }
        guard status == errSecSuccess, let data = found as? Data else { throw KeychainError(status: status) }
        return try JSONDecoder().decode(Student.self, from: data)
    }

    /// Keeps a new sign-in, in place of an older one.
    ///
    /// - Throws: ``KeychainError`` when the keychain cannot be written.
    public static func keep(_ student: Student) throws {
        let value: [String: Any] = [kSecValueData as String: try JSONEncoder().encode(student)]
        var status = SecItemUpdate(item as CFDictionary, value as CFDictionary)
        if status == errSecItemNotFound {
            status = SecItemAdd(item.merging(value) { $1 } as CFDictionary, nil)
        }
        guard status == errSecSuccess else { throw KeychainError(status: status) }
    }

    /// Forgets the sign-in; nothing happens if there is none.
    ///
    /// - Throws: ``KeychainError`` when the keychain cannot be written.
    public static func forget() throws {
        let status = SecItemDelete(item as CFDictionary)
        guard status == errSecSuccess || status == errSecItemNotFound else { throw KeychainError(status: status) }
    }

    private static var item: [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: account,
        ]
    }
}
