// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A clock as hosts use it: time since its own beginning, and waiting.
package struct Timekeeper: Sendable {
    /// How long ago the timekeeper was made.
    package let now: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void

    /// - Parameter clock: Read now, and whenever somebody asks or waits.
    package init<Time: Clock>(_ clock: Time) where Time.Duration == Duration {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        wait = { try await clock.sleep(for: $0) }
    }

    /// - Returns: Whether the time passed; false when the task was cancelled before.
    package func sleep(until time: Duration) async -> Bool {
        do {
            try await wait(time - now())
            return true
        } catch {
            return false
        }
    }
}
