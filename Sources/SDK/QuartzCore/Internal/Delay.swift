// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Runs code later, such as at the end of an animation.
@MainActor package enum Delay {
    /// The longest time that a task sleeps.
    private static let longest: TimeInterval = 1e9

    /// Waits and then runs code; tests replace it.
    package static var waiter: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void = sleep

    /// Runs code after some seconds, in the next turn of the main queue at the earliest.
    package static func wait(_ seconds: TimeInterval, then body: @escaping @MainActor () -> Void) {
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
