// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@MainActor struct UIWindowTests {
    @Test("one window is key at a time, and both hear about a change")
    func key() {
        let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
        #expect(first.isHidden)
        first.makeKeyAndVisible()
        #expect(first.isKeyWindow && !first.isHidden)
        second.makeKey()
        #expect(!first.isKeyWindow && second.isKeyWindow && second.isHidden)
    }

    @Test("made key and visible it lies in front of those of its level, and of no higher one")
    func front() {
        let windows = (0..<3).map { _ in UIWindow(frame: .zero) }
        windows[2].windowLevel = .statusBar
        windows.forEach { $0.isHidden = false }
        defer { windows.forEach { $0.isHidden = true } }
        func order() -> [Int] {
            WindowList.shared.windows.compactMap { shown in windows.firstIndex { $0 === shown } }
        }
        #expect(order() == [0, 1, 2])
        windows[0].makeKeyAndVisible()
        #expect(order() == [1, 0, 2])
    }

    @Test("levels compare and can be stepped")
    func levels() {
        #expect(UIWindow.Level.normal < .statusBar)
        #expect(UIWindow.Level.statusBar < .alert)
        #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    }

    @Test("a window without a strong reference is gone")
    func lifetime() {
        weak var window: UIWindow?
        do {
            let made = UIWindow(frame: .zero)
            made.rootViewController = UIViewController()
            window = made
        }
        #expect(window == nil)
    }

    @Test("what bars are not told they take from what is set for all")
    func appearance() {
        final class Bar: UINavigationBar {}
        let bar = UINavigationBar(frame: .zero)
        UINavigationBar.appearance().barTintColor = .red
        defer { UINavigationBar.appearance().barTintColor = nil }
        #expect(bar.barTintColor == .red)
        bar.barTintColor = .blue
        #expect(bar.barTintColor == .blue)
        #expect(UINavigationBar.appearance().barTintColor == .red)
    }
}
