// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// Gives a measurement in another unit.
struct ConvertMeasurementAction: ValueAction {
    static let definition = ActionDefinition(
        "measurement.convert", "Convert Measurement",
        [.input, ParameterDefinition("WFMeasurementUnit", "a unit"), .text("WFMeasurementUnitType")],
        state: .partial("currencies are not converted"))

    private let input: Operand
    private let unit: String

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("WFInput")
        unit =
            switch parameters.action.value("WFMeasurementUnit") {
            case .quantity(let quantity): quantity.unit
            case .record(let record): (record.dictionary("Value") ?? record).string("WFNSUnitSymbol") ?? ""
            case .text(let template): template.constant ?? ""
            default: ""
            }
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        var items: [ContentItem] = []
        for item in context.wholeItems(input) {
            guard let measurement = context.coercion.measurement(item) else {
                throw ShortcutFailure(
                    "‘\(context.coercion.name(item))’ has no unit", remedy: "pass a measurement, such as ‘5 km’")
            }
            guard let number = MeasurementUnit.convert(measurement.number, from: measurement.unit, to: unit) else {
                throw ShortcutFailure(
                    "\(measurement.unit) cannot be converted to \(unit)", remedy: "choose a unit of the same kind")
            }
            items.append(ContentItem(.measurement(ContentMeasurement(number, unit: unit))))
        }
        return Content(items)
    }
}
