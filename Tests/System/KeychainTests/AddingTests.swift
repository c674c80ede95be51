// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Keychain
import Testing
import Wire

@Suite("An item")
struct AddingTests {
    @Test("is found as it was added, with what the system set")
    func added() async throws {
        let test = try await TestKeychain()
        #expect(await test.add(.password("me").holding("s3cret")) == KeychainReply(.success))
        let data = await test.copy(.password("me").returningData)
        #expect(data == KeychainReply(.success, result: .secret("s3cret")))
        let found = await test.copy(.password("me").returningAttributes)
        #expect(
            found.result?.fields == [
                "class": .string("genp"), "acct": .string("me"), "svce": .string("punch"),
                "agrp": .string("AAAAAAAAAA.org.example.shared"), "pdmn": .string("ak"), "sync": .boolean(false),
                "cdat": .date(Date(timeIntervalSinceReferenceDate: 3600)),
                "mdat": .date(Date(timeIntervalSinceReferenceDate: 3600)),
            ])
    }

    @Test("comes back in the form that was asked for when it is added")
    func returned() async throws {
        let test = try await TestKeychain()
        let reply = await test.add(.password("me").holding("x").returningData.returningAttributes)
        #expect(reply.result?.fields["v_Data"] == .secret("x"))
        #expect(reply.result?.fields["acct"] == .string("me"))
        #expect(await test.add(.password("you").holding("y").returningData).result == .secret("y"))
    }

    @Test("of the same primary attributes is a duplicate, whatever else differs")
    func duplicates() async throws {
        let test = try await TestKeychain()
        #expect(await test.add(.password("me").holding("1")).status == .success)
        let again = await test.add(.password("me", ["labl": .string("L"), "gena": .secret("g")]).holding("2"))
        #expect(again.status == .duplicateItem)
        #expect(await test.copy(.password("me").returningData).result == .secret("1"))
    }

    static let tellingApart: [(name: String, first: KeychainRequest.Attributes, second: KeychainRequest.Attributes)] = [
        ("account", .password("a"), .password("b")),
        ("service", .password("a", service: "1"), .password("a", service: "2")),
        ("group", .password("a"), .password("a", ["agrp": .string("AAAAAAAAAA.org.example.punch")])),
        ("mark", .password("a"), .password("a", ["sync": .boolean(true)])),
        ("class", .passwords.with(["acct": .string("a")]), .server("a", "")),
        ("server", .server("a", "x.org"), .server("a", "y.org")),
        ("port", .server("a", "x.org"), .server("a", "x.org", ["port": .integer(8080)])),
        ("path", .server("a", "x.org"), .server("a", "x.org", ["path": .string("/p")])),
        ("protocol", .server("a", "x.org"), .server("a", "x.org", ["ptcl": .string("htps")])),
        ("authentication", .server("a", "x.org"), .server("a", "x.org", ["atyp": .string("form")])),
        ("domain", .server("a", "x.org"), .server("a", "x.org", ["sdmn": .string("realm")])),
    ]

    @Test("is told from others by its primary attributes", arguments: tellingApart)
    func apart(name: String, first: KeychainRequest.Attributes, second: KeychainRequest.Attributes) async throws {
        let test = try await TestKeychain()
        #expect(await test.add(first).status == .success)
        #expect(await test.add(second).status == .success, "\(name)")
        #expect(await test.add(second).status == .duplicateItem, "\(name)")
        #expect(await test.add(first).status == .duplicateItem, "\(name)")
    }

    @Test("is the same whether its account is a string or the string's bytes")
    func bytes() async throws {
        let test = try await TestKeychain()
        #expect(await test.add(.password("me").holding("1")).status == .success)
        let asData = KeychainRequest.Attributes.password("me", ["acct": .secret("me")])
        #expect(await test.add(asData).status == .duplicateItem)
        #expect(await test.copy(asData.returningData).result == .secret("1"))
    }

    @Test("without a service is the same as one with an empty service")
    func emptyService() async throws {
        let test = try await TestKeychain()
        #expect(await test.add(.passwords.with(["acct": .string("me")])).status == .success)
        #expect(await test.add(.password("me", service: "")).status == .duplicateItem)
    }

    @Test("may have an empty secret, or none")
    func emptySecret() async throws {
        let test = try await TestKeychain()
        #expect(await test.add(.password("none")).status == .success)
        #expect(await test.add(.password("empty").holding("")).status == .success)
        #expect(await test.copy(.password("none").returningData).result == .data(Data()))
        #expect(await test.copy(.password("empty").returningData).result == .data(Data()))
    }

    static let misfits: [(KeychainRequest.Attributes, KeychainStatus, String)] = [
        (["acct": .string("me")], .parameter, "no kSecClass"),
        (["class": .integer(1)], .parameter, "‘class’ is not a string"),
        (["class": .string("mood")], .noSuchClass, "‘mood’"),
        (["class": .string("keys")], .unimplemented, "passwords"),
        (.password("me", ["srvr": .string("x")]), .noSuchAttribute, "‘srvr’"),
        (.server("me", "x", ["svce": .string("x")]), .noSuchAttribute, "‘svce’"),
        (.password("me", ["colour": .string("red")]), .noSuchAttribute, "‘colour’"),
        (.password("me", ["acct": .integer(1)]), .parameter, "‘acct’ is not a string or data"),
        (.server("me", "x", ["port": .string("80")]), .parameter, "‘port’ is not a whole number"),
        (.password("me", ["invi": .string("yes")]), .parameter, "‘invi’ is not true or false"),
        (.password("me", ["invi": .integer(2)]), .parameter, "‘invi’ is not true or false"),
        (.password("me", ["invi": .integer(-1)]), .parameter, "‘invi’ is not true or false"),
        (.password("me", ["pdmn": .string("sometimes")]), .parameter, "‘pdmn’"),
        (.password("me", ["v_Data": .string("text")]), .parameter, "‘v_Data’ is not data"),
        (.password("me", ["m_Limit": .string("m_LimitOne")]), .parameter, "‘m_Limit’"),
        (.password("me", ["r_Data": .string("yes")]), .parameter, "‘r_Data’"),
        (.password("me", ["r_Ref": .boolean(true)]), .unimplemented, "references"),
        (.password("me", ["accc": .string("x")]), .unimplemented, "‘accc’"),
        (.password("me", ["sync": .string("syna")]), .parameter, "‘sync’"),
        (.password("me", ["agrp": .string("BBBBBBBBBB.org.example.shared")]), .missingEntitlement, "BBBBBBBBBB"),
        (.password("me", ["agrp": .data(Data())]), .parameter, "‘agrp’"),
        ([:], .parameter, "no kSecClass"),
    ]

    @Test("may say yes and no as 1 and 0", arguments: [(0, false), (1, true)])
    func truth(number: Int, truth: Bool) async throws {
        let test = try await TestKeychain()
        #expect(await test.add(.password("me", ["invi": .integer(number)])).status == .success)
        #expect(await test.copy(.password("me").returningAttributes).result?.fields["invi"] == .boolean(truth))
    }

    @Test("that makes no sense is refused, with the reason", arguments: misfits)
    func misfit(_ item: KeychainRequest.Attributes, status: KeychainStatus, words: String) async throws {
        let test = try await TestKeychain()
        let reply = await test.add(item)
        #expect(reply.status == status)
        #expect(reply.explanation?.contains(words) == true, "\(reply.explanation ?? "nothing")")
        #expect(try await test.accounts().isEmpty)
    }

    @Test("may carry keys that would ask the person, which change nothing")
    func ignoredKeys() async throws {
        let test = try await TestKeychain()
        let item = KeychainRequest.Attributes.password(
            "me", ["nleg": .boolean(true), "u_AuthUI": .string("u_AuthUIF"), "u_OpPrompt": .string("Please")])
        #expect(await test.add(item).status == .success)
        #expect(await test.copy(item.returningAttributes).result?.fields["nleg"] == nil)
    }

    @Test("is refused when it is too large, or one too many")
    func bounds() async throws {
        var limits = KeychainLimits()
        limits.secret = 10
        limits.attributes = 400
        limits.items = 2
        let test = try await TestKeychain(limits: limits)
        #expect(await test.add(.password("me").holding("12345678901")).status == .dataTooLarge)
        let wordy = KeychainRequest.Attributes.password("me", ["icmt": .string(String(repeating: "x", count: 400))])
        #expect(await test.add(wordy).status == .dataTooLarge)
        #expect(await test.add(.password("1").holding("1234567890")).status == .success)
        #expect(await test.add(.password("2")).status == .success)
        #expect(await test.add(.password("3")).status == .diskFull)
        let other = try BundleIdentityFixture.otherTeam()
        #expect(await test.add(.password("3"), by: other).status == .success)
    }

    @Test("is refused when the team's items would take too much room")
    func room() async throws {
        var limits = KeychainLimits()
        limits.bytes = 3000
        let test = try await TestKeychain(limits: limits)
        let large = String(repeating: "x", count: 2000)
        #expect(await test.add(.password("1").holding(large)).status == .success)
        #expect(await test.add(.password("2").holding(large)).status == .diskFull)
    }
}
