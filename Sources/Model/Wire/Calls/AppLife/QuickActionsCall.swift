// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app asks about its dynamic quick actions; the answer is those there are after the call.
package enum QuickActionsCall: SystemCall {
    case get
    /// These take the place of all there were.
    case set([QuickActionPayload])

    package typealias Reply = [QuickActionPayload]

    package var erased: AnySystemCall { .quickActions(self) }
}
