// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument

/// Gives a date that is so much later or earlier, or the beginning of its day, week, month, …
struct AdjustDateAction: ValueAction {
    static let definition = ActionDefinition(
        "adjustdate", "Adjust Date",
        [
            ParameterDefinition("WFDate", "a date"),
            .choice("WFAdjustOperation", ["Add", "Subtract"] + DateUnit.allCases.map { "Get Start of \($0.title)" }),
            ParameterDefinition("WFDuration", "a number with a unit"),
            ParameterDefinition("WFAdjustOffsetPicker", "a number with a unit, in old workflows"),
            .flag("WFAdjustAsksWhenRun"),
        ])

    private let date: Operand
    private let operation: ChosenValue
    private let amount: Operand
    private let unit: DateUnit?

    init(_ parameters: inout ParameterReader) {
        date = parameters.input("WFDate", "WFInput")
        if case .record(let record)? = parameters.action.value("WFAdjustOffsetPicker") {
            // {Operation, Unit, Value}
            let offset = record.dictionary("Value") ?? record
            operation = parameters.choice("WFAdjustOperation").with(
                .constant(.text(offset.string("Operation") ?? "Add")))
            amount =
                offset["Value"].map { parameters.operand(of: ParameterValue($0), for: "WFAdjustOffsetPicker") }
                ?? .constant(.number(.whole(0)))
            unit = DateUnit(written: offset.string("Unit") ?? "")
            return
        }
        operation = parameters.choice("WFAdjustOperation")
        amount = parameters.operand("WFDuration", or: .number(.whole(0)))
        if case .quantity(let quantity)? = parameters.action.value("WFDuration") {
            unit = DateUnit(written: quantity.unit)
        } else {
            unit = .second
        }
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        var items: [ContentItem] = []
        for item in context.wholeItems(date) {
            let date = try context.coercion.requiredDate(item)
            items.append(ContentItem(.date(try adjusted(date, context))))
        }
        return Content(items)
    }

    private func adjusted(_ date: ContentDate, _ context: RunContext) throws(ShortcutFailure) -> ContentDate {
        let operation = try operation.value(in: context)
        let calendar = context.environment.calendar
        if let start = DateUnit.allCases.first(where: { operation == "Get Start of \($0.title)" }) {
            let interval = calendar.dateInterval(of: start.component, for: date.date)
            return ContentDate(interval?.start ?? date.date)
        }
        guard let unit else {
            throw ShortcutFailure("the time to add has no unit", remedy: "choose one, such as days")
        }
        let number = context.number(amount)?.double ?? 0
        let amount = operation == "Subtract" ? -number : number
        guard let moved = unit.adding(amount, to: date.date, calendar) else {
            throw ShortcutFailure("a date cannot be moved that far", remedy: "add or subtract less")
        }
        // A day without a time stays one where only days are counted.
        return ContentDate(moved, isDay: date.isDay && unit.isDays)
    }
}
