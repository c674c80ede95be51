// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Keychain
import Store
import TestSupport
import Testing
import Wire

@Suite("Removing what an app has kept")
struct RemovingTests {
    private let own = "AAAAAAAAAA.org.example.punch"
    private let shared = "AAAAAAAAAA.org.example.shared"
    private let team: TeamIdentifier

    init() throws {
        team = try #require(TeamIdentifier("AAAAAAAAAA"))
    }

    @Test("takes the groups that are named, of every class, and no other")
    func groups() async throws {
        let test = try await TestKeychain()
        let mine: KeychainRequest.Attributes = ["agrp": .string(own)]
        #expect(await test.add(.password("mine", mine)).status == .success)
        #expect(await test.add(.server("mine", "x.org", mine)).status == .success)
        #expect(await test.add(.password("ours")).status == .success)
        #expect(await test.keychain.removeItems(inGroups: [own], of: team))
        #expect(try await test.accounts() == ["ours"])
        #expect(await test.copy(.server("mine", "x.org", mine)).status == .itemNotFound)
        #expect(await test.keychain.removeItems(inGroups: [own, shared], of: team))
        #expect(try await test.accounts() == [])
        #expect(try await test.store.readKeychain { try $0.all() } == [])
        #expect(test.reports.all == [])
    }

    @Test("leaves another team's group of the same name")
    func otherTeam() async throws {
        let test = try await TestKeychain()
        let stranger = try BundleIdentity.testing(
            "org.example.punch", team: "BBBBBBBBBB", applicationGroups: ["group.example"])
        let member = try BundleIdentity.testing("org.example.punch", applicationGroups: ["group.example"])
        let group: KeychainRequest.Attributes = ["agrp": .string("group.example")]
        #expect(await test.add(.password("theirs", group), by: stranger).status == .success)
        #expect(await test.add(.password("ours", group), by: member).status == .success)
        #expect(await test.keychain.removeItems(inGroups: ["group.example"], of: team))
        #expect(try await test.accounts(by: stranger) == ["theirs"])
        #expect(try await test.accounts(by: member) == [])
    }

    @Test("makes no master key where nothing was ever kept")
    func nothing() async throws {
        let test = try await TestKeychain()
        #expect(await test.keychain.removeItems(inGroups: [own], of: team))
        #expect(try await test.store.keychainKey() == nil)
    }

    @Test("says that items stay while the keychain is closed")
    func closed() async throws {
        let folder = try await {
            let test = try await TestKeychain(environment: ["BECKON_MASTER_KEY": "file"])
            #expect(await test.add(.password("me")).status == .success)
            return test.folder
        }()
        let key = folder.url.appending(path: "master.key")
        let content = try Data(contentsOf: key)
        try FileManager.default.removeItem(at: key)
        let test = try await TestKeychain(in: folder)
        #expect(await test.keychain.removeItems(inGroups: [shared], of: team) == false)
        #expect(test.reports.all.count == 2)
        #expect(
            FileManager.default.createFile(atPath: key.path, contents: content, attributes: [.posixPermissions: 0o600]))
        #expect(await test.keychain.removeItems(inGroups: [shared], of: team))
        #expect(try await test.accounts() == [])
    }
}
