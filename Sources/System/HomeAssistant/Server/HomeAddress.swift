// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Where a Home Assistant answers, such as `http://homeassistant.local:8123`.
package struct HomeAddress: Hashable, Sendable {
    /// Without a slash at the end.
    package let text: String
    /// In small letters.
    let host: String

    /// Reads an address as a person types it.
    ///
    /// - Throws: ``HomeError`` if it is not one, or where a token sent to it could be read on the way.
    package init(_ text: String) throws(HomeError) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard let parts = URLComponents(string: trimmed), let scheme = parts.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = parts.host?.lowercased(), !host.isEmpty, parts.user == nil,
            parts.password == nil, parts.query == nil, parts.fragment == nil
        else {
            throw HomeError(
                "‘\(text)’ is not the address of a Home Assistant; write one such as http://homeassistant.local:8123",
                kind: .badInput)
        }
        guard scheme == "https" || Self.isNear(host) else {
            throw HomeError(
                "‘\(host)’ is not in your own network, and over http:// others could read the token; use https://",
                kind: .badInput)
        }
        self.host = host
        self.text = trimmed.hasSuffix("/") ? String(trimmed.dropLast()) : trimmed
    }

    /// Whether a host is this computer or in the person's own network, by its name or number alone.
    private static func isNear(_ host: String) -> Bool {
        let host = host.trimmingCharacters(in: ["[", "]"])
        if host.contains(":") {
            return host == "::1" || ["fc", "fd", "fe8", "fe9", "fea", "feb"].contains(where: host.hasPrefix)
        }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { UInt8($0) }
        if parts.count == 4, numbers.count == 4 {
            switch (numbers[0], numbers[1]) {
            case (10, _), (127, _), (192, 168), (169, 254), (172, 16...31), (100, 64...127): return true
            default: return false
            }
        }
        let ends = [".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa"]
        return parts.count == 1 || ends.contains(where: host.hasSuffix)
    }
}
