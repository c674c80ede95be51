// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The windows that are shown. It holds none of them alive.
@MainActor package final class WindowList {
    package static let shared = WindowList()

    private struct Entry {
        weak var window: UIWindow?
    }

    private var entries: [Entry] = []
    /// Where what is typed goes.
    package weak var key: UIWindow?

    /// The rearmost first, as `UIApplication.windows` has them.
    package var windows: [UIWindow] {
        entries.compactMap(\.window).sorted { $0.windowLevel < $1.windowLevel }
    }

    func add(_ window: UIWindow) {
        remove(window)
        entries.append(Entry(window: window))
    }

    func remove(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
    }
}
