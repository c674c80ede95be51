// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Keychain
import Testing
import Wire

@Suite("A search")
struct SearchingTests {
    private let all: KeychainRequest.Attributes = ["m_Limit": .string("m_LimitAll")]

    private func filled() async throws -> TestKeychain {
        let test = try await TestKeychain()
        for (account, service) in [("anna", "mail"), ("bo", "mail"), ("Anna", "web")] {
            let item = KeychainRequest.Attributes.password(account, service: service, ["labl": .string("L")])
            #expect(await test.add(item.holding("of \(account)")).status == .success)
        }
        return test
    }

    @Test("finds the first that was added, unless it is told to find more")
    func limits() async throws {
        let test = try await filled()
        let query = KeychainRequest.Attributes.passwords.returningData
        #expect(await test.copy(query).result == .secret("of anna"))
        #expect(await test.copy(query.with(["m_Limit": .string("m_LimitOne")])).result == .secret("of anna"))
        #expect(await test.copy(query.with(["m_Limit": .integer(1)])).result == .secret("of anna"))
        let two = await test.copy(query.with(["m_Limit": .integer(2)])).result
        #expect(two == .array([.secret("of anna"), .secret("of bo")]))
        let three = await test.copy(query.with(all)).result
        #expect(three == .array([.secret("of anna"), .secret("of bo"), .secret("of Anna")]))
        let single = await test.copy(.password("bo", service: "mail").returningData.with(all)).result
        #expect(single == .array([.secret("of bo")]))
    }

    static let searches: [(KeychainRequest.Attributes, [String])] = [
        (.passwords, ["anna", "bo", "Anna"]),
        (.passwords.with(["svce": .string("mail")]), ["anna", "bo"]),
        (.passwords.with(["acct": .string("Anna")]), ["Anna"]),
        (.passwords.with(["acct": .string("ANNA")]), []),
        (.passwords.with(["acct": .string("ANNA"), "m_CaseInsensitive": .boolean(true)]), ["anna", "Anna"]),
        (.password("bo", service: "mail"), ["bo"]),
        (.password("bo", service: "web"), []),
        (.password("bo", service: "mail", ["labl": .string("L")]), ["bo"]),
        (.password("bo", service: "mail", ["labl": .string("M")]), []),
        (.passwords.with(["labl": .string("L"), "svce": .string("web")]), ["Anna"]),
        (.passwords.with(["icmt": .string("")]), []),
        (.passwords.with(["pdmn": .string("ak")]), ["anna", "bo", "Anna"]),
        (.passwords.with(["pdmn": .string("ck")]), []),
        (.passwords.with(["sync": .boolean(true)]), []),
        (.passwords.with(["sync": .string("syna")]), ["anna", "bo", "Anna"]),
        (.passwords.with(["agrp": .string("AAAAAAAAAA.org.example.punch")]), []),
        (.passwords.with(["v_Data": .secret("of bo")]), ["anna", "bo", "Anna"]),
        (["class": .string("inet")], []),
        (["class": .string("keys")], []),
    ]

    @Test("finds what has all the attributes named", arguments: searches)
    func criteria(_ query: KeychainRequest.Attributes, accounts: [String]) async throws {
        #expect(try await filled().accounts(query) == accounts)
    }

    @Test("finds by the times of adding and of changing, and nothing of another time", arguments: ["cdat", "mdat"])
    func times(key: String) async throws {
        let test = try await filled()
        #expect(await test.update(.password("Anna", service: "web"), ["labl": .string("M")]).status == .success)
        for account in ["anna", "bo", "Anna"] {
            let item = KeychainRequest.Attributes.passwords.with(["acct": .string(account)])
            let date = try #require(await test.copy(item.returningAttributes).result?.fields[key])
            #expect(try await test.accounts(.passwords.with([key: date])) == [account])
        }
        let never = Date(timeIntervalSinceReferenceDate: 1)
        #expect(try await test.accounts(.passwords.with([key: .date(never)])) == [])
    }

    @Test("gives data, attributes and references in Apple's forms")
    func forms() async throws {
        let test = try await filled()
        let bo = KeychainRequest.Attributes.password("bo", service: "mail")
        #expect(await test.copy(bo) == KeychainReply(.success))
        let fields = try #require(await test.copy(bo.returningAttributes.returningData).result?.fields)
        #expect(fields["v_Data"] == .secret("of bo"))
        #expect(fields["acct"] == .string("bo"))
        let reference = await test.copy(bo.with(["r_PersistentRef": .boolean(true)])).result
        guard case .data(let bytes)? = reference else {
            return #expect(Bool(false), "\(String(describing: reference))")
        }
        #expect(bytes.starts(with: Data("genp".utf8)))
        let both = await test.copy(bo.returningData.with(["r_PersistentRef": .integer(1)])).result?.fields
        #expect(both == ["v_Data": .secret("of bo"), "v_PersistentRef": .data(bytes)])
    }

    @Test("finds by a persistent reference, until the item is deleted")
    func references() async throws {
        let test = try await filled()
        let bo = KeychainRequest.Attributes.password("bo", service: "mail")
        let reference = try #require(await test.copy(bo.with(["r_PersistentRef": .boolean(true)])).result)
        let query: KeychainRequest.Attributes = ["v_PersistentRef": reference]
        #expect(await test.copy(query.returningData).result == .secret("of bo"))
        #expect(await test.update(query, ["acct": .string("bob")]).status == .success)
        #expect(await test.copy(query.returningAttributes).result?.fields["acct"] == .string("bob"))
        let stranger = try BundleIdentityFixture.otherTeam()
        #expect(await test.copy(query.returningData, by: stranger).status == .itemNotFound)
        #expect(await test.copy(query.with(["class": .string("inet")])).status == .itemNotFound)
        #expect(await test.delete(query).status == .success)
        #expect(await test.copy(query.returningData).status == .itemNotFound)
        #expect(await test.copy(["v_PersistentRef": .data(Data([1, 2]))]).status == .itemNotFound)
    }

    static let misfits: [(KeychainRequest.Attributes, KeychainStatus)] = [
        ([:], .parameter), (["acct": .string("anna")], .parameter),
        (.passwords.with(["m_Limit": .integer(0)]), .parameter),
        (.passwords.with(["m_Limit": .string("many")]), .parameter),
        (.passwords.with(["m_Limit": .boolean(true)]), .parameter),
        (.passwords.with(["port": .integer(1)]), .noSuchAttribute),
        (.passwords.with(["m_Policy": .string("x")]), .noSuchAttribute),
        (.passwords.with(["r_Ref": .boolean(true)]), .unimplemented),
        (.passwords.with(["cdat": .string("today")]), .parameter),
        (["v_PersistentRef": .string("x")], .parameter),
    ]

    @Test("that makes no sense is refused", arguments: misfits)
    func misfit(_ query: KeychainRequest.Attributes, status: KeychainStatus) async throws {
        let test = try await filled()
        #expect(await test.copy(query.returningData).status == status)
    }

    @Test("gives no more at once than there is room for")
    func room() async throws {
        var limits = KeychainLimits()
        limits.result = 5000
        let test = try await TestKeychain(limits: limits)
        for account in ["1", "2"] {
            #expect(await test.add(.password(account).holding(String(repeating: "x", count: 2500))).status == .success)
        }
        #expect(await test.copy(.passwords.returningData.with(all)).status == .dataTooLarge)
        #expect(await test.copy(.passwords.returningData).status == .success)
        #expect(try await test.accounts() == ["1", "2"])
    }
}
