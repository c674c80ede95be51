// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Security

/// A generic password that a group shares, as apps write one.
struct SharedPassword {
    let account: String
    /// Nil asks for whatever group the bundle may see.
    let group: String?

    private var query: [String: Any] {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: "org.example.sharing",
            kSecAttrAccount as String: account,
        ]
        if let group { query[kSecAttrAccessGroup as String] = group }
        return query
    }

    /// - Returns: The status, or the password that was read.
    func answer(to verb: String) -> String {
        switch verb {
        case "add":
            var item = query
            item[kSecValueData as String] = Data("s3cret".utf8)
            return "\(SecItemAdd(item as CFDictionary, nil))"
        case "update":
            let changes: [String: Any] = [kSecValueData as String: Data("stolen".utf8)]
            return "\(SecItemUpdate(query as CFDictionary, changes as CFDictionary))"
        case "delete": return "\(SecItemDelete(query as CFDictionary))"
        case "read": return read()
        default: return "what is ‘\(verb)’?"
        }
    }

    private func read() -> String {
        var search = query
        search[kSecMatchLimit as String] = kSecMatchLimitOne
        search[kSecReturnData as String] = true
        var item: CFTypeRef?
        let status = SecItemCopyMatching(search as CFDictionary, &item)
        guard status == errSecSuccess else { return "\(status)" }
        guard let data = item as? Data else { return "unexpected \(String(describing: item))" }
        return String(decoding: data, as: UTF8.self)
    }
}
