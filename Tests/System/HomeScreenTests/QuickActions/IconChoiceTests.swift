// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Wire

@testable import AppBundle
@testable import HomeScreen

@Suite("The icon of a static action")
struct IconChoiceTests {
    @Test(
        "is its symbol, else its file, else its type",
        arguments: [
            ("UIApplicationShortcutIconTypeAdd", "add", "plus", QuickActionIconPayload.symbol("plus")),
            ("UIApplicationShortcutIconTypeAdd", "add", nil, .template("add")),
            ("UIApplicationShortcutIconTypeAdd", nil, nil, .type(3)),
            (nil, "add", "plus", .symbol("plus")),
            ("UIApplicationShortcutIconTypeAdd", "", "", .type(3)),
            ("UIApplicationShortcutIconTypeTeleport", nil, nil, nil),
            ("Add", nil, nil, nil),
            (nil, nil, nil, nil),
        ] as [(String?, String?, String?, QuickActionIconPayload?)])
    func choice(type: String?, file: String?, symbol: String?, expected: QuickActionIconPayload?) {
        let entry = StaticQuickAction(
            type: "t", title: "T", iconType: type, iconFile: file, iconSymbolName: symbol)
        #expect(QuickActionIconPayload(of: entry) == expected)
    }

    @Test("types have the raw values and the names of Apple's page")
    func types() {
        #expect(QuickActionIconType.allCases.count == 29)
        #expect(QuickActionIconType.compose.rawValue == 0)
        #expect(QuickActionIconType.love.rawValue == 12)
        #expect(QuickActionIconType.taskCompleted.rawValue == 23)
        #expect(QuickActionIconType.update.rawValue == 28)
        #expect(QuickActionIconType.markLocation.key == "UIApplicationShortcutIconTypeMarkLocation")
    }

    @Test("each type is found by its key", arguments: QuickActionIconType.allCases)
    func keys(type: QuickActionIconType) {
        #expect(QuickActionIconType(key: type.key) == type)
    }
}
