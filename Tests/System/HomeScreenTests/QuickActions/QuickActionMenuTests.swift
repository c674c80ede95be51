// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import AppBundle
@testable import HomeScreen

@Suite("The menu of quick actions")
struct QuickActionMenuTests {
    private let search = StaticQuickAction(type: "org.example.search", title: "SEARCH", subtitle: "SEARCH_WHERE")
    private let share = StaticQuickAction(type: "org.example.share", title: "Share")
    private let words = ["SEARCH": "搜索", "SEARCH_WHERE": "在联系人中"]

    private func menu(_ items: [QuickActionPayload] = []) -> QuickActionMenu {
        QuickActionMenu(entries: [search, share], items: items, words: { words[$0] })
    }

    private func items(_ count: Int) -> [QuickActionPayload] {
        (0..<count).map { QuickActionPayload(type: "org.example.contact", title: "Contact \($0)") }
    }

    @Test("before its first launch an app offers its static actions alone")
    func staticAlone() {
        #expect(menu().actions.map(\.origin) == [.static, .static])
        #expect(menu().actions.map(\.item.type) == ["org.example.search", "org.example.share"])
    }

    @Test("static actions come first, then the dynamic ones, as many as fit", arguments: [0, 1, 2, 3, 4, 5, 100])
    func order(limit: Int) {
        let shown = menu(items(7)).shown(limit)
        #expect(shown.count == min(limit, 9))
        #expect(
            shown.map(\.origin) == [.static, .static] + Array(repeating: .dynamic, count: 7).prefix(max(0, limit - 2))
                || limit < 2)
        #expect(Array(shown) == Array(menu(items(7)).actions.prefix(limit)))
    }

    @Test("four are shown where nobody asks for more")
    func standardNumber() {
        #expect(menu(items(7)).shown().map(\.item.title) == ["搜索", "Share", "Contact 0", "Contact 1"])
    }

    @Test("a negative limit shows nothing")
    func negativeLimit() {
        #expect(menu().shown(-1).isEmpty)
    }

    @Test("titles and subtitles are looked up, and shown as they are where no language has them")
    func translated() {
        let actions = menu().actions
        #expect(actions.map(\.item.title) == ["搜索", "Share"])
        #expect(actions.map(\.item.subtitle) == ["在联系人中", nil])
    }

    @Test("a dynamic action with the type of a static one is shown beside it")
    func sameType() {
        let menu = menu([QuickActionPayload(type: "org.example.search", title: "Search again")])
        #expect(menu.actions(ofType: "org.example.search").map(\.item.title) == ["搜索", "Search again"])
        #expect(menu.types == ["org.example.search", "org.example.share"])
    }

    @Test("the app is given the user info of a static action, each value as what it is")
    func userInfo() {
        let date = Date(timeIntervalSinceReferenceDate: 1)
        let entry = StaticQuickAction(
            type: "t", title: "T",
            userInfo: [
                "text": .string("a"), "number": .integer(3), "part": .real(0.5), "yes": .boolean(true),
                "day": .date(date), "bytes": .data(Data([1, 2])), "list": .array([.integer(1), .string("b")]),
                "table": .dictionary(["inner": .boolean(false)]),
            ])
        #expect(
            QuickAction(entry, words: { _ in nil }).item.userInfo == [
                "text": .string("a"), "number": .integer(3), "part": .real(0.5), "yes": .boolean(true),
                "day": .date(date), "bytes": .data(Data([1, 2])), "list": .array([.integer(1), .string("b")]),
                "table": .dictionary(["inner": .boolean(false)]),
            ])
    }
}
