// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// The moment, or a date that was written down.
struct DateAction: ValueAction {
    static let definition = ActionDefinition(
        "date", "Date",
        [.choice("WFDateActionMode", ["Current Date", "Specified Date"]), .text("WFDateActionDate")])

    private let mode: ChosenValue
    private let date: Operand?

    init(_ parameters: inout ParameterReader) {
        date = parameters.operand("WFDateActionDate")
        // Some files have a date alone.
        mode = parameters.choice("WFDateActionMode", standard: date == nil ? nil : "Specified Date")
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        guard try mode.value(in: context) != "Current Date", let date else {
            return Content(.date(ContentDate(context.environment.now())))
        }
        var items: [ContentItem] = []
        for item in context.wholeItems(date) {
            items.append(ContentItem(.date(try context.coercion.requiredDate(item))))
        }
        return Content(items)
    }
}

extension Coercion {
    /// The date that an item is; throws if it is not one.
    func requiredDate(_ item: ContentItem) throws(ShortcutFailure) -> ContentDate {
        if let date = date(item) { return date }
        throw ShortcutFailure(
            "‘\(name(item))’ is not a date", remedy: "pass a date, or text such as ‘2026-05-01 18:30’")
    }
}
