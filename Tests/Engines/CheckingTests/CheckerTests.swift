// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The checker")
struct CheckerTests {
    @Test("a project without a mistake has no findings")
    func sound() throws {
        #expect(try Bakery().check() == [])
    }

    @Test("findings stand in the order of their places, each once")
    func order() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("BuyBredIntent", for: "BuyBreadIntent")
        bakery.app = bakery.app.with("", for: "<key>NSSiriUsageDescription</key><string>To bake.</string>")
        let findings = Checker().check(try bakery.project())
        #expect(findings == findings.sorted())
        #expect(Set(findings).count == findings.count)
        #expect(findings.count > 2)
    }

    @Test(
        "a comment switches a rule off for its line, the next, or the file",
        arguments: [
            ("UIApplication.shared // beckon:disable app-only-interface", true),
            ("// beckon:disable app-only-interface\nUIApplication.shared", true),
            ("// beckon:disable-file app-only-interface\n\n\nUIApplication.shared", true),
            ("// beckon:disable app-only-interface\n\nUIApplication.shared", false),
            ("// beckon:disable identifier-prefix\nUIApplication.shared", false),
            ("let text = \"// beckon:disable app-only-interface\"\nUIApplication.shared", false),
        ])
    func silence(source: String, isSilent: Bool) throws {
        var bakery = Bakery()
        bakery.intentsSource += "\n\n" + source
        #expect(try bakery.check("app-only-interface").isEmpty == isSilent)
    }

    @Test("a definition that misnames a parameter is reported once")
    func noDoubles() throws {
        var bakery = Bakery()
        bakery.definition = bakery.definition.with("Buy ${loafs} loaves", for: "Buy ${loaves} loaves")
        #expect(try bakery.check().count == 1)
    }
}
