// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule app-only-interface")
struct AppOnlyInterfaceTests {
    @Test("an extension that uses the shared application is found")
    func sharedApplication() throws {
        var bakery = Bakery()
        bakery.intentsSource += "\nlet app = UIApplication . shared"
        let findings = try bakery.check("app-only-interface")
        #expect(
            findings == [
                "BakeryIntents/IntentHandler.swift:10:11: error: UIApplication.shared is not available in BakeryIntents, which is an extension; do it in the app, which the extension opens with a response or an activity [app-only-interface]"
            ])
    }

    @Test("a use inside of a text is found")
    func useInsideText() throws {
        var bakery = Bakery()
        bakery.intentsSource += "\nlet app = \"state \\(UIApplication.shared)\""
        let findings = try bakery.check("app-only-interface")
        #expect(
            findings == [
                "BakeryIntents/IntentHandler.swift:10:20: error: UIApplication.shared is not available in BakeryIntents, which is an extension; do it in the app, which the extension opens with a response or an activity [app-only-interface]"
            ])
    }

    @Test("a declaration that is unavailable in extensions is left alone")
    func unavailableInExtensions() throws {
        var bakery = Bakery()
        bakery.intentsSource +=
            "\n@available(iOSApplicationExtension, unavailable)\nfunc open(_ url: URL) { UIApplication.shared.open(url) }"
        let findings = try bakery.check("app-only-interface")
        #expect(
            findings == [])
    }

    @Test(
        "a declaration that is available in extensions, or unavailable elsewhere, is looked at",
        arguments: ["iOSApplicationExtension 13, *", "iOS, unavailable", "iOSApplicationExtension, deprecated: 13"])
    func otherAvailability(attribute: String) throws {
        var bakery = Bakery()
        bakery.intentsSource += "\n@available(\(attribute))\nfunc open() { UIApplication.shared.open(url) }"
        let findings = try bakery.check("app-only-interface")
        #expect(findings.count == 1)
        #expect(
            findings.first?.hasPrefix("BakeryIntents/IntentHandler.swift:11:15: error: UIApplication.shared") == true)
    }

    @Test("what is compiled under a condition is left alone")
    func conditionalCode() throws {
        var bakery = Bakery()
        bakery.intentsSource += "\n#if !EXTENSION\nUIApplication.shared.open(url)\n#endif"
        let findings = try bakery.check("app-only-interface")
        #expect(
            findings == [])
    }

    @Test("comments, texts and other members are left alone")
    func commentsAndTexts() throws {
        var bakery = Bakery()
        bakery.intentsSource +=
            "\n// UIApplication.shared\n/* UIApplication.shared /* */ UIApplication.shared */\nlet text = \"UIApplication.shared\"\nlet url = UIApplication.openSettingsURLString"
        let findings = try bakery.check("app-only-interface")
        #expect(
            findings == [])
    }
}
