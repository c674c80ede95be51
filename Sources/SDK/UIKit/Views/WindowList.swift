// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The windows of the process, and the one that is key. It holds none of them alive.
@MainActor final class WindowList {
    static let shared = WindowList()

    private struct Entry {
        weak var window: UIWindow?
    }

    private var entries: [Entry] = []
    /// Where what is typed goes.
    weak var key: UIWindow?

    func add(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        entries.append(Entry(window: window))
    }

    /// The windows that are shown, the rearmost first.
    var windows: [UIWindow] {
        entries.compactMap(\.window).filter { !$0.isHidden }.sorted { $0.windowLevel < $1.windowLevel }
    }

    /// Every window there is, hidden ones as well.
    var all: [UIWindow] { entries.compactMap(\.window) }

    /// A scene's windows, hidden ones as well, in the order in which they were made.
    func windows(of scene: UIWindowScene) -> [UIWindow] {
        entries.compactMap(\.window).filter { $0.windowScene === scene }
    }
}
