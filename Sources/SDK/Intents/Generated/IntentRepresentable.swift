// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A type that a parameter of an intent may have.
///
/// Numbers are not among them: an `NSNumber` does not say what it counts, so
/// ``IntentProperty`` takes its ``NumberKind`` beside it.
@_spi(Generated) public protocol IntentRepresentable {
    /// What travels in this value's stead.
    ///
    /// - Throws: ``UnrepresentableValue`` when nothing can, such as for a file that is gone.
    func propertyValue() throws -> PropertyValue

    /// The value that travelled; nil when it was of another type.
    static func restored(from value: PropertyValue) -> Self?

    /// A value of its own for a copied intent; `self` where nothing can change it.
    func duplicated() -> Self
}

@_spi(Generated) extension IntentRepresentable {
    /// `self`: most values do not change.
    public func duplicated() -> Self { self }
}

@_spi(Generated) extension Measurement: IntentRepresentable where UnitType: IntentUnit {
    /// In the unit it was given in; in the dimension's base unit when that is one of the app's own.
    public func propertyValue() -> PropertyValue {
        let known = UnitType.known.contains { $0.symbol == unit.symbol }
        let measurement = known ? self : converted(to: UnitType.baseUnit())
        return PropertyValue(
            .measurement(
                MeasurementValue(
                    dimension: UnitType.measured.dimension, value: measurement.value, unit: measurement.unit.symbol)))
    }

    /// The measurement; nil for another type, another dimension or a unit that Foundation does not have.
    public static func restored(from value: PropertyValue) -> Measurement? {
        guard case .measurement(let measurement) = value.value,
            measurement.dimension == UnitType.measured.dimension,
            let unit = UnitType.known.first(where: { $0.symbol == measurement.unit })
        else { return nil }
        return Measurement(value: measurement.value, unit: unit)
    }
}
