// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes
import Synchronization

/// How much the system works for one process; a process that has used it up is not listened to for a while.
final class ProcessBudget: Sendable {
    private struct State {
        var allowance: Allowance
        /// Wakes a process that has to wait.
        var pause: Task<Void, Never>?
        var hasEnded = false
    }

    private let child: ChildProcess
    private let timekeeper: Timekeeper
    /// What can be charged at once.
    private let capacity: Duration
    private let state: Mutex<State>

    init(of child: ChildProcess, limits: PeerLimits, timekeeper: Timekeeper) {
        self.child = child
        self.timekeeper = timekeeper
        capacity = limits.work
        state = Mutex(
            State(allowance: Allowance(capacity: capacity / .seconds(1), rate: limits.workShare, at: timekeeper.now())))
    }

    /// Whether the process has to wait.
    var isUsedUp: Bool { state.withLock { $0.pause != nil } }

    /// Charges all of what something took that the process had the system do, however long that was.
    func chargeAll(_ cost: Duration) {
        var rest = cost
        repeat {
            charge(min(rest, capacity))
            rest -= capacity
        } while rest > .zero
    }

    /// Charges what a call took, some of which may have been waiting: as much as may be used at once at most.
    ///
    /// - Returns: Whether the process has to wait now.
    @discardableResult func charge(_ cost: Duration) -> Bool {
        let now = timekeeper.now()
        return state.withLock { state in
            let time = state.allowance.charge(cost / .seconds(1), at: now)
            guard time > .zero, !state.hasEnded else { return false }
            child.hold()
            guard state.pause == nil else { return true }
            state.pause = Task { [weak self, timekeeper] in
                if await timekeeper.sleep(until: now + time) { self?.endPause() }
            }
            return true
        }
    }

    /// The process is gone, and is made to wait no more.
    func end() {
        let pause = state.withLock { state in
            state.hasEnded = true
            defer { state.pause = nil }
            return state.pause
        }
        pause?.cancel()
    }

    private func endPause() {
        state.withLock { $0.pause = nil }
        // Its own thread continues with what waits, unless more was charged meanwhile than one pause makes up for.
        if !charge(.zero) { child.listen() }
    }
}
