// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A clock that stands still until it is moved.
package final class ManualClock: Clock {
    package struct Instant: InstantProtocol {
        package var offset: Duration

        package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        package func duration(to other: Instant) -> Duration { other.offset - offset }

        package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct State {
        var now = Instant(offset: .zero)
        var nextNumber = 0
        var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Bool, Never>)] = [:]
        var cancelled: Set<Int> = []
        /// Those who wait for somebody to sleep until a time.
        var watchers: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    package init() {}

    package var now: Instant { state.withLock(\.now) }
    package var minimumResolution: Duration { .nanoseconds(1) }

    /// Moves the clock, and wakes whose time has come.
    package func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for number in due.keys { state.sleepers[number] = nil }
            return due.values.map(\.continuation)
        }
        due.forEach { $0.resume(returning: true) }
    }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        let isOver = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let early: Bool? = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return false }
                    if deadline <= state.now { return true }
                    state.sleepers[number] = (deadline, continuation)
                    return nil
                }
                if let early { continuation.resume(returning: early) }
                tellWatchers(of: deadline)
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                let sleeper = state.sleepers.removeValue(forKey: number)
                if sleeper == nil { state.cancelled.insert(number) }
                return sleeper
            }
            sleeper?.continuation.resume(returning: false)
        }
        guard isOver else { throw CancellationError() }
    }

    /// Returns once somebody sleeps for exactly so long from now.
    package func sleeper(for duration: Duration) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                let deadline = state.now.advanced(by: duration)
                if state.sleepers.values.contains(where: { $0.deadline == deadline }) { return true }
                state.watchers.append((deadline, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func tellWatchers(of deadline: Instant) {
        let watchers = state.withLock { state in
            guard state.sleepers.values.contains(where: { $0.deadline == deadline }) else {
                return [] as [CheckedContinuation<Void, Never>]
            }
            let told = state.watchers.filter { $0.deadline == deadline }
            state.watchers.removeAll { $0.deadline == deadline }
            return told.map(\.continuation)
        }
        watchers.forEach { $0.resume() }
    }
}
