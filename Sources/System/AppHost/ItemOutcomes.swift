// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLife

/// What became of the latest items of an app.
///
/// An app that is opened gets all that waits for it, also what others have
/// written down who still wait for their turn to open it. They learn from here.
struct ItemOutcomes {
    /// What became of one item.
    enum Outcome: Hashable, Sendable {
        case given(isHandled: Bool)
        case setAside(AppLife.Verdict)
    }

    /// Many times what may wait for an app.
    private static let limit = 1024

    private var outcomes: [Int: Outcome] = [:]
    /// Oldest first.
    private var order: [Int] = []

    mutating func add(_ outcome: Outcome, of item: Int) {
        outcomes[item] = outcome
        order.append(item)
        if order.count > Self.limit { outcomes[order.removeFirst()] = nil }
    }

    subscript(item: Int) -> Outcome? { outcomes[item] }
}
