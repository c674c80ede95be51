// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule keychain-groups-differ")
struct KeychainGroupsDifferTests {
    @Test("a group that only the extension has is found")
    func groupOfExtensionAlone() throws {
        var bakery = Bakery()
        bakery.intentsEntitlements = bakery.intentsEntitlements.with("org.example.shred", for: "org.example.shared")
        let findings = try bakery.check("keychain-groups-differ")
        #expect(
            findings == [
                "BakeryIntents/BakeryIntents.entitlements:7:5: warning: BakeryIntents has the keychain group org.example.shred, which no other part of the app has; use the group of Bakery [keychain-groups-differ]"
            ])
    }

    @Test("an extension that uses the keychain without the group of its app is found")
    func useWithoutGroup() throws {
        var bakery = Bakery()
        bakery.intentsEntitlements = bakery.intentsEntitlements.with(
            "", for: "    <string>org.example.shared</string>\n")
        bakery.intentsSource += "\nlet status = SecItemCopyMatching(query, &item)"
        let findings = try bakery.check("keychain-groups-differ")
        #expect(
            findings == [
                "BakeryIntents/BakeryIntents.entitlements:5:1: warning: BakeryIntents uses the keychain without the group org.example.shared of Bakery; add the group to keychain-access-groups of the extension [keychain-groups-differ]"
            ])
    }

    @Test("groups are the same with and without the prefix of the team")
    func teamPrefix() throws {
        var bakery = Bakery()
        bakery.intentsEntitlements = bakery.intentsEntitlements.with(
            "ABCDE12345.org.example.shared", for: "org.example.shared")
        let findings = try bakery.check("keychain-groups-differ")
        #expect(
            findings == [])
    }

    @Test("an extension without groups that leaves the keychain alone is left alone")
    func keychainNotUsed() throws {
        var bakery = Bakery()
        bakery.intentsEntitlements = bakery.intentsEntitlements.with(
            "", for: "    <string>org.example.shared</string>\n")
        let findings = try bakery.check("keychain-groups-differ")
        #expect(
            findings == [])
    }

    @Test("a group with an unknown variable is left alone")
    func unknownVariable() throws {
        var bakery = Bakery()
        bakery.intentsEntitlements = bakery.intentsEntitlements.with("$(GROUP)", for: "org.example.shared")
        let findings = try bakery.check("keychain-groups-differ")
        #expect(
            findings == [])
    }
}
