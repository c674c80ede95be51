// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An app's relevant actions; they take the place of those that were.
package struct RelevantActionsCall: SystemCall {
    package var actions: [RelevantActionPayload]

    package init(actions: [RelevantActionPayload]) {
        self.actions = actions
    }

    package typealias Reply = Done

    package var erased: AnySystemCall { .relevantActions(self) }
}
