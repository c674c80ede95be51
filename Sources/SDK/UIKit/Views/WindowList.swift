// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The windows of the process, and the one that is key. It holds none of them alive.
@MainActor final class WindowList {
    static let shared = WindowList()

    private final class Entry {
        weak var window: UIWindow?
        /// Of two windows of a level the one with the greater number lies in front.
        var turn: Int

        init(_ window: UIWindow, turn: Int) {
            self.window = window
            self.turn = turn
        }
    }

    private var entries: [Entry] = []
    private var lastTurn = 0
    /// Where what is typed goes.
    weak var key: UIWindow?

    func add(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        lastTurn += 1
        entries.append(Entry(window, turn: lastTurn))
    }

    /// Puts a window in front of those of its level.
    func bringToFront(_ window: UIWindow) {
        guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
        lastTurn += 1
        entries[index].turn = lastTurn
    }

    /// The visible windows, from back to front.
    var windows: [UIWindow] {
        entries.compactMap { entry in entry.window.map { (window: $0, turn: entry.turn) } }
            .filter { !$0.window.isHidden }
            .sorted { ($0.window.windowLevel, $0.turn) < ($1.window.windowLevel, $1.turn) }
            .map(\.window)
    }

    /// The foremost window that takes a touch at a point of the screen, and the view in it.
    func target(at place: CGPoint) -> (UIWindow, UIView)? {
        for window in windows.reversed() {
            guard let point = window.pointFromSuperview(place) else { continue }
            if let view = window.hitTest(point, with: nil) { return (window, view) }
        }
        return nil
    }

    /// The layer of a number in the windows that are shown.
    func layer(_ number: Int) -> CALayer? {
        var open: [CALayer] = windows.map(\.layer)
        while let layer = open.popLast() {
            if layer.number == number { return layer }
            open += layer.sublayers ?? []
        }
        return nil
    }

    /// Every window there is, hidden ones as well.
    var all: [UIWindow] { entries.compactMap(\.window) }

    /// A scene's windows, hidden ones as well, in the order in which they were made.
    func windows(of scene: UIWindowScene) -> [UIWindow] {
        entries.compactMap(\.window).filter { $0.windowScene === scene }
    }
}
