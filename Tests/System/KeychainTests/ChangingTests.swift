// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Keychain
import Testing
import Wire

@Suite("A change")
struct ChangingTests {
    @Test("gives an item another secret, keeps the rest and notes the time")
    func secret() async throws {
        let test = try await TestKeychain()
        _ = await test.add(.password("me", ["labl": .string("L")]).holding("old"))
        #expect(await test.update(.password("me"), ["v_Data": .secret("new")]) == KeychainReply(.success))
        let fields = await test.copy(.password("me").returningAttributes.returningData).result?.fields
        #expect(fields?["v_Data"] == .secret("new"))
        #expect(fields?["labl"] == .string("L"))
        #expect(fields?["cdat"] == .date(Date(timeIntervalSinceReferenceDate: 3600)))
        #expect(fields?["mdat"] == .date(Date(timeIntervalSinceReferenceDate: 7200)))
    }

    @Test("of attributes keeps the secret, under another name too")
    func renaming() async throws {
        let test = try await TestKeychain()
        _ = await test.add(.password("me").holding("s"))
        #expect(await test.update(.password("me"), ["acct": .string("you"), "icmt": .string("c")]).status == .success)
        #expect(await test.copy(.password("me").returningData).status == .itemNotFound)
        #expect(await test.copy(.password("you").returningData).result == .secret("s"))
        #expect(await test.add(.password("me")).status == .success)
    }

    @Test("into another item's place is a duplicate, and nothing is changed")
    func collision() async throws {
        let test = try await TestKeychain()
        for account in ["a", "b", "c"] { _ = await test.add(.password(account).holding(account)) }
        #expect(await test.update(.password("a"), ["acct": .string("b")]).status == .duplicateItem)
        let all: KeychainRequest.Attributes = ["acct": .string("d"), "v_Data": .secret("d")]
        #expect(await test.update(.passwords, all).status == .duplicateItem)
        #expect(try await test.accounts() == ["a", "b", "c"])
        for account in ["a", "b", "c"] {
            #expect(await test.copy(.password(account).returningData).result == .secret(account))
        }
    }

    @Test("reaches every item that the query finds")
    func several() async throws {
        let test = try await TestKeychain()
        for account in ["a", "b"] { _ = await test.add(.password(account, service: "x").holding("1")) }
        _ = await test.add(.password("c", service: "y").holding("1"))
        #expect(await test.update(.passwords.with(["svce": .string("x")]), ["v_Data": .secret("2")]).status == .success)
        let found = await test.copy(.passwords.returningData.with(["m_Limit": .string("m_LimitAll")])).result
        #expect(found == .array([.secret("2"), .secret("2"), .secret("1")]))
    }

    @Test("moves an item to another of the app's groups")
    func group() async throws {
        let test = try await TestKeychain()
        _ = await test.add(.password("me").holding("s"))
        let own = "AAAAAAAAAA.org.example.punch"
        #expect(await test.update(.password("me"), ["agrp": .string(own)]).status == .success)
        #expect(try await test.accounts(.passwords.with(["agrp": .string(own)])) == ["me"])
        #expect(
            try await test.accounts(.passwords.with(["agrp": .string("AAAAAAAAAA.org.example.shared")])).isEmpty)
        #expect(await test.copy(.password("me").returningData).result == .secret("s"))
        let foreign = await test.update(.password("me"), ["agrp": .string("AAAAAAAAAA.org.example.other")])
        #expect(foreign.status == .missingEntitlement)
    }

    @Test("takes the attributes that a search gave, dates and class with them")
    func roundTrip() async throws {
        let test = try await TestKeychain()
        _ = await test.add(.password("me").holding("1"))
        guard case .dictionary(var fields)? = await test.copy(.password("me").returningAttributes).result else {
            return #expect(Bool(false))
        }
        fields["v_Data"] = .secret("2")
        #expect(await test.update(.password("me"), fields).status == .success)
        #expect(await test.copy(.password("me").returningData).result == .secret("2"))
    }

    static let misfits: [(query: KeychainRequest.Attributes, changes: KeychainRequest.Attributes, KeychainStatus)] = [
        (.password("you"), ["v_Data": .secret("x")], .itemNotFound),
        (.password("me"), [:], .parameter),
        (.password("me"), ["class": .string("inet")], .parameter),
        (.password("me"), ["srvr": .string("x")], .noSuchAttribute),
        (.password("me"), ["v_Data": .string("x")], .parameter),
        (.password("me"), ["r_Data": .boolean(true)], .parameter),
        (.password("me"), ["m_Limit": .integer(1)], .parameter),
        (.password("me").returningData, ["v_Data": .secret("x")], .parameter),
        (.password("me", ["m_Limit": .string("m_LimitOne")]), ["v_Data": .secret("x")], .parameter),
        ([:], ["v_Data": .secret("x")], .parameter),
        (["class": .string("cert")], ["v_Data": .secret("x")], .itemNotFound),
    ]

    @Test("that makes no sense changes nothing", arguments: misfits)
    func misfit(
        query: KeychainRequest.Attributes, changes: KeychainRequest.Attributes, status: KeychainStatus
    ) async throws {
        let test = try await TestKeychain()
        _ = await test.add(.password("me").holding("1"))
        #expect(await test.update(query, changes).status == status)
        #expect(await test.copy(.password("me").returningData).result == .secret("1"))
    }

    @Test("by deleting reaches every item found and says when there was none")
    func deleting() async throws {
        let test = try await TestKeychain()
        for account in ["a", "b"] { _ = await test.add(.password(account, service: "x").holding("1")) }
        _ = await test.add(.password("c", service: "y"))
        // As apps do before they add: the whole item is the query.
        #expect(await test.delete(.password("d").holding("d")).status == .itemNotFound)
        #expect(await test.delete(.passwords.with(["svce": .string("x")])).status == .success)
        #expect(try await test.accounts() == ["c"])
        #expect(await test.delete(.passwords).status == .success)
        #expect(await test.delete(.passwords).status == .itemNotFound)
        #expect(await test.delete(.passwords.returningData).status == .parameter)
        #expect(await test.delete(.passwords.with(["m_Limit": .string("m_LimitAll")])).status == .parameter)
        #expect(await test.delete(["class": .string("keys")]).status == .itemNotFound)
    }
}
