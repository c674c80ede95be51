// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// A number with a unit.
struct CreateMeasurementAction: ValueAction {
    static let definition = ActionDefinition(
        "measurement.create", "Measurement",
        [ParameterDefinition("WFMeasurementUnit", "a number with a unit"), .text("WFMeasurementUnitType")])

    private let number: Operand
    private let unit: String

    init(_ parameters: inout ParameterReader) {
        number = parameters.operand("WFMeasurementUnit", or: .number(.whole(0)))
        if case .quantity(let quantity)? = parameters.action.value("WFMeasurementUnit") {
            unit = quantity.unit
        } else {
            unit = ""
        }
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let items = context.items(number)
        let number = try items.first.map { item throws(ShortcutFailure) in try context.coercion.requiredNumber(item) }
        return Content(.measurement(ContentMeasurement(number ?? .whole(0), unit: unit)))
    }
}
