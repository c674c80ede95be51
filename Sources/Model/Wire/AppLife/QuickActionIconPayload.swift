// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The picture beside a quick action.
package enum QuickActionIconPayload: Hashable, Sendable, Codable {
    /// The raw value of `UIApplicationShortcutIcon.IconType`.
    case type(Int)
    /// The name of an image in the app's bundle, of which the shape counts alone.
    case template(String)
    /// The name of a system symbol.
    case symbol(String)
}
