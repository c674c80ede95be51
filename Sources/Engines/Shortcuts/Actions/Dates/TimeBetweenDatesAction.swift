// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Says how long it is from one date to another, in a unit or in words.
///
/// Old workflows give one date, and count from the moment or from another date to it.
struct TimeBetweenDatesAction: ValueAction {
    static let definition = ActionDefinition(
        "gettimebetweendates", "Get Time Between Dates",
        [
            ParameterDefinition("WFTimeUntilFromDate", "a date"), .input,
            .choice(
                "WFTimeUntilUnit", ["Total Time"] + DateUnit.allCases.map { "\($0.title)s" }, standard: "Minutes",
                spellings: Dictionary(uniqueKeysWithValues: DateUnit.allCases.map { ($0.title, "\($0.title)s") })),
            .choice("WFTimeUntilReferenceDate", ["Right Now", "Other"]), .text("WFTimeUntilCustomDate"),
        ])

    /// Nil for the moment.
    private let start: Operand?
    private let end: Operand
    private let unit: ChosenValue

    init(_ parameters: inout ParameterReader) {
        if parameters.fixedChoice("WFTimeUntilReferenceDate") == "Other" {
            start = parameters.operand("WFTimeUntilCustomDate")
        } else {
            start = parameters.operand("WFTimeUntilFromDate")
        }
        end = parameters.input("WFInput")
        unit = parameters.choice("WFTimeUntilUnit")
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        var from = context.environment.now()
        if let start, let item = context.wholeItems(start).first { from = try context.coercion.requiredDate(item).date }
        let name = try unit.value(in: context)
        var items: [ContentItem] = []
        for item in context.wholeItems(end) {
            let until = try context.coercion.requiredDate(item).date
            if let unit = DateUnit(written: name) {
                items.append(ContentItem(.number(Self.count(unit, from, until, context.environment.calendar))))
            } else {
                items.append(ContentItem(.text(Self.words(from, until, context.environment.locale))))
            }
        }
        return Content(items)
    }

    /// Whole units; those of days as the calendar has them.
    private static func count(_ unit: DateUnit, _ from: Date, _ until: Date, _ calendar: Calendar) -> Number {
        guard unit.isDays else {
            let seconds = until.timeIntervalSince(from)
            // A moment has parts of a second that nobody wrote.
            return Number((seconds.rounded() / unit.seconds).rounded(.towardZero))
        }
        return .whole(calendar.dateComponents([unit.component], from: from, to: until).value(for: unit.component) ?? 0)
    }

    private static func words(_ from: Date, _ until: Date, _ locale: Locale) -> String {
        let seconds = abs(until.timeIntervalSince(from)).rounded()
        return Duration.seconds(seconds).formatted(
            .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide).locale(locale))
    }
}
