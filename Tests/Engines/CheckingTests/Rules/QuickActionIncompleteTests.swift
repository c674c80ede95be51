// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule quick-action-incomplete")
struct QuickActionIncompleteTests {
    @Test("an action without a title is found")
    func noTitle() throws {
        var bakery = Bakery()
        bakery.app = bakery.app.with("", for: "<key>UIApplicationShortcutItemTitle</key><string>Oven</string>")
        let findings = try bakery.check("quick-action-incomplete")
        #expect(
            findings == [
                "Bakery/Info.plist:14:5: error: a quick action of Bakery has no UIApplicationShortcutItemTitle; add UIApplicationShortcutItemTitle [quick-action-incomplete]"
            ])
    }

    @Test("an empty type counts as missing")
    func emptyType() throws {
        var bakery = Bakery()
        bakery.app = bakery.app.with(
            "<key>UIApplicationShortcutItemType</key><string></string>",
            for: "<key>UIApplicationShortcutItemType</key><string>org.example.bakery.oven</string>")
        let findings = try bakery.check("quick-action-incomplete")
        #expect(
            findings == [
                "Bakery/Info.plist:14:5: error: a quick action of Bakery has no UIApplicationShortcutItemType; add UIApplicationShortcutItemType [quick-action-incomplete]"
            ])
    }
}
