// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Writes numbers as the person's language does, with so many digits behind the point.
struct FormatNumberAction: ValueAction {
    static let definition = ActionDefinition(
        "format.number", "Format Number", [.number("WFNumber"), .number("WFNumberFormatDecimalPlaces")])

    private let number: Operand
    private let places: Operand

    init(_ parameters: inout ParameterReader) {
        number = parameters.input("WFNumber", "WFInput")
        places = parameters.operand("WFNumberFormatDecimalPlaces", or: .number(.whole(2)))
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let places = min(max(context.number(places)?.int ?? 2, 0), 30)
        let locale = context.environment.locale
        var items: [ContentItem] = []
        for item in context.wholeItems(number) {
            let number = try context.coercion.requiredNumber(item)
            items.append(ContentItem(.text(number.written(in: locale, places: places...places))))
        }
        return Content(items)
    }
}

extension Number {
    /// How people write it, with so many digits behind the point.
    func written(in locale: Locale, places: ClosedRange<Int>) -> String {
        switch self {
        case .whole(let number): number.formatted(.number.precision(.fractionLength(places)).locale(locale))
        case .fraction(let number): number.formatted(.number.precision(.fractionLength(places)).locale(locale))
        }
    }
}
