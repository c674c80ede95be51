// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule quick-action-duplicate")
struct QuickActionDuplicateTests {
    @Test("a second action of the same type is found")
    func secondAction() throws {
        var bakery = Bakery()
        bakery.app = bakery.app.with(
            "<array>\n<dict><key>UIApplicationShortcutItemType</key><string>org.example.bakery.oven</string><key>UIApplicationShortcutItemTitle</key><string>Again</string></dict>\n    <dict>",
            for: "<array>\n    <dict>")
        let findings = try bakery.check("quick-action-duplicate")
        #expect(
            findings == [
                "Bakery/Info.plist:17:9: warning: another quick action of Bakery also has the type org.example.bakery.oven; give this one its own type [quick-action-duplicate]"
            ])
    }
}
