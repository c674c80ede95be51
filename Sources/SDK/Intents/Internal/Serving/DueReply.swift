// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The one reply that a request is owed, by whoever comes first.
final class DueReply: Sendable {
    private let isTaken = Atomic(false)

    /// Whether the reply is the caller's to send.
    func take() -> Bool {
        !isTaken.exchange(true, ordering: .acquiringAndReleasing)
    }
}
