// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Keychain
import Testing
import Wire

/// Scenarios G1 and G2.
@Suite("A keychain group")
struct SharingTests {
    private let shared = "AAAAAAAAAA.org.example.shared"

    @Test("is open to the bundles that have it, and to no others of the team")
    func sameTeam() async throws {
        let test = try await TestKeychain()
        _ = await test.add(.password("me").holding("s"))
        let sister = try BundleIdentity.testing("org.example.punch.intents", groups: ["org.example.shared"])
        #expect(await test.copy(.password("me").returningData, by: sister).result == .secret("s"))
        let stranger = try BundleIdentity.testing("org.example.other")
        #expect(await test.copy(.password("me").returningData, by: stranger).status == .itemNotFound)
        let reply = await test.copy(
            .password("me", ["agrp": .string(shared)]).returningData, by: stranger)
        #expect(reply.status == .missingEntitlement)
        #expect(reply.result == nil)
        #expect(reply.explanation?.contains("keychain-access-groups") == true)
    }

    static let requests: [KeychainRequest] = {
        let item = KeychainRequest.Attributes.password("me", ["agrp": .string("AAAAAAAAAA.org.example.shared")])
        return [
            .add(item), .copyMatching(item.returningData), .update(item, changes: ["v_Data": .secret("x")]),
            .delete(item),
        ]
    }()

    @Test("is closed to another team, whatever it is asked", arguments: requests)
    func otherTeam(_ request: KeychainRequest) async throws {
        let test = try await TestKeychain()
        _ = await test.add(.password("me").holding("s"))
        // Even were it to sneak the name past the signing.
        var thief = try BundleIdentity.testing("org.example.thief", team: "BBBBBBBBBB")
        #expect(await test.keychain.answer(request, from: thief).status == .missingEntitlement)
        thief.entitlements.keychainAccessGroups = [shared]
        let reply = await test.keychain.answer(request, from: thief)
        if case .add = request {
            #expect(reply.status == .success)
        } else {
            #expect(reply.status == .itemNotFound)
        }
        #expect(reply.result == nil)
        #expect(await test.copy(.password("me").returningData).result == .secret("s"))
    }

    @Test("of an application group is one within its team only")
    func applicationGroups() async throws {
        let test = try await TestKeychain()
        let group = "group.org.example.lunch"
        func member(_ bundle: String, _ team: String) throws -> BundleIdentity {
            try .testing(bundle, team: team, applicationGroups: [group])
        }
        let item = KeychainRequest.Attributes.password("me", ["agrp": .string(group)])
        let first = try member("org.example.a", "AAAAAAAAAA")
        #expect(await test.add(item.holding("ours"), by: first).status == .success)
        #expect(
            await test.copy(item.returningData, by: try member("org.example.b", "AAAAAAAAAA")).result == .secret("ours")
        )
        let other = try member("org.example.a", "BBBBBBBBBB")
        #expect(await test.copy(item.returningData, by: other).status == .itemNotFound)
        #expect(await test.add(item.holding("theirs"), by: other).status == .success)
        #expect(await test.copy(item.returningData, by: first).result == .secret("ours"))
    }

    @Test("is the first of the app's where none is named, its own identifier where it has none")
    func defaultGroup() async throws {
        let test = try await TestKeychain()
        let plain = try BundleIdentity.testing("org.example.plain")
        let reply = await test.add(.password("me").returningAttributes, by: plain)
        #expect(reply.result?.fields["agrp"] == .string("AAAAAAAAAA.org.example.plain"))
        let first = await test.add(.password("me").returningAttributes)
        #expect(first.result?.fields["agrp"] == .string(shared))
    }

    @Test("is searched with all the others of the app where none is named, in their order")
    func allGroups() async throws {
        let test = try await TestKeychain()
        let own = KeychainRequest.Attributes.password("own", ["agrp": .string("AAAAAAAAAA.org.example.punch")])
        _ = await test.add(own)
        _ = await test.add(.password("shared"))
        #expect(try await test.accounts() == ["shared", "own"])
        #expect(try await test.accounts(.passwords.with(["agrp": .string(shared)])) == ["shared"])
    }
}
