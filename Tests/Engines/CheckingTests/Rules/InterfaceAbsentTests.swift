// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Testing

@testable import Checking

@Suite("The rule interface-absent")
struct InterfaceAbsentTests {
    /// What the SDK has changes; this does not.
    private static let names = InterfaceNames(
        """
        module\tname\tstate
        Intents\t\t+
        UIKit\t\t+
        Intents\tINExtension\t+
        Intents\tINPreferences\t+
        Intents\tINImage\t+
        Intents\tINImage.moon\t-
        Intents\tINSendMessageIntent\t-
        UIKit\tUIApplication\t+
        UIKit\tUIApplicationShortcutItem\t+
        UIKit\tUIView\t+
        AppFoundation\tNSUserActivity\t+
        """)

    private static func check(_ bakery: Bakery) throws -> [String] {
        Checker(rules: [InterfaceAbsent(names: names)]).check(try bakery.project()).map(\.description)
    }

    private static func check(_ source: String, package: Bool = false) throws -> [String] {
        var bakery = Bakery()
        if package { bakery.package = Bakery.package }
        bakery.intentsSource = "import Intents\n" + bakery.intentsSource + "\n" + source
        return try check(bakery)
    }

    @Test("a name of Apple's that the SDK lacks is found with its place and what to do, once in a file")
    func found() throws {
        #expect(
            try Self.check("let sign: UIAlertView\nvar more: UIAlertView?\nlet a: INSendMessageIntent") == [
                "BakeryIntents/IntentHandler.swift:11:11: warning: UIAlertView does not exist here, here and 1 more times in the file; use a UIAlertController [interface-absent]",
                "BakeryIntents/IntentHandler.swift:13:8: warning: INSendMessageIntent does not exist here; put code that needs it into separate files, and exclude them with exclude: or #if os(iOS) [interface-absent]",
            ])
    }

    @Test("in a package it is an error")
    func package() throws {
        #expect(try Self.check("let a: UINib", package: true).first?.contains(": error: UINib does not") == true)
    }

    @Test(
        "names by Apple's prefixes, static members and what Foundation lacks on Linux are found",
        arguments: [
            "let a: UIHologram", "let a = INImage.moon", "let a = URLSession.shared", "let a: UIKit.UIHologram",
            "let a: NSItemProvider", "let a = \"\\(UIHologram.shared)\"", "let a = CLLocationManager()",
            "#if !os(macOS)\nlet a: UIHologram\n#endif",
        ])
    func kinds(source: String) throws {
        #expect(try Self.check(source).count == 1)
    }

    @Test(
        "what is there, one's own, a member, a label, a text, or not compiled, is left alone",
        arguments: [
            "let a: UIView", "class UIHologram {}; let a: UIHologram", "let a = Kit.UIHologram()",
            "show(UIHologram: 1)", "let a = \"UIHologram\" // UIHologram", "#if os(iOS)\nlet a: UIHologram\n#endif",
            "#if canImport(SwiftUI)\nlet a: UIHologram\n#endif", "let a = UIHOLOGRAM",
            "func f<UIThing>(_ a: UIThing) {}",
            "import FoundationNetworking\nlet a = URLSession.shared", "let a: NSUserActivity", "INVOICE.pay()",
            "import Holograms\nlet a: UIHologram",
        ])
    func silent(source: String) throws {
        #expect(try Self.check(source) == [])
    }

    @Test("with a dependency a file that imports nothing unknown is checked, one that does is not")
    func foreign() throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.package?.targets[0].products.insert("Holograms")
        bakery.intentsSource += "\nlet a: UIHologram"
        #expect(try Self.check(bakery).count == 1)
        bakery.intentsSource = "import Holograms\n" + bakery.intentsSource
        #expect(try Self.check(bakery) == [])
        bakery.intentsSource += "\nlet b: UIAlertView"
        #expect(try Self.check(bakery).count == 1)
    }

    @Test("no name that the SDK has is said to be absent")
    func own() {
        let present = InterfaceNames.current.present
        #expect(present.isDisjoint(with: InterfaceNames.current.absent.keys))
    }
}
