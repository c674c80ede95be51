// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The actions that appear when a person swipes a row, starting at its edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, outermost first.
    public let actions: [UIContextualAction]
    /// Whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// A row's actions.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
