// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
package import Keychain
import Sentences
import Wire

/// The long-lived token of the person's Home Assistant, sealed in the keychain.
package struct HomeToken: Sendable {
    private let keychain: Keychain

    /// Keeps tokens in a keychain.
    package init(in keychain: Keychain) {
        self.keychain = keychain
    }

    /// The token for an address; nil if none is kept.
    ///
    /// - Throws: ``HomeError`` where the keychain can't be opened.
    func read(for address: String) async throws(HomeError) -> String? {
        var query = Self.item(address)
        query[KeychainKey.returnData] = .boolean(true)
        let reply = try await answer(.copyMatching(query))
        guard reply.status != .itemNotFound else { return nil }
        try check(reply)
        guard case .data(let data)? = reply.result else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Keeps a token in place of another.
    ///
    /// - Throws: ``HomeError`` where the keychain can't be written to.
    func keep(_ token: String, for address: String) async throws(HomeError) {
        try await remove(for: address)
        var item = Self.item(address)
        item[KeychainKey.valueData] = .data(Data(token.utf8))
        try check(try await answer(.add(item)))
    }

    /// Forgets the token for an address, if there is one.
    ///
    /// - Throws: ``HomeError`` where the keychain can't be written to.
    func remove(for address: String) async throws(HomeError) {
        let reply = try await answer(.delete(Self.item(address)))
        if reply.status != .itemNotFound { try check(reply) }
    }

    private static func item(_ address: String) -> KeychainRequest.Attributes {
        [
            KeychainKey.itemClass: .string(KeychainKey.genericPassword), KeychainKey.service: .string("Home Assistant"),
            KeychainKey.account: .string(address),
        ]
    }

    private func answer(_ request: KeychainRequest) async throws(HomeError) -> KeychainReply {
        // No key leads to a team with the letter O, so no app is ever this one.
        guard let bundle = BundleIdentifier("beckon.house"), let team = TeamIdentifier("BECKONSOWN") else {
            throw HomeError("the keychain cannot hold the token; report this as a bug")
        }
        return await keychain.answer(
            request, from: BundleIdentity(bundle: bundle, app: bundle, team: team, entitlements: Entitlements()))
    }

    private func check(_ reply: KeychainReply) throws(HomeError) {
        guard reply.status != .success else { return }
        throw HomeError("the keychain cannot store the token: \(reply.explanation ?? String(reply.status.rawValue))")
    }
}
