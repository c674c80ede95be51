// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// This is code as apps have it, insisting casts and all.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import Security

/// As Apple's article “Adding a password to the keychain” has it, with errors that are thrown.
struct InternetPasswords: Passwords {
    private enum KeychainError: Error {
        case noPassword
        case unexpectedPasswordData
        case unhandledError(status: OSStatus)
    }

    private static let server = "www.example.com"

    func add(_ password: String, for account: String) -> OSStatus {
        let query: [String: Any] = [
            kSecClass as String: kSecClassInternetPassword,
            kSecAttrAccount as String: account,
            kSecAttrServer as String: Self.server,
            kSecAttrProtocol as String: kSecAttrProtocolHTTPS,
            kSecAttrPort as String: 443,
            kSecAttrAuthenticationType as String: kSecAttrAuthenticationTypeHTMLForm,
            kSecValueData as String: password.data(using: String.Encoding.utf8)!,
        ]
        return SecItemAdd(query as CFDictionary, nil)
    }

    func update(_ password: String, for account: String) -> OSStatus {
        let query: [String: Any] = [
            kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: Self.server,
        ]
        let attributes: [String: Any] = [
            kSecAttrAccount as String: account, kSecValueData as String: password.data(using: .utf8)!,
        ]
        return SecItemUpdate(query as CFDictionary, attributes as CFDictionary)
    }

    func delete(_ account: String) -> OSStatus {
        SecItemDelete(
            [kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: Self.server] as CFDictionary)
    }

    func read(_ account: String) -> String {
        do {
            return try password()
        } catch KeychainError.unhandledError(let status) {
            return "\(status) \(SecCopyErrorMessageString(status, nil)!)"
        } catch {
            return "\(error)"
        }
    }

    private func password() throws -> String {
        let query: [String: Any] = [
            kSecClass as String: kSecClassInternetPassword,
            kSecAttrServer as String: Self.server,
            kSecMatchLimit as String: kSecMatchLimitOne,
            kSecReturnAttributes as String: true,
            kSecReturnData as String: true,
        ]
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        guard status != errSecItemNotFound else { throw KeychainError.noPassword }
        guard status == errSecSuccess else { throw KeychainError.unhandledError(status: status) }
        guard let existingItem = item as? [String: Any],
            let passwordData = existingItem[kSecValueData as String] as? Data,
            let password = String(data: passwordData, encoding: String.Encoding.utf8),
            existingItem[kSecAttrPort as String] as? Int == 443,
            existingItem[kSecAttrProtocol as String] as? String == kSecAttrProtocolHTTPS as String
        else {
            throw KeychainError.unexpectedPasswordData
        }
        return password
    }
}
