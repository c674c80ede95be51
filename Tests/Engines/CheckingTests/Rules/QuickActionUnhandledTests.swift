// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule quick-action-unhandled")
struct QuickActionUnhandledTests {
    @Test("an action that no source mentions is found")
    func found1() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with("org.example.bakery.stove", for: "org.example.bakery.oven")
        let findings = try bakery.check("quick-action-unhandled")
        #expect(
            findings == [
                "Bakery/Info.plist:16:9: warning: no source mentions the quick action org.example.bakery.oven; handle it where the app is told of a shortcut item, or remove it [quick-action-unhandled]"
            ])
    }

    @Test("an action that is compared by the last part of its type is left alone")
    func silent1() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with("\\(bundle).oven", for: "org.example.bakery.oven")
        let findings = try bakery.check("quick-action-unhandled")
        #expect(
            findings == [])
    }

    @Test("a case of an enumeration of the name of the last part is left alone")
    func silent2() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with("stove", for: "org.example.bakery.oven")
        bakery.appSource += "\nenum Action: String { case door, oven }"
        let findings = try bakery.check("quick-action-unhandled")
        #expect(
            findings == [])
    }
}
