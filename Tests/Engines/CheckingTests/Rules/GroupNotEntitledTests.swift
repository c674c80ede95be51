// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule group-not-entitled")
struct GroupNotEntitledTests {
    @Test("a group that is used and not entitled is found at its use")
    func groupAtItsUse() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with("group.org.example.bakry", for: "group.org.example.bakery")
        let findings = try bakery.check("group-not-entitled")
        #expect(
            findings == [
                "BakeryIntents/IntentHandler.swift:2:44: error: BakeryIntents uses the app group group.org.example.bakry, which it is not entitled to; add group.org.example.bakry to com.apple.security.application-groups of BakeryIntents [group-not-entitled]"
            ])
    }

    @Test("a group behind a constant is found")
    func groupBehindConstant() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with(
            "UserDefaults(suiteName: Groups.main)", for: "UserDefaults(suiteName: \"group.org.example.bakery\")")
        bakery.appSource += "\nenum Groups { static let main: String = \"group.org.example.oven\" }"
        let findings = try bakery.check("group-not-entitled")
        #expect(
            findings == [
                "BakeryIntents/IntentHandler.swift:2:44: error: BakeryIntents uses the app group group.org.example.oven, which it is not entitled to; add group.org.example.oven to com.apple.security.application-groups of BakeryIntents [group-not-entitled]"
            ])
    }

    @Test("a suite that is not a group, and a constant with two values, are left alone")
    func unclearSuites() throws {
        var bakery = Bakery()
        bakery.intentsSource = bakery.intentsSource.with(
            "UserDefaults(suiteName: \"org.example.suite\"), other = UserDefaults(suiteName: name)",
            for: "UserDefaults(suiteName: \"group.org.example.bakery\")")
        bakery.appSource += "\nlet name = \"group.a\"\nlet name = \"group.b\""
        let findings = try bakery.check("group-not-entitled")
        #expect(
            findings == [])
    }
}
