// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The actions that an app proposes to give a phrase to; they take the place of those that were.
package struct ProposedActionsCall: SystemCall {
    package var actions: [AppActionPayload]

    package init(actions: [AppActionPayload]) {
        self.actions = actions
    }

    package typealias Reply = Done

    package var erased: AnySystemCall { .proposedActions(self) }
}
