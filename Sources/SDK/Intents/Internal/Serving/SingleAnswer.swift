// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Passes on the first of the answers a completion is called with.
///
/// A completion may be called on any thread, by code that races with itself.
package final class SingleAnswer<Value> {
    private let method: String
    private let faults: FaultLog?
    private let calls = Atomic(0)
    private let lose: ((String) -> Void)?
    private let pass: (Value) -> Void

    /// Notes mistakes with the request of the current task.
    ///
    /// - Parameters:
    ///   - method: How a message names the method.
    ///   - lose: Ends the wait where the completion is let go uncalled, by what there is to say about it; without
    ///     it, the request is answered in the waiting task's place.
    ///   - pass: Takes the answer.
    package init(_ method: String, lose: ((String) -> Void)? = nil, pass: @escaping (Value) -> Void) {
        self.method = method
        self.lose = lose
        self.faults = FaultLog.current
        self.pass = pass
    }

    deinit {
        guard calls.load(ordering: .acquiring) == 0 else { return }
        let fault =
            "\(method) let go of its completion without calling it, so no answer will come; "
            + "call it exactly once on every path"
        if let lose { lose(fault) } else { faults?.noteLostAnswer(fault) }
    }

    /// Passes the first answer on; a second is reported as a mistake.
    package func give(_ value: Value) {
        let call = calls.add(1, ordering: .acquiringAndReleasing).newValue
        guard call == 1 else {
            // The third and the millionth call say nothing new.
            guard call == 2 else { return }
            faults?.noteSecondAnswer(
                "\(method) called its completion a second time; call it exactly once on every path")
            return
        }
        pass(value)
    }
}

/// The one reply to a request; the first that is given counts.
final class DueReply: Sendable {
    private let isTaken = Atomic(false)

    /// Whether the reply is the caller's to send.
    func take() -> Bool { !isTaken.exchange(true, ordering: .acquiringAndReleasing) }
}
