// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Passes on the first of the answers a completion is called with.
///
/// A completion may be called on any thread, by code that races with itself.
final class SingleAnswer<Value> {
    private let method: String
    private let faults: FaultLog?
    private let answered = Atomic(false)
    private let pass: (Value) -> Void

    /// Notes mistakes with the request of the current task.
    init(_ method: String, pass: @escaping (Value) -> Void) {
        self.method = method
        self.faults = FaultLog.current
        self.pass = pass
    }

    deinit {
        guard !answered.load(ordering: .acquiring) else { return }
        faults?.note(
            "\(method) let go of its completion without calling it, so no answer will come; "
                + "call it exactly once on every path")
    }

    func give(_ value: Value) {
        let (first, _) = answered.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing)
        guard first else {
            faults?.note(
                "\(method) called its completion a second time; the first answer stands. "
                    + "Call it exactly once on every path")
            return
        }
        pass(value)
    }
}
