// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Waits whether a finger stays where it is.
@MainActor final class LongPress {
    private static let time = 0.5

    private var isOver = false

    /// Does something after half a second, unless the press has ended by then.
    func wait(then body: @escaping @MainActor () -> Void) {
        Delay.wait(Self.time) { [weak self] in
            guard let self, !self.isOver else { return }
            self.isOver = true
            body()
        }
    }

    /// The finger has moved, or has left the screen.
    func end() { isOver = true }
}
