// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Store

/// How much an app may donate, and how fast.
package struct DonationLimits: Hashable, Sendable {
    /// How much of it is kept.
    package var room = DonationRoom()
    /// Bytes of an identifier or a group's identifier, UTF-8.
    package var name = 256
    /// Bytes of a suggested phrase, UTF-8.
    package var phrase = 1024
    /// Bytes of an action's values, as they travel.
    package var content = 64 << 10
    /// Identifiers in one call to delete.
    package var identifiers = 10_000
    /// Calls at once, after a pause.
    package var burst = 100.0
    /// Calls a second, as long as an app likes.
    package var rate = 20.0

    package static let standard = DonationLimits()

    package init() {}
}
