// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The actions that appear when a person swipes a row, starting at its edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// What can be done, the outermost first.
    public let actions: [UIContextualAction]
    /// Whether a long swipe does the first.
    open var performsFirstActionWithFullSwipe = true

    /// A row's actions.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
