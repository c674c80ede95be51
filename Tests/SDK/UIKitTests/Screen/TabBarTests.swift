// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing
import Wire

@testable import UIKit

@Suite("A tab bar on the screen") @MainActor struct TabBarTests {
    private final class Listener: NSObject, UITabBarControllerDelegate {
        var heard: [String] = []
        var refuses = false

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { !refuses }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { heard.append(viewController.title ?? "") }
    }

    private func screen(_ title: String, _ symbol: String, _ color: UIColor) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = color
        controller.tabBarItem.image = UIImage(systemName: symbol)
        return controller
    }

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: screen("Inner", "gear", .blue))
        stack.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        stack.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [screen("Red", "star", .red), screen("Green", "house", .green), stack]
        return tabs
    }

    private func show(_ controller: UIViewController, on screen: WatchedScreen) {
        screen.window.rootViewController = controller
        screen.ask(1, on: WatchedScreen.display(top: 47, bottom: 34))
        screen.turn()
    }

    @Test("lies at the bottom, above what leads home, and the screens above it")
    func place() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let tabs = tabs()
        show(tabs, on: screen)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 34 - 49, width: 390, height: 83))
        #expect(tabs.children[0].view.safeAreaInsets.bottom == 83)
        let bitmap = try screen.picture()
        let source = URL(filePath: #filePath).deletingLastPathComponent().path
        try GoldenImage("tab-bar", source: source).expect(bitmap.part(fromRow: 740 * 2))
    }

    @Test("shows another screen at a tap, and tells; not where its delegate minds")
    func taps() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (tabs, listener) = (tabs(), Listener())
        tabs.delegate = listener
        show(tabs, on: screen)
        #expect(try screen.color(195, 400) == [255, 0, 0])
        try screen.tap(195, 785)
        screen.ask(2, on: WatchedScreen.display(top: 47, bottom: 34))
        screen.turn()
        #expect(try screen.color(195, 400) == [0, 255, 0])
        #expect(tabs.selectedIndex == 1 && tabs.children[1].view.window != nil && tabs.children[0].view.window == nil)
        listener.refuses = true
        try screen.tap(60, 785)
        #expect(tabs.selectedIndex == 1)
        listener.refuses = false
        try screen.tap(60, 785)
        screen.turn()
        #expect(tabs.selectedIndex == 0)
        #expect(listener.heard == ["Green", "Red"])
        tabs.selectedIndex = 2
        screen.turn()
        #expect(tabs.tabBar.selectedItem === tabs.children[2].tabBarItem)
    }

    @Test("leads back to a stack's first screen, and goes where a screen hides it")
    func stack() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let tabs = tabs()
        show(tabs, on: screen)
        tabs.selectedIndex = 2
        let stack = try #require(tabs.selectedViewController as? UINavigationController)
        stack.pushViewController(UIViewController(), animated: false)
        screen.turn()
        #expect(!tabs.tabBar.isHidden)
        try screen.tap(330, 785)
        screen.turn()
        #expect(stack.viewControllers.count == 1)
        let whole = UIViewController()
        whole.hidesBottomBarWhenPushed = true
        stack.pushViewController(whole, animated: false)
        screen.turn()
        #expect(tabs.tabBar.isHidden && whole.view.safeAreaInsets.bottom == 34)
        stack.popViewController(animated: false)
        screen.turn()
        #expect(!tabs.tabBar.isHidden && stack.children[0].view.safeAreaInsets.bottom == 83)
    }

    @Test("of an app's own tells its delegate")
    func ownBar() throws {
        final class Chooser: UITabBarDelegate {
            var chosen: [Int] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
        }
        let screen = WatchedScreen()
        defer { screen.end() }
        let (bar, chooser) = (UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49)), Chooser())
        bar.delegate = chooser
        bar.items = (1...5).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        screen.view.addSubview(bar)
        screen.ask(1)
        screen.turn()
        try screen.tap(200, 120)
        #expect(chooser.chosen == [3] && bar.selectedItem?.tag == 3)
    }

    @Test("names the kinds that people know in both languages")
    func words() {
        #expect(UITabBarItem.SystemItem.search.word(in: "zh-Hans") == "搜索")
        #expect(UITabBarItem.SystemItem.search.word(in: "en") == "Search")
        #expect((0...11).compactMap { UITabBarItem.SystemItem(rawValue: $0)?.image }.count == 12)
    }

    @Test("a toolbar stands at the bottom of a stack, with the buttons of the screen on top")
    func toolbar() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        var presses: [String] = []
        let root = UIViewController()
        root.toolbarItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Left") { _ in presses.append("Left") }),
            .flexibleSpace(),
            UIBarButtonItem(primaryAction: UIAction(title: "Right") { _ in presses.append("Right") }),
        ]
        let stack = UINavigationController(rootViewController: root)
        stack.isToolbarHidden = false
        show(stack, on: screen)
        #expect(stack.toolbar.frame == CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 78))
        #expect(root.view.safeAreaInsets.bottom == 78)
        try screen.tap(30, 788)
        try screen.tap(360, 788)
        #expect(presses == ["Left", "Right"])
        stack.setToolbarHidden(true, animated: false)
        screen.turn()
        #expect(root.view.safeAreaInsets.bottom == 34)
    }
}

extension Bitmap {
    /// What is below a row.
    fileprivate func part(fromRow row: Int) throws -> Bitmap {
        try Bitmap(width: width, height: height - row, bytes: Array(bytes.dropFirst(row * width * 4)))
    }
}
