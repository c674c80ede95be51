// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app asks about its dynamic quick actions; the answer is those there are after the call.
package enum ShortcutItemsCall: SystemCall {
    case get
    /// These take the place of all there were.
    case set([ShortcutItemPayload])

    package typealias Reply = [ShortcutItemPayload]

    package var erased: AnySystemCall { .shortcutItems(self) }
}
