// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("The names of symbols")
struct SymbolTests {
    @Test(
        "say what is drawn around and over a shape",
        arguments: [
            ("plus", Symbol(shape: .theme("list-add"))),
            ("plus.circle", Symbol(shape: .theme("list-add"), enclosure: .circle)),
            ("plus.circle.fill", Symbol(shape: .theme("list-add"), enclosure: .circle, isFilled: true)),
            ("camera.fill", Symbol(shape: .theme("camera-photo"), isFilled: true)),
            ("mic.slash", Symbol(shape: .theme("audio-input-microphone"), isSlashed: true)),
            ("circle", Symbol(enclosure: .circle)),
            ("square.fill", Symbol(enclosure: .square, isFilled: true)),
            ("bell.badge", Symbol(shape: .theme("preferences-system-notifications"), hasBadge: true)),
            (
                "person.crop.circle.fill.badge.plus",
                Symbol(
                    shape: .theme("avatar-default"), enclosure: .circle, isFilled: true, hasBadge: true,
                    badge: .theme("list-add"))
            ),
        ])
    func grammar(name: String, symbol: Symbol) {
        #expect(Symbol(named: name) == symbol)
    }

    @Test("a whole name that has a drawing of its own wins over its parts")
    func wholeNames() {
        #expect(Symbol(named: "folder.badge.plus")?.shape == .theme("folder-new"))
        #expect(Symbol(named: "bell.slash.fill")?.shape == .theme("notifications-disabled"))
        #expect(Symbol(named: "square.and.arrow.up")?.shape == .theme("send-to"))
    }

    @Test(
        "with unknown names do not exist",
        arguments: [
            "", ".", "..", "fill", "circle.circle.circle", "plus.fill.fill", "plus.circle.circle", "slash",
            "badge.plus",
            "Plus", "plus ", "pizza", "plus.badge.pizza", "../plus", String(repeating: "a.", count: 5000),
            "plus" + String(repeating: ".circle", count: 100),
        ])
    func unknown(name: String) {
        #expect(Symbol(named: name) == nil)
    }

    @Test("are all in the documentation")
    func documented() throws {
        let page = try String(
            contentsOf: PackageRoot.url.appending(path: "Documentation/QuickActions.md"), encoding: .utf8)
        #expect(SymbolShape.named.keys.sorted().filter { !page.contains("`\($0)`") } == [])
    }
}
