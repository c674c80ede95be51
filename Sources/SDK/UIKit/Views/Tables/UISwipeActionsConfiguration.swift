// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a swipe over a row shows, from the edge of the row on.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// What can be done, the outermost first.
    public let actions: [UIContextualAction]
    /// Whether a long swipe does the first.
    open var performsFirstActionWithFullSwipe = true

    /// A row's actions.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
