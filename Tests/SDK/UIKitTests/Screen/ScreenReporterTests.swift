// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import Wire

@testable import UIKit

// Every test is one turn of the main actor, so none sees the screen of another.
@Suite("What is told about the screen") @MainActor struct ScreenReporterTests {
    private final class Counting: UIView {
        var drawn = 0
        var traits: [UIUserInterfaceStyle] = []
        override func draw(_ rect: CGRect) { drawn += 1 }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            traits.append(traitCollection.userInterfaceStyle)
        }
    }

    @Test("the first comes at once, the next when something is different, and each answers one request")
    func credit() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        screen.ask(1)
        screen.turn()
        #expect(screen.told.map(\.id) == [1])
        screen.window.backgroundColor = .red
        screen.turn()
        #expect(screen.told.count == 1, "nobody has asked again")
        screen.ask(2)
        screen.turn()
        #expect(screen.told.map(\.id) == [1, 2])
        #expect(try screen.color(5, 5) == [255, 0, 0])
        screen.ask(3)
        screen.turn()
        #expect(screen.told.count == 2, "it looks as it did")
    }

    @Test("an app without a window says once that it shows nothing, when it is active, and shows what comes later")
    func nothing() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let others = WindowList.shared.windows
        for window in others { window.isHidden = true }
        defer { for window in others where window !== screen.window { window.isHidden = false } }
        let former = UIApplication.shared.applicationState
        defer { UIApplication.shared.applicationState = former }
        UIApplication.shared.applicationState = .inactive
        screen.ask(1)
        screen.turn()
        #expect(screen.told.isEmpty, "a window may still come")
        UIApplication.shared.applicationState = .active
        screen.ask(2)
        screen.turn()
        #expect(screen.told.map(\.id) == [2] && screen.told.last?.tree.roots == [])
        screen.ask(3)
        screen.turn()
        #expect(screen.told.count == 1, "it is known")
        screen.window.isHidden = false
        screen.turn()
        #expect(screen.told.map(\.id) == [2, 3] && screen.told.last?.tree.roots.count == 1)
    }

    @Test("nothing is drawn while nobody asks, and once for many changes of a turn")
    func coalescing() {
        let screen = WatchedScreen()
        defer { screen.end() }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.view.addSubview(view)
        screen.turn(checks: false)
        #expect(view.drawn == 0)
        screen.ask(1)
        screen.turn(checks: false)
        #expect(view.drawn == 1)
        for step in 1...10 {
            view.frame.origin.x = CGFloat(step)
            view.alpha = 1 - CGFloat(step) / 100
            view.setNeedsDisplay()
        }
        #expect(view.drawn == 1)
        screen.ask(2)
        screen.turn(checks: false)
        #expect(view.drawn == 2)
    }

    @Test("only what has changed is drawn again, with what is around it")
    func marks() {
        let screen = WatchedScreen()
        defer { screen.end() }
        let outer = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        let views = (0..<3).map { Counting(frame: CGRect(x: 0, y: $0 * 30, width: 50, height: 30)) }
        for view in views { outer.addSubview(view) }
        screen.view.addSubview(outer)
        screen.ask(1)
        screen.turn(checks: false)
        screen.ask(2)
        views[1].backgroundColor = .red
        screen.turn(checks: false)
        #expect(screen.told.map(\.id) == [1, 2])
        #expect(views.map(\.drawn) == [1, 2, 1] && outer.drawn == 2)
    }

    @Test("a view that changes while it is hidden looks as it should when it is shown")
    func hiddenChange() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = UIView(frame: outer.bounds)
        outer.addSubview(inner)
        screen.view.addSubview(outer)
        screen.ask(1)
        screen.turn()
        outer.isHidden = true
        screen.ask(2)
        screen.turn()
        inner.backgroundColor = .red
        screen.ask(3)
        screen.turn()
        outer.isHidden = false
        screen.turn()
        #expect(try screen.color(5, 5) == [255, 0, 0])
        inner.backgroundColor = .green
        screen.ask(4)
        screen.turn()
        #expect(try screen.color(5, 5) == [0, 255, 0])
    }

    nonisolated static let changes: [(name: String, change: @Sendable @MainActor (UILabel, UIView) -> Void)] = [
        ("text", { label, _ in label.text = "another" }), ("colour of a text", { label, _ in label.textColor = .red }),
        ("hidden", { label, _ in label.isHidden = true }), ("background", { _, view in view.backgroundColor = .green }),
        ("corner", { _, view in view.layer.cornerRadius = 12 }), ("border", { _, view in view.layer.borderWidth = 3 }),
        ("alpha", { _, view in view.alpha = 0.3 }), ("place", { _, view in view.center.x += 20 }),
        ("removal", { _, view in view.removeFromSuperview() }),
        ("order", { label, view in view.superview?.bringSubviewToFront(label) }),
        ("transform", { _, view in view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }),
        ("mask", { label, _ in label.mask = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }),
        ("style", { _, view in view.window?.overrideUserInterfaceStyle = .dark }),
        ("what is said", { _, view in view.accessibilityLabel = "Back" }),
        ("identifier", { label, _ in label.accessibilityIdentifier = "title" }),
    ]

    @Test("what changes a view is seen by itself", arguments: changes.indices)
    func change(_ index: Int) {
        let screen = WatchedScreen()
        defer { screen.end() }
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
        label.text = "one"
        let view = UIView(frame: CGRect(x: 20, y: 110, width: 100, height: 100))
        view.backgroundColor = .systemBackground
        screen.window.backgroundColor = .systemGray
        screen.view.addSubview(label)
        screen.view.addSubview(view)
        screen.ask(1)
        screen.turn()
        screen.ask(2)
        screen.turn()
        #expect(screen.told.count == 1)
        Self.changes[index].change(label, view)
        screen.turn()
        #expect(screen.told.map(\.id) == [1, 2], "\(Self.changes[index].name)")
    }

    @Test("another display is drawn for at once: size, light or dark, and what the device covers")
    func displays() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        screen.window.backgroundColor = .systemBackground
        let view = Counting(frame: .zero)
        screen.view.addSubview(view)
        screen.ask(1)
        screen.turn()
        #expect(try screen.color(5, 5) == [255, 255, 255])
        let size = CGSize(width: 320, height: 568)
        screen.ask(2, on: WatchedScreen.display(.dark, size: size, top: 47, bottom: 34))
        screen.turn()
        #expect(screen.told.map(\.id) == [1, 2])
        #expect(try screen.color(5, 5) == [0, 0, 0])
        #expect(screen.window.bounds.size == size && screen.view.bounds.size == size)
        #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(UIScreen.main.nativeBounds.width == 640)
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traits.last == .dark)
        screen.ask(3)
        screen.turn()
        #expect(screen.view.safeAreaInsets == .zero)
    }

    @Test("a system that has lost all is told all again")
    func again() {
        let screen = WatchedScreen()
        defer { screen.end() }
        screen.ask(1)
        screen.turn()
        screen.ask(2, onceChanged: false)
        screen.turn()
        #expect(screen.told.map(\.id) == [1, 2])
        let trees = screen.told.map { $0.tree.change(after: 0) }
        #expect(trees[0] == trees[1])
    }

    @Test("a stack has a bar with its title and a way back, and its screens begin below it")
    func navigation() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("One", "Two")
        let stack = UINavigationController(rootViewController: first)
        screen.window.rootViewController = stack
        screen.ask(1, on: WatchedScreen.display(top: 47))
        screen.turn()
        #expect(first.view.safeAreaInsets.top == 91)
        #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 91))
        #expect(stack.navigationBar.subviews.compactMap { ($0 as? UILabel)?.text } == ["One"])
        stack.pushViewController(second, animated: false)
        screen.turn()
        #expect(stack.navigationBar.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["‹ One"])
        try screen.tap(30, 69)
        #expect(stack.topViewController === first)
        first.title = "Three"
        screen.turn()
        #expect(stack.navigationBar.subviews.compactMap { ($0 as? UILabel)?.text } == ["Three"])
        stack.isNavigationBarHidden = true
        #expect(first.view.safeAreaInsets.top == 47)
    }

    @Test("a question is seen over the screen, and a tap answers it")
    func alert() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        screen.turn()
        var chosen: [String] = []
        let alert = UIAlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert)
        for title in ["No", "Yes"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { chosen.append($0.title ?? "") })
        }
        screen.window.rootViewController?.present(alert, animated: false)
        screen.ask(1)
        screen.turn()
        // The window is white where nothing dims it.
        #expect(try screen.color(5, 5)[0] < 200)
        let yes = try AlertViewTests.middle(of: "Yes", in: alert)
        try screen.tap(yes.x, yes.y)
        #expect(chosen == ["Yes"])
        #expect(screen.window.rootViewController?.presentedViewController == nil)
    }
}
