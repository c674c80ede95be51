// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule quick-action-unhandled")
struct QuickActionUnhandledTests {
    @Test("an action that no source mentions is found")
    func unmentionedAction() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with("org.example.bakery.stove", for: "org.example.bakery.oven")
        let findings = try bakery.check("quick-action-unhandled")
        #expect(
            findings == [
                "Bakery/Info.plist:16:9: warning: no source mentions the quick action org.example.bakery.oven; handle it where the app receives shortcut items, or remove it [quick-action-unhandled]"
            ])
    }

    @Test("an action that is compared by the last part of its type is left alone")
    func lastPartOfType() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with("\\(bundle).oven", for: "org.example.bakery.oven")
        let findings = try bakery.check("quick-action-unhandled")
        #expect(
            findings == [])
    }

    @Test("a case of an enumeration of the name of the last part is left alone")
    func enumerationCase() throws {
        var bakery = Bakery()
        bakery.appSource = bakery.appSource.with("stove", for: "org.example.bakery.oven")
        bakery.appSource += "\nenum Action: String { case door, oven }"
        let findings = try bakery.check("quick-action-unhandled")
        #expect(
            findings == [])
    }

    private static let made = """

        func offer(_ item: UIApplicationShortcutItem) {
            if item.type == "org.example.bakery.oven" { return }
            UIApplication.shared.shortcutItems = [
                UIApplicationShortcutItem(type: "org.example.bakery.loaf", localizedTitle: "Loaf"),
                UIMutableApplicationShortcutItem(type: "org.example.bakery.loaf", localizedTitle: "Another"),
            ]
        }
        """

    @Test("an action that is made and never compared is found, once")
    func uncomparedAction() throws {
        var bakery = Bakery()
        bakery.appSource += Self.made
        let findings = try bakery.check("quick-action-unhandled")
        #expect(findings.count == 1)
        #expect(
            findings.first?.hasSuffix(
                "warning: the quick action org.example.bakery.loaf is made but never handled; compare it with the type of the shortcut items that the app receives [quick-action-unhandled]"
            ) == true)
    }

    @Test("an action that is made and compared, or made where types are not told apart, is left alone")
    func comparedAction() throws {
        var bakery = Bakery()
        bakery.appSource += Self.made + "\nlet loaf = \"org.example.bakery.loaf\""
        #expect(try bakery.check("quick-action-unhandled") == [])
        bakery = Bakery()
        bakery.appSource = (bakery.appSource + Self.made).replacing("item.type ==", with: "item.localizedTitle ==")
        #expect(try bakery.check("quick-action-unhandled") == [])
    }
}
