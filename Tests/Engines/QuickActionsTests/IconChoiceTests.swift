// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Testing
import Wire

@testable import QuickActions

@Suite("The icon of a static action")
struct IconChoiceTests {
    @Test(
        "is its symbol, else its file, else its type",
        arguments: [
            ("UIApplicationShortcutIconTypeAdd", "add", "plus", ShortcutIconPayload.symbol("plus")),
            ("UIApplicationShortcutIconTypeAdd", "add", nil, .template("add")),
            ("UIApplicationShortcutIconTypeAdd", nil, nil, .type(3)),
            (nil, "add", "plus", .symbol("plus")),
            ("UIApplicationShortcutIconTypeAdd", "", "", .type(3)),
            ("UIApplicationShortcutIconTypeTeleport", nil, nil, nil),
            ("Add", nil, nil, nil),
            (nil, nil, nil, nil),
        ] as [(String?, String?, String?, ShortcutIconPayload?)])
    func choice(type: String?, file: String?, symbol: String?, expected: ShortcutIconPayload?) {
        let entry = StaticShortcutItem(
            type: "t", title: "T", iconType: type, iconFile: file, iconSymbolName: symbol)
        #expect(ShortcutIconPayload(of: entry) == expected)
    }

    @Test("types have the raw values and the names of Apple's page")
    func types() {
        #expect(ShortcutIconType.allCases.count == 29)
        #expect(ShortcutIconType.compose.rawValue == 0)
        #expect(ShortcutIconType.love.rawValue == 12)
        #expect(ShortcutIconType.taskCompleted.rawValue == 23)
        #expect(ShortcutIconType.update.rawValue == 28)
        #expect(ShortcutIconType.markLocation.key == "UIApplicationShortcutIconTypeMarkLocation")
    }

    @Test("each type is found by its key", arguments: ShortcutIconType.allCases)
    func keys(type: ShortcutIconType) {
        #expect(ShortcutIconType(key: type.key) == type)
    }
}
