// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a conversation begins.
package enum DeviceRequest: Hashable, Sendable {
    case say(String)
    /// Does a donated shortcut again.
    case shortcut(Int)
}
