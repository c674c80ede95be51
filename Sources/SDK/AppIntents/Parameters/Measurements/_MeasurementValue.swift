// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A measurement in units that a parameter may be told.
public protocol _MeasurementValue {
    /// The names of the quantity's units.
    associatedtype _Units: Hashable, Sendable

    /// So many of a unit, of the base unit where none is chosen; nil if there is no number.
    static func _measurement(_ value: Double?, _ unit: _Units?) -> Self?
}

extension Measurement: _MeasurementValue where UnitType: _ChosenUnit {
    /// The names of the quantity's units.
    public typealias _Units = UnitType._Units

    /// So many of a unit, of the base unit where none is chosen; nil if there is no number.
    public static func _measurement(_ value: Double?, _ unit: UnitType._Units?) -> Measurement? {
        ParameterFacts.measurement(value, unit.map(UnitType._measured))
    }
}
