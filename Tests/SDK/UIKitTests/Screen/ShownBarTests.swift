// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("A bar that is on the screen") @MainActor struct ShownBarTests {
    private func shown(_ screen: WatchedScreen, _ item: UIBarButtonItem) -> UINavigationController {
        let root = UIViewController()
        root.title = "Title"
        root.navigationItem.rightBarButtonItem = item
        let stack = UINavigationController(rootViewController: root)
        screen.window.rootViewController = stack
        screen.ask(1, on: WatchedScreen.display(top: 47))
        screen.turn()
        return stack
    }

    nonisolated static let changes:
        [(name: String, change: @Sendable @MainActor (UIBarButtonItem, UINavigationBar) -> Void)] = [
            ("title", { item, _ in item.title = "Other" }), ("enabled", { item, _ in item.isEnabled = false }),
            ("image", { item, _ in item.image = UIImage(systemName: "star") }),
            ("tint of the item", { item, _ in item.tintColor = .red }),
            ("view in its place", { item, _ in item.customView = Word("view") }),
            ("tint of the bar", { _, bar in bar.tintColor = .red }),
            ("ground of the bar", { _, bar in bar.barTintColor = .yellow }),
            ("title's looks", { _, bar in bar.titleTextAttributes = [.foregroundColor: UIColor.red] }),
            (
                "appearance",
                { _, bar in
                    let appearance = UINavigationBarAppearance()
                    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
                    bar.standardAppearance = appearance
                }
            ),
        ]

    @Test("changes with what it shows", arguments: changes.indices)
    func change(_ index: Int) {
        let screen = WatchedScreen()
        defer { screen.end() }
        let item = UIBarButtonItem(title: "Add", primaryAction: nil)
        let stack = shown(screen, item)
        screen.ask(2, on: WatchedScreen.display(top: 47))
        screen.turn()
        #expect(screen.told.count == 1)
        Self.changes[index].change(item, stack.navigationBar)
        screen.turn()
        #expect(screen.told.map(\.id) == [1, 2], "\(Self.changes[index].name)")
    }

    @Test("lets a button be pressed once it is enabled")
    func enabling() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        var presses = 0
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in presses += 1 })
        item.isEnabled = false
        let stack = shown(screen, item)
        try screen.tap(360, 69)
        #expect(presses == 0)
        item.isEnabled = true
        screen.turn()
        try screen.tap(360, 69)
        #expect(presses == 1)
        item.title = "Done"
        screen.turn()
        #expect(stack.navigationBar.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["Done"])
    }
}

/// A label as large as its text.
private final class Word: UILabel {
    init(_ text: String) {
        super.init(frame: .zero)
        self.text = text
    }

    required init?(coder: NSCoder) { nil }
}
