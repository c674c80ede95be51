// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app asks about its dynamic quick actions.
package enum ShortcutItemsCall: Hashable, Sendable {
    case get
    /// These take the place of all there were.
    case set([ShortcutItemPayload])
}
