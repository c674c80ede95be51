// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes the units of one of Foundation's quantities, and what a parameter that takes a measurement knows of them.
struct QuantityEmitter: RowEmitter {
    static let columns = ["quantity", "units"]

    let row: RowTable.Row

    private var name: String { row["quantity"] }
    private var units: [String] { row.words("units") }
    private var measurement: String { "Measurement<Unit\(name)>" }
    private var type: String { "IntentParameter<\(measurement)>.\(name)" }

    var source: String {
        """
        import IntentValues

        extension IntentParameter where Value.ValueType == \(measurement) {
            /// The units of the quantity.
            public enum \(name): Hashable, Sendable, CaseIterable {
                case \(units.joined(separator: ", "))

                /// Foundation's unit.
                var measured: Unit\(name) {
                    switch self {
                    \(units.map { "case .\($0): .\($0)" }.joined(separator: "\n            "))
                    }
                }
            }

            /// The unit of values that come without one.
            public var defaultUnit: \(name)? { facts.unit(.defaultUnit) }
            /// The unit of all values.
            public var unit: \(name)? { facts.unit(.unit) }
            /// Whether the unit is that of the person's country.
            public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
            /// Whether values may be below zero.
            public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
        }

        extension IntentParameterContext where Value.ValueType == \(measurement) {
            /// The unit of values that come without one.
            public var defaultUnit: \(type)? { parameter.defaultUnit?.twin() }
            /// The unit of all values.
            public var unit: \(type)? { parameter.unit?.twin() }
            /// Whether the unit is that of the person's country.
            public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
            /// Whether values may be below zero.
            public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
        }

        extension IntentParameter.\(name) where Value.ValueType == \(measurement) {
            /// The same unit of a parameter that isn't optional.
            fileprivate func twin() -> \(type)? { \(type).allCases.first { $0.measured == measured } }
        }

        extension Unit\(name): MeasuredUnit {
            static var quantity: MeasurementValue.Dimension { .\(name.prefix(1).lowercased() + name.dropFirst()) }
            static var all: [Unit\(name)] { \(type).allCases.map(\\.measured) }
        }

        extension Unit\(name): _ChosenUnit {
            /// The units of the quantity, by their names.
            public typealias _Units = \(type)

            /// Foundation's unit.
            public static func _measured(_ unit: _Units) -> Unit\(name) { unit.measured }
        }
        """
    }
}
