// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much the keychain keeps.
package struct KeychainLimits: Hashable, Sendable {
    /// A secret, in bytes.
    package var secret = 1 << 20
    /// All attributes of an item together, in bytes.
    package var attributes = 64 << 10
    /// The items of one team.
    package var items = 10_000
    /// What the items of one team take sealed, in bytes.
    package var bytes = 64 << 20
    /// What one request returns, in bytes.
    package var result = 4 << 20

    package static let standard = KeychainLimits()

    package init() {}
}
