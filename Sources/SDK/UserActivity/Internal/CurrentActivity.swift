// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The one activity of the process that is current.
final class CurrentActivity: Sendable {
    static let shared = CurrentActivity()

    private let current = Mutex<ObjectIdentifier?>(nil)

    func set(_ activity: NSUserActivity) {
        current.withLock { $0 = ObjectIdentifier(activity) }
    }

    func clear(_ activity: NSUserActivity) {
        current.withLock { if $0 == ObjectIdentifier(activity) { $0 = nil } }
    }

    func isCurrent(_ activity: NSUserActivity) -> Bool {
        current.withLock { $0 == ObjectIdentifier(activity) }
    }
}
