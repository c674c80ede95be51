// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A clock as the host uses it: time since its own beginning, and waiting.
struct Timekeeper: Sendable {
    /// How long ago the timekeeper was made.
    let now: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void

    init<Time: Clock>(_ clock: Time) where Time.Duration == Duration {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        wait = { try await clock.sleep(for: $0) }
    }

    /// - Returns: Whether the time passed; false when the task was cancelled before.
    func sleep(until time: Duration) async -> Bool {
        do {
            try await wait(time - now())
            return true
        } catch {
            return false
        }
    }
}
