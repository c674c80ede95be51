// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppBundle

@Suite("An application group's name")
struct ApplicationGroupTests {
    @Test(
        "is taken when it can name a folder",
        arguments: ["group.a", "group.org.example.shared", "group.Org.Example-2.a_b"])
    func good(text: String) {
        #expect(ApplicationGroup(text)?.text == text)
    }

    @Test(
        "is refused when it could lead anywhere else, or is no group's",
        arguments: [
            "", "group", "group.", "group..a", "group.a.", "group./etc", "group.a/b", "group.../..", "group.a b",
            "org.example.shared", "GROUP.a", " group.a", "group.a\0", "group.ä",
            "group." + String(repeating: "a", count: 150),
        ])
    func bad(text: String) {
        #expect(ApplicationGroup(text) == nil)
    }

    @Test("is left out of an identity's groups when it is invalid")
    func identity() throws {
        let bundle = try #require(BundleIdentifier("org.example.app"))
        let identity = BundleIdentity(
            bundle: bundle, app: bundle, team: try #require(TeamIdentifier("7F3K2M9QXA")),
            entitlements: Entitlements(applicationGroups: ["group.a", "../b", "group.c"]))
        #expect(identity.applicationGroups.map(\.text) == ["group.a", "group.c"])
    }
}
