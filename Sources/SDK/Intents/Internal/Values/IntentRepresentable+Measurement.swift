// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

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
