// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Keychain
import Store
import Synchronization
import TestSupport
import Testing
import Wire

/// A keychain in a folder of its own, with a clock that stands still between requests.
struct TestKeychain {
    let folder: TemporaryFolder
    let store: Store
    let keychain: Keychain
    let reports: Reports

    /// What the keychain has said is wrong with itself.
    final class Reports: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }

    init(limits: KeychainLimits = .standard, environment: [String: String] = [:]) async throws {
        try await self.init(in: TemporaryFolder(), limits: limits, environment: environment)
    }

    /// The keychain that is in the folder already.
    init(
        in folder: TemporaryFolder, limits: KeychainLimits = .standard, environment: [String: String] = [:]
    ) async throws {
        self.folder = folder
        let state = StateFolder(root: folder.url)
        store = try await Store.open(state)
        let reports = Reports()
        let hours = Atomic(0)
        self.reports = reports
        keychain = Keychain(
            store: store, folder: state, environment: environment, limits: limits,
            now: {
                let hour = hours.add(1, ordering: .relaxed).newValue
                return Date(timeIntervalSinceReferenceDate: Double(hour) * 3600)
            },
            report: { reports.add("\($0)") })
    }

    func add(_ item: KeychainRequest.Attributes, by identity: BundleIdentity = .punch) async -> KeychainReply {
        await keychain.answer(.add(item), from: identity)
    }

    func copy(_ query: KeychainRequest.Attributes, by identity: BundleIdentity = .punch) async -> KeychainReply {
        await keychain.answer(.copyMatching(query), from: identity)
    }

    func update(
        _ query: KeychainRequest.Attributes, _ changes: KeychainRequest.Attributes,
        by identity: BundleIdentity = .punch
    ) async -> KeychainReply {
        await keychain.answer(.update(query, changes: changes), from: identity)
    }

    func delete(_ query: KeychainRequest.Attributes, by identity: BundleIdentity = .punch) async -> KeychainReply {
        await keychain.answer(.delete(query), from: identity)
    }

    /// The accounts that a search for all gives, in its order.
    func accounts(
        _ query: KeychainRequest.Attributes = .passwords, by identity: BundleIdentity = .punch
    ) async throws -> [String] {
        let all: KeychainRequest.Attributes = ["r_Attributes": .boolean(true), "m_Limit": .string("m_LimitAll")]
        let reply = await copy(query.merging(all) { old, _ in old }, by: identity)
        if reply.status == .itemNotFound { return [] }
        guard case .array(let items)? = reply.result else { throw Surprise(reply: reply) }
        return items.compactMap { item in
            guard case .dictionary(let values) = item, case .string(let account)? = values["acct"] else { return nil }
            return account
        }
    }

    /// Changes a byte of the sealed attributes of the items whose places among all are given.
    func damage(_ isDamaged: @Sendable (Int) -> Bool) async throws {
        try await store.changeKeychain { rows in
            for (place, var item) in try rows.all().enumerated() where isDamaged(place) {
                item.attributes[item.attributes.startIndex] ^= 1
                try rows.replace(item, secret: rows.secret(of: item.id) ?? Data())
            }
        }
    }

    struct Surprise: Error {
        var reply: KeychainReply
    }
}

extension BundleIdentity {
    /// - Parameter groups: Without the team's prefix.
    static func testing(
        _ bundle: String, team: String = "AAAAAAAAAA", groups: [String] = [], applicationGroups: [String] = []
    ) throws -> BundleIdentity {
        let identifier = try #require(BundleIdentifier(bundle))
        let team = try #require(TeamIdentifier(team))
        return BundleIdentity(
            bundle: identifier, app: identifier, team: team,
            entitlements: Entitlements(
                keychainAccessGroups: groups.map { team.prefix + $0 }, applicationGroups: applicationGroups))
    }

    /// An app with one group it shares.
    static let punch: BundleIdentity = {
        guard let identity = try? testing("org.example.punch", groups: ["org.example.shared"]) else {
            preconditionFailure("the names above are well formed")
        }
        return identity
    }()
}

extension KeychainRequest.Attributes {
    static let passwords: Self = ["class": .string("genp")]

    static func password(
        _ account: String, service: String = "punch", _ more: KeychainRequest.Attributes = [:]
    ) -> Self {
        let own: Self = [
            "class": .string("genp"), "acct": .string(account), "svce": .string(service),
        ]
        return own.merging(more) { _, new in new }
    }

    static func server(_ account: String, _ server: String, _ more: KeychainRequest.Attributes = [:]) -> Self {
        let own: Self = ["class": .string("inet"), "acct": .string(account), "srvr": .string(server)]
        return own.merging(more) { _, new in new }
    }

    func with(_ more: KeychainRequest.Attributes) -> Self { merging(more) { _, new in new } }

    var returningData: Self { with(["r_Data": .boolean(true)]) }
    var returningAttributes: Self { with(["r_Attributes": .boolean(true)]) }
    func holding(_ secret: String) -> Self { with(["v_Data": .data(Data(secret.utf8))]) }
}

extension PropertyListValue {
    static func secret(_ text: String) -> PropertyListValue { .data(Data(text.utf8)) }

    var fields: [String: PropertyListValue] {
        if case .dictionary(let values) = self { values } else { [:] }
    }
}

/// Identities besides the usual one.
enum BundleIdentityFixture {
    /// Of another team, with groups of the same names.
    static func otherTeam() throws -> BundleIdentity {
        try .testing("org.example.punch", team: "BBBBBBBBBB", groups: ["org.example.shared"])
    }
}
