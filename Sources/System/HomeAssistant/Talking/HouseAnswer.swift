// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a thing was found to be.
package struct HouseAnswer: Hashable, Sendable {
    /// The thing.
    package var entity: Home.Entity
    /// Its state, or the value of the attribute that was asked for, with the unit.
    package var value: String
}
