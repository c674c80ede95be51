// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule siri-entitlement-missing")
struct SiriEntitlementMissingTests {
    @Test("an app that asks for Siri without the entitlement is found")
    func noEntitlement() throws {
        var bakery = Bakery()
        bakery.appEntitlements = bakery.appEntitlements.with("", for: "<key>com.apple.developer.siri</key><true/>")
        let findings = try bakery.check("siri-entitlement-missing")
        #expect(
            findings == [
                "Bakery/App.swift:4:5: error: Bakery asks for Siri without the entitlement com.apple.developer.siri; add the capability Siri to the target [siri-entitlement-missing]"
            ])
    }

    @Test("nothing is said where the entitlements are not known")
    func unknownEntitlements() throws {
        let project = try Bakery().project()
        var parts = project.parts
        parts[0].signing = .unknown
        let unknown = CheckedProject(parts: parts, definitions: project.definitions, sources: project.sources)
        #expect(SiriEntitlementMissing().findings(in: unknown).isEmpty)
    }
}
