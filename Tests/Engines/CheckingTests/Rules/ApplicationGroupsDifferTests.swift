// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule application-groups-differ")
struct ApplicationGroupsDifferTests {
    @Test("a group that only the extension has is found")
    func groupOfExtensionAlone() throws {
        var bakery = Bakery()
        bakery.intentsEntitlements = bakery.intentsEntitlements.with(
            "group.org.example.bakry", for: "group.org.example.bakery")
        let findings = try bakery.check("application-groups-differ")
        #expect(
            findings == [
                "BakeryIntents/BakeryIntents.entitlements:4:56: warning: BakeryIntents has the app group group.org.example.bakry, which no other part of the app has; use the group of Bakery [application-groups-differ]"
            ])
    }

    @Test("an app without groups is left alone")
    func appWithoutGroups() throws {
        var bakery = Bakery()
        bakery.appEntitlements = bakery.appEntitlements.with(
            "<array/>", for: "<array><string>group.org.example.bakery</string></array>")
        let findings = try bakery.check("application-groups-differ")
        #expect(
            findings == [])
    }
}
