// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("A menu") @MainActor struct MenuTests {
    private func rows(in view: UIView) -> [MenuRowView] {
        view.subviews.flatMap { ($0 as? MenuRowView).map { [$0] } ?? rows(in: $0) }
    }

    private func button(on screen: WatchedScreen, _ menu: UIMenu) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
        button.setTitle("Open", for: .normal)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        screen.view.addSubview(button)
        screen.ask(1)
        screen.turn()
        return button
    }

    @Test("opens below its button, and a tap on a row does what it says")
    func choice() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        var chosen: [String] = []
        let actions = ["Copy", "Paste"].map { title in UIAction(title: title) { chosen.append($0.title) } }
        let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
        let button = button(on: screen, UIMenu(children: actions + [hidden]))
        try screen.tap(160, 222)
        screen.turn()
        let menu = try #require(MenuPresenter.shown)
        let shown = rows(in: menu)
        #expect(shown.count == 2)
        let place = shown[1].convert(shown[1].bounds, to: nil)
        #expect(place.minY > button.frame.maxY)
        try screen.tap(place.midX, place.midY)
        #expect(chosen == ["Paste"] && MenuPresenter.shown == nil)
    }

    @Test("goes by a tap beside it")
    func beside() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        _ = button(on: screen, UIMenu(children: [UIAction(title: "One") { _ in Issue.record("not chosen") }]))
        try screen.tap(160, 222)
        screen.turn()
        #expect(MenuPresenter.shown != nil)
        try screen.tap(20, 800)
        #expect(MenuPresenter.shown == nil)
    }

    @Test("goes when its app leaves the screen")
    func leaving() async throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        _ = button(on: screen, UIMenu(children: [UIAction(title: "One") { _ in }]))
        try screen.tap(160, 222)
        screen.turn()
        #expect(MenuPresenter.shown != nil)
        let tested = TestedLife(LoggingAppDelegate())
        tested.life.enterBackground()
        #expect(MenuPresenter.shown == nil)
    }

    @Test("of which one is on names its button after it")
    func selection() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let actions = ["Small", "Large"].map { UIAction(title: $0, state: $0 == "Small" ? .on : .off) { _ in } }
        let button = button(on: screen, UIMenu(options: .singleSelection, children: actions))
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Small")
        try screen.tap(160, 222)
        screen.turn()
        let row = try #require(MenuPresenter.shown.map(rows)?.last)
        let place = row.convert(row.bounds, to: nil)
        try screen.tap(place.midX, place.midY)
        #expect(button.currentTitle == "Large" && actions.map(\.state) == [.off, .on])
    }
}
