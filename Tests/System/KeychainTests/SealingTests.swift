// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import TestSupport
import Testing
import Wire

@testable import Keychain
@testable import Store

/// Scenario G3.
@Suite("The sealed keychain")
struct SealingTests {
    @Test("says nothing on the disk of what it holds")
    func unreadable() async throws {
        let test = try await TestKeychain()
        let item = KeychainRequest.Attributes.password(
            "Zebediah", service: "Quagga-Bank", ["labl": .string("Okapi-Label"), "gena": .secret("Tapir-Data")])
        #expect(await test.add(item.holding("Axolotl-Secret")).status == .success)
        #expect(await test.copy(item.returningData).result == .secret("Axolotl-Secret"))
        let names = try FileManager.default.contentsOfDirectory(atPath: test.folder.url.path)
        #expect(names.contains("beckon.sqlite-wal"))
        let words = ["Zebediah", "Quagga", "Okapi", "Tapir", "Axolotl", "org.example", "AAAAAAAAAA", "genp"]
        for name in names where name.hasPrefix("beckon.sqlite") {
            let bytes = try Data(contentsOf: test.folder.url.appending(path: name))
            for word in words {
                for form in [Data(word.utf8), Data(Data(word.utf8).base64EncodedString().dropLast(2).utf8)] {
                    #expect(bytes.range(of: form) == nil, "\(word) in \(name)")
                }
            }
        }
    }

    @Test("is there again after a restart")
    func restart() async throws {
        let folder = try await {
            let test = try await TestKeychain()
            #expect(await test.add(.password("me").holding("s")).status == .success)
            return test.folder
        }()
        let again = try await TestKeychain(in: folder)
        #expect(await again.copy(.password("me").returningData).result == .secret("s"))
    }

    @Test("does not open an item that was put in another's place", arguments: ["attributes", "secret"])
    func swapped(part: String) async throws {
        let test = try await TestKeychain()
        _ = await test.add(.password("mine").holding("mine"))
        _ = await test.add(.password("yours").holding("yours"))
        try await test.store.changeKeychain { rows in
            let all = try rows.all()
            var (mine, yours) = (all[0], all[1])
            let (first, second) = (try rows.secret(of: mine.id) ?? Data(), try rows.secret(of: yours.id) ?? Data())
            if part == "attributes" { swap(&mine.attributes, &yours.attributes) }
            let isSecret = part == "secret"
            try rows.replace(mine, secret: isSecret ? second : first)
            try rows.replace(yours, secret: isSecret ? first : second)
        }
        let reply = await test.copy(.password("mine").returningData)
        #expect(reply.status == .decode)
        #expect(reply.result == nil)
    }

    @Test(
        "opens what a search by attributes finds, and nothing else",
        arguments: [
            ["acct": .string("me5")], ["labl": .string("label 5")],
            ["svce": .string("service"), "labl": .secret("label 5")],
            ["acct": .secret("me5"), "desc": .string("kind")],
        ] as [KeychainRequest.Attributes])
    func onlyFound(criteria: KeychainRequest.Attributes) async throws {
        let test = try await TestKeychain()
        for number in 0..<10 {
            let more: KeychainRequest.Attributes = ["labl": .string("label \(number)"), "desc": .string("kind")]
            let item = KeychainRequest.Attributes.password("me\(number)", service: "service", more)
            #expect(await test.add(item.holding("secret \(number)")).status == .success)
        }
        // Anyone who opens one of the others meets the damage.
        try await test.damage { $0 != 5 }
        let query = KeychainRequest.Attributes.passwords.with(criteria)
        #expect(await test.copy(query.returningData).result == .secret("secret 5"))
        #expect(try await test.accounts(query) == ["me5"])
        #expect(await test.copy(query.with(["acct": .string("nobody")])).status == .itemNotFound)
        let others: KeychainRequest.Attributes = ["desc": .string("kind"), "m_Limit": .string("m_LimitAll")]
        #expect(await test.copy(.passwords.with(others)).status == .decode)
    }

    @Test("finds a changed item by what it is now, and no longer by what it was")
    func changedItems() async throws {
        let test = try await TestKeychain()
        #expect(await test.add(.password("me").holding("secret")).status == .success)
        _ = await test.update(.password("me"), ["acct": .string("another")])
        let query = KeychainRequest.Attributes.passwords.with(["acct": .string("another")])
        #expect(await test.copy(query.returningData).result == .secret("secret"))
        #expect(await test.copy(.passwords.with(["acct": .string("me")])).status == .itemNotFound)
        #expect(await test.delete(query).status == .success)
        #expect(await test.copy(query).status == .itemNotFound)
    }

    @Test("tells no equal attributes of two groups, classes or teams by their hashes")
    func attributeHashes() throws {
        let index = try ItemVault(try MasterKey.random()).index
        let scopes = [
            index.scope(team: "A", group: "G", itemClass: .genericPassword),
            index.scope(team: "A", group: "G", itemClass: .internetPassword),
            index.scope(team: "B", group: "G", itemClass: .genericPassword),
        ]
        let value = Data("anna".utf8)
        let hashes =
            scopes.map { index.attribute("acct", value, scope: $0) }
            + [index.attribute("svce", value, scope: scopes[0]), index.key(scope: scopes[0], identity: [value])]
        #expect(Set(hashes).count == 5)
        #expect(index.attribute("acct", value, scope: scopes[0]) == hashes[0])
    }

    @Test("does not open bytes of which one was changed")
    func tampered() throws {
        let vault = try ItemVault(try MasterKey.random())
        let place = ItemPlace(scope: Data([1]), key: Data([2]), reference: Data([3]))
        let sealed = vault.sealer.seal(Data("secret".utf8), .secret, at: place)
        #expect(vault.sealer.open(sealed, .secret, at: place) == Data("secret".utf8))
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            #expect(vault.sealer.open(changed, .secret, at: place) == nil, "byte \(index)")
        }
        for length in 0..<sealed.count {
            #expect(vault.sealer.open(sealed.prefix(length), .secret, at: place) == nil, "\(length) bytes")
        }
        #expect(vault.sealer.open(sealed, .attributes, at: place) == nil)
        #expect(try ItemVault(try MasterKey.random()).sealer.open(sealed, .secret, at: place) == nil)
    }

    @Test("seals the same twice in different bytes")
    func nonces() throws {
        let sealer = try ItemVault(try MasterKey.random()).sealer
        let place = ItemPlace(scope: Data(), key: Data(), reference: Data())
        let sealed = Set((0..<100).map { _ in sealer.seal(Data(), .secret, at: place) })
        #expect(sealed.count == 100)
    }

    @Test("finds things by hashes that depend on every field and on where one ends")
    func hashes() throws {
        let index = try ItemVault(try MasterKey.random()).index
        let scopes = [
            index.scope(team: "A", group: "BC", itemClass: .genericPassword),
            index.scope(team: "AB", group: "C", itemClass: .genericPassword),
            index.scope(team: "A", group: "BC", itemClass: .internetPassword),
        ]
        #expect(Set(scopes).count == 3)
        #expect(index.scope(team: "A", group: "BC", itemClass: .genericPassword) == scopes[0])
        let keys = [[Data("a".utf8), Data()], [Data(), Data("a".utf8)], [Data("a".utf8)]]
        #expect(Set(keys.map { index.key(scope: scopes[0], identity: $0) }).count == 3)
    }
}
