// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A unit of a quantity that a value may be measured in.
protocol MeasuredUnit: Dimension {
    static var quantity: MeasurementValue.Dimension { get }
    /// Those that Foundation has, the base unit first where two are written the same way.
    static var all: [Self] { get }
}

/// A measurement, whatever its quantity.
protocol AnyMeasurement {
    func measurementValue() throws -> MeasurementValue
    static func make(of value: MeasurementValue) -> Self?
}

extension Measurement: AnyMeasurement {
    func measurementValue() throws -> MeasurementValue {
        guard let unit = unit as? any MeasuredUnit else {
            throw ValueCodingError("a measurement in \(type(of: unit)) cannot travel; use Foundation's quantities")
        }
        return unit.measurementValue(value)
    }

    static func make(of value: MeasurementValue) -> Measurement? {
        guard let type = UnitType.self as? any MeasuredUnit.Type, type.quantity == value.dimension,
            let unit = type.unit(value.unit) as? UnitType, value.value.isFinite
        else { return nil }
        return Measurement(value: value.value, unit: unit)
    }
}

extension Measurement: EncodableValue {
    func intentValue() throws -> IntentValue { .measurement(try measurementValue()) }

    /// A length of time travels as seconds, too.
    static func make(of value: IntentValue) -> Measurement? {
        switch value {
        case .measurement(let measurement): make(of: measurement)
        case .timeInterval(let seconds):
            make(of: MeasurementValue(dimension: .duration, value: seconds, unit: UnitDuration.seconds.symbol))
        default: nil
        }
    }
}

extension MeasuredUnit {
    static func unit(_ symbol: String) -> Self? { all.first { $0.symbol == symbol } }

    /// In the base unit where another one is written the same way, or Foundation does not have it.
    fileprivate func measurementValue(_ value: Double) -> MeasurementValue {
        if let known = Self.unit(symbol), known == self {
            return MeasurementValue(dimension: Self.quantity, value: value, unit: symbol)
        }
        let base = Self.baseUnit()
        return MeasurementValue(
            dimension: Self.quantity, value: converter.baseUnitValue(fromValue: value), unit: base.symbol)
    }
}
