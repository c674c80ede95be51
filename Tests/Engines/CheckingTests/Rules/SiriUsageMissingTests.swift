// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule siri-usage-missing")
struct SiriUsageMissingTests {
    @Test("an app that asks for Siri without a reason is found where it asks")
    func noReason() throws {
        var bakery = Bakery()
        bakery.app = bakery.app.with("", for: "<key>NSSiriUsageDescription</key><string>To bake.</string>")
        let findings = try bakery.check("siri-usage-missing")
        #expect(
            findings == [
                "Bakery/App.swift:4:5: error: Bakery asks for Siri, and its Info.plist has no NSSiriUsageDescription; add NSSiriUsageDescription to Bakery/Info.plist [siri-usage-missing]"
            ])
    }

    @Test("an app that never asks is left alone")
    func neverAsks() throws {
        var bakery = Bakery()
        bakery.app = bakery.app.with("", for: "<key>NSSiriUsageDescription</key><string>To bake.</string>")
        bakery.appSource = bakery.appSource.with(
            "// INPreferences.requestSiriAuthorization", for: "INPreferences.requestSiriAuthorization")
        let findings = try bakery.check("siri-usage-missing")
        #expect(
            findings == [])
    }
}
