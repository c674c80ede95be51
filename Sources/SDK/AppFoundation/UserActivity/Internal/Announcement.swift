// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Wire

/// What was sent to the system about one activity.
///
/// Apart from the activity itself, for an activity may end on any thread.
final class Announcement: Sendable {
    private struct State {
        var center: ActivityCenter?
        var sent: ActivityPayload?
        var isOver = false
    }

    /// The activity's number in calls.
    let number = ActivityNumber.next()
    private let state = Mutex(State())

    /// Where the activity has become current; nil before, and when it is over.
    var center: ActivityCenter? { state.withLock { $0.isOver ? nil : $0.center } }

    var isOver: Bool { state.withLock { $0.isOver } }

    func begin(in center: ActivityCenter) { state.withLock { $0.center = center } }

    /// How the activity differs from what was sent before.
    enum News {
        /// Nothing was sent since the activity became current.
        case first
        case change
        case nothingNew
    }

    /// Remembers what is being sent.
    func tell(_ payload: ActivityPayload) -> News {
        state.withLock { state in
            defer { state.sent = payload }
            guard let sent = state.sent else { return .first }
            return sent == payload ? .nothingNew : .change
        }
    }

    /// The next time that it becomes current everything is sent again.
    func forget() { state.withLock { $0.sent = nil } }

    /// The activity is over for good.
    func end() {
        let center = state.withLock { state in
            defer { (state.center, state.isOver) = (nil, true) }
            return state.center
        }
        center?.end(number)
    }
}

/// The numbers of this process's activities.
enum ActivityNumber {
    // The system remembers what it keeps by number for as long as it runs, and a process may not begin with numbers
    // that the app's last process has used. JSON holds 53 bits exactly: 32 for the process, 20 for its activities.
    private static let first = Int(UInt32.random(in: .min ... .max)) << 20
    private static let count = Atomic(0)

    static func next() -> Int { first + count.add(1, ordering: .relaxed).newValue }
}
