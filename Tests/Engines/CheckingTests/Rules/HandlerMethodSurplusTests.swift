// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule handler-method-surplus")
struct HandlerMethodSurplusTests {
    @Test("the resolve method of a parameter that is not asked for is found")
    func found() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with(
            "<key>INIntentParameterSupportsResolution</key><false/>",
            for: "<key>INIntentParameterSupportsResolution</key><true/>")
        let findings = try bakery.check("handler-method-surplus")
        #expect(findings.count == 1)
        #expect(findings.first?.contains("resolveLoaves(for:) is never called") == true)
    }

    @Test("the resolve method of one that is asked for is not")
    func silent() throws {
        #expect(try Bakery().check("handler-method-surplus") == [])
    }
}
