// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Keychain
import Store
import Wire

/// An app's keychain, used from the system's side.
struct KeychainWriter {
    private let keychain: Keychain
    private let identity: BundleIdentity

    struct MalformedName: Error {}

    init(state: URL) async throws {
        let folder = StateFolder(root: state)
        guard let bundle = BundleIdentifier("org.example.writer"), let team = TeamIdentifier("AAAAAAAAAA") else {
            throw MalformedName()
        }
        identity = BundleIdentity(bundle: bundle, app: bundle, team: team, entitlements: Entitlements())
        keychain = Keychain(
            store: try await Store.open(folder), folder: folder, environment: ProcessInfo.processInfo.environment,
            report: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
    }

    func add(_ account: String, secret: Data) async -> String {
        let item = query(account).merging([KeychainKey.valueData: .data(secret)]) { _, new in new }
        return "\(await keychain.answer(.add(item), from: identity).status.rawValue)"
    }

    func read(_ account: String) async -> String {
        let query = query(account).merging([KeychainKey.returnData: .boolean(true)]) { _, new in new }
        let reply = await keychain.answer(.copyMatching(query), from: identity)
        guard case .data(let secret)? = reply.result else { return "\(reply.status.rawValue)" }
        return "\(reply.status.rawValue) \(String(decoding: secret, as: UTF8.self))"
    }

    /// Says `> ACCOUNT NUMBER` before each write and `< ACCOUNT NUMBER` once it was acknowledged.
    func churn(seed: UInt64) async {
        var random = DrawnNumbers(seed)
        var number = Int(seed) * 1_000_000
        while true {
            number += 1
            let account = "account \(random.next() % 20)"
            say("> \(account) \(number)")
            let secret = Self.secret(account, number)
            var status = await keychain.answer(
                .update(query(account), changes: [KeychainKey.valueData: .data(secret)]), from: identity
            ).status
            if status == .itemNotFound {
                let item = query(account).merging([KeychainKey.valueData: .data(secret)]) { _, new in new }
                status = await keychain.answer(.add(item), from: identity).status
            }
            say(status == .success ? "< \(account) \(number)" : "! \(status.rawValue)")
        }
    }

    /// Of many lengths, and no two alike.
    private static func secret(_ account: String, _ number: Int) -> Data {
        Data("\(account) \(number) ".utf8)
            + Data(repeating: UInt8(truncatingIfNeeded: number), count: number * 7919 % 20_000)
    }

    private func query(_ account: String) -> KeychainRequest.Attributes {
        [
            KeychainKey.itemClass: .string(KeychainKey.genericPassword), KeychainKey.account: .string(account),
            KeychainKey.service: .string("writer"),
        ]
    }
}
