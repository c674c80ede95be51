// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument

/// Writes dates in a style, in ISO 8601 or RFC 2822, by a pattern, or as how long ago they are.
struct FormatDateAction: ValueAction {
    static let definition = ActionDefinition(
        "format.date", "Format Date",
        [
            ParameterDefinition("WFDate", "a date"),
            .choice(
                "WFDateFormatStyle",
                [
                    "None", "Short", "Medium", "Long", "Relative", "RFC 2822", "ISO 8601", "Custom",
                    "How Long Ago/Until",
                ], standard: "Short"),
            .choice("WFTimeFormatStyle", ["None", "Short", "Medium", "Long", "Relative"], standard: "Short"),
            .text("WFDateFormat"), .misplaced("WFDateFormatString", for: "WFDateFormat"),
            .flag("WFISO8601IncludeTime"), .text("WFLocale"),
            .choice("WFRelativeDateFormatStyle", ["Short", "Medium", "Long"], standard: "Medium"),
        ])

    private let date: Operand
    private let dateStyle: ChosenValue
    private let timeStyle: ChosenValue
    private let pattern: Operand
    private let includesTime: Bool
    /// A language other than the person's.
    private let locale: Operand?

    init(_ parameters: inout ParameterReader) {
        date = parameters.input("WFDate", "WFInput")
        dateStyle = parameters.choice("WFDateFormatStyle")
        timeStyle = parameters.choice("WFTimeFormatStyle")
        pattern = parameters.operand("WFDateFormat", or: .text("EEE, dd MMM yyyy HH:mm:ss Z"))
        includesTime = parameters.flag("WFISO8601IncludeTime", default: false)
        locale = parameters.operand("WFLocale")
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let choice = DateFormatChoice(
            dateStyle: try dateStyle.value(in: context), timeStyle: try timeStyle.value(in: context),
            pattern: context.text(pattern), includesTime: includesTime)
        var environment = context.environment
        if let locale = try locale.flatMap({ operand throws(ShortcutFailure) in try Self.locale(context.text(operand)) }
        ) {
            environment.locale = locale
        }
        let writer = DateWriter(in: environment)
        var items: [ContentItem] = []
        for item in context.wholeItems(date) {
            let date = try context.coercion.requiredDate(item)
            items.append(ContentItem(.text(writer.text(date, as: choice))))
        }
        return Content(items)
    }

    /// Nil if the person's is meant.
    private static func locale(_ name: String) throws(ShortcutFailure) -> Locale? {
        guard !name.isEmpty, name != "Default" else { return nil }
        // Foundation ends the process for some invalid names.
        let identifier = name.replacing("-", with: "_")
        guard knownLocales.contains(identifier) else {
            throw ShortcutFailure(
                "dates cannot be written in ‘\(String(name.prefix(60)))’", remedy: "write a locale such as ‘en_US’")
        }
        return Locale(identifier: identifier)
    }

    private static let knownLocales = Set(Locale.availableIdentifiers)
}
