// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A unit of a quantity whose units a parameter may be told: the `Length` of a parameter that takes a length, say.
public protocol _ChosenUnit: Dimension {
    /// The names of the quantity's units.
    associatedtype _Units: Hashable, Sendable

    /// Foundation's unit.
    static func _measured(_ unit: _Units) -> Self
}
