// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is done later, as at the end of an animation.
@MainActor enum Delay {
    /// More than a task can sleep is never waited for.
    private static let longest: TimeInterval = 1e9

    /// Who waits; a test has its own.
    static var waiter: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void = sleep

    /// Does something after so many seconds, at the next turn of the main queue at the earliest.
    static func wait(_ seconds: TimeInterval, then body: @escaping @MainActor () -> Void) {
        waiter(seconds > 0 ? min(seconds, longest) : 0, body)
    }

    private static func sleep(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        Task { @MainActor in
            // A task that is cancelled sleeps less, and what is due is done all the same.
            try? await Task.sleep(for: .seconds(seconds))
            body()
        }
    }
}
