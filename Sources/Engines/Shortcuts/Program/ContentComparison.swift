// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import ShortcutDocument

/// One comparison of an if or a filter: how, and with what.
struct ContentComparison: Sendable {
    /// How, by the numbers of the format.
    enum Kind: Int, Sendable {
        case isLess = 0
        case isLessOrEqual = 1
        case isGreater = 2
        case isGreaterOrEqual = 3
        case equals = 4
        case isNotEqual = 5
        case beginsWith = 8
        case endsWith = 9
        case contains = 99
        case hasValue = 100
        case hasNoValue = 101
        case doesNotContain = 999
        case isInTheNext = 1000
        case isInTheLast = 1001
        case isToday = 1002
        case isBetween = 1003

        /// As a listing says it.
        var words: Sentence {
            switch self {
            case .isLess: "is less than"
            case .isLessOrEqual: "is at most"
            case .isGreater: "is greater than"
            case .isGreaterOrEqual: "is at least"
            case .equals: "is"
            case .isNotEqual: "is not"
            case .beginsWith: "begins with"
            case .endsWith: "ends with"
            case .contains: "contains"
            case .hasValue: "has any value"
            case .hasNoValue: "does not have any value"
            case .doesNotContain: "does not contain"
            case .isInTheNext: "is in the next"
            case .isInTheLast: "is in the last"
            case .isToday: "is today"
            case .isBetween: "is between"
            }
        }

        /// What Apple's queries of apps call it; moments are looked for between two.
        var comparator: String {
            switch self {
            case .isLess: "LessThan"
            case .isLessOrEqual: "LessThanOrEqualTo"
            case .isGreater: "GreaterThan"
            case .isGreaterOrEqual: "GreaterThanOrEqualTo"
            case .equals: "EqualTo"
            case .isNotEqual: "NotEqualTo"
            case .beginsWith: "HasPrefix"
            case .endsWith: "HasSuffix"
            case .contains: "Contains"
            case .hasValue: "HasValue"
            case .hasNoValue: "HasNoValue"
            case .doesNotContain: "DoesNotContain"
            case .isInTheNext, .isInTheLast, .isToday, .isBetween: "IsBetween"
            }
        }

        /// As is in a file: a number, or a word of old workflows; nil if it is not known.
        init?(_ written: PropertyListNode.Content) {
            if let number = written.wholeNumber {
                self.init(rawValue: number)
            } else {
                self.init(named: written.string ?? "")
            }
        }

        /// What an if asks.
        init(condition properties: ShortcutDictionary) {
            // If nothing is chosen, it is what the list of comparisons began with: first whether a text contains
            // another, later whether there is a value.
            self =
                properties["WFCondition"].flatMap { Kind($0) }
                ?? (properties["WFConditionalActionString"] == nil ? .hasValue : .contains)
        }

        /// By the words of old workflows.
        private init?(named name: String) {
            switch name {
            case "Equals": self = .equals
            case "Is Greater Than": self = .isGreater
            case "Is Less Than": self = .isLess
            case "Contains": self = .contains
            case "Does Not Equal": self = .isNotEqual
            case "Does Not Contain": self = .doesNotContain
            case "Begins With": self = .beginsWith
            case "Ends With": self = .endsWith
            default: return nil
            }
        }
    }

    private var kind: Kind
    private var text: Operand?
    private var number: Operand?
    private var otherNumber: Operand?
    private var date: Operand?
    private var otherDate: Operand?
    private var boolean: Operand?
    /// What a number of the next or last is a number of; days where nothing is said.
    private var unit = DateUnit.day
    /// The unit of a number; nil if it has none.
    private var symbol: String?

    /// What an if asks.
    init(condition properties: ShortcutDictionary, _ reader: inout ParameterReader) {
        func operand(_ key: String) -> Operand? {
            properties[key].map { reader.operand(of: ParameterValue($0), for: key) }
        }
        kind = Kind(condition: properties)
        text = operand("WFConditionalActionString") ?? operand("WFEnumeration")
        number = operand("WFNumberValue") ?? operand("WFMeasurement") ?? operand("WFDuration")
        otherNumber = operand("WFAnotherNumber")
        date = operand("WFDate")
        otherDate = operand("WFAnotherDate")
        if case .quantity(let quantity)? = properties["WFDuration"].map({ ParameterValue($0) }) {
            unit = DateUnit(written: quantity.unit) ?? .day
        }
        if case .quantity(let quantity)? = properties["WFMeasurement"].map({ ParameterValue($0) }) {
            symbol = quantity.unit
        }
    }

    /// What a row of a filter asks: values beside the operator in old files, apart from it in new ones, and variables
    /// that stand for them.
    init(filter row: ShortcutDictionary, _ reader: inout ParameterReader) {
        let values = row.dictionary("Values") ?? row
        let variables = row.dictionary("VariableOverrides")
        func operand(_ key: String) -> Operand? {
            let variable = variables?[key.prefix(1).lowercased() + key.dropFirst() + "Value"]
            return (variable ?? values[key]).map { reader.operand(of: ParameterValue($0), for: key) }
        }
        kind = row.integer("Operator").flatMap(Kind.init(rawValue:)) ?? .equals
        let bool = operand("Bool")
        // Values that were chosen for another operator stay in the file: the first that fits is meant.
        text = operand("String") ?? operand("Enumeration")
        number = operand("Number")
        otherNumber = operand("AnotherNumber")
        date = operand("Date")
        otherDate = operand("AnotherDate")
        boolean = bool
        unit = values.integer("Unit").flatMap { DateUnit(number: $0) } ?? .day
    }

    /// Whether it holds for a content now: for one of its items, and of what is denied for none of them.
    func holds(for input: Content, in context: RunContext) -> Bool {
        let items = input.listed.items
        return switch kind {
        case .hasValue: hasValue(input)
        case .hasNoValue: !hasValue(input)
        case .equals: isEqual(items, context)
        case .isNotEqual: !isEqual(items, context)
        case .contains: contains(items, context)
        case .doesNotContain: !contains(items, context)
        case .beginsWith: begins(items, [.anchored, .caseInsensitive], context)
        case .endsWith: begins(items, [.anchored, .backwards, .caseInsensitive], context)
        case .isLess: items.contains { compares($0, .less, context) }
        case .isLessOrEqual: items.contains { compares($0, .lessOrEqual, context) }
        case .isGreater: items.contains { compares($0, .greater, context) }
        case .isGreaterOrEqual: items.contains { compares($0, .greaterOrEqual, context) }
        case .isBetween: items.contains { isBetween($0, context) }
        case .isToday, .isInTheLast, .isInTheNext: items.contains { isNear($0, context) }
        }
    }

    /// The comparison in the form of loops; nil if it is more than one of numbers, or of a text with a piece of it.
    func quickTest(of input: Operand, _ pieces: inout TextPieces) -> QuickStep.Test? {
        guard symbol == nil, boolean == nil, date == nil, let input = QuickStep.Value(input) else { return nil }
        if kind == .contains { return text.flatMap { pieces.add(text: $0) }.map { .contains(input, $0) } }
        guard let order = ComparisonOrder(kind), text == nil else { return nil }
        return number.flatMap { QuickStep.Value(number: $0) }.map { .compares(input, order, $0) }
    }

    /// The comparison as an app is asked it: with moments in place of “today” and “in the last three days”.
    func term(of property: String, in context: RunContext) -> ContentSearch.Term {
        ContentSearch.Term(property: property, comparator: kind.comparator, values: values(in: context))
    }

    private func values(in context: RunContext) -> [Content] {
        switch kind {
        case .hasValue, .hasNoValue: return []
        case .isToday, .isInTheLast, .isInTheNext:
            let (begin, end) = span(in: context)
            return [begin, end].map { Content(.date(ContentDate($0))) }
        case .isBetween:
            let pairs = [(date, otherDate), (number, otherNumber)]
            for case (let one?, let other?) in pairs {
                return [measured(context.wholeContent(one)), measured(context.wholeContent(other))]
            }
            return []
        default:
            // As for items here: what was chosen for another operator stays in the file.
            return [text, boolean, number, date].compactMap { $0.map { measured(context.wholeContent($0)) } }
        }
    }

    /// A number with its unit, where the file has one.
    private func measured(_ content: Content) -> Content {
        guard let symbol, case .number(let number)? = content.first?.value else { return content }
        return Content(.measurement(ContentMeasurement(number, unit: symbol)))
    }

    private func begins(_ items: [ContentItem], _ options: String.CompareOptions, _ context: RunContext) -> Bool {
        let wanted = wantedText(context)
        return items.contains { context.coercion.text($0).range(of: wanted, options: options) != nil }
    }

    /// A text without a letter is a value too few.
    private func hasValue(_ input: Content) -> Bool {
        guard let first = input.first else { return false }
        if case .text(let text) = first.value, input.count == 1 { return !text.isEmpty }
        return true
    }

    private func wantedText(_ context: RunContext) -> String { (text ?? number).map { context.text($0) } ?? "" }

    private func isEqual(_ items: [ContentItem], _ context: RunContext) -> Bool {
        if let boolean, text == nil {
            let wanted = context.content(boolean).first.map { context.coercion.boolean($0) } ?? false
            return items.isEmpty ? !wanted : items.contains { context.coercion.boolean($0) == wanted }
        }
        if text == nil, let wanted = number.flatMap({ context.number($0) }) {
            return items.contains { amount(of: $0, context) == wanted }
        }
        if text == nil, let wanted = date.flatMap({ context.date($0) }) {
            return items.contains { context.coercion.date($0)?.date == wanted.date }
        }
        let wanted = wantedText(context)
        // A list may be compared with all of its lines.
        return items.contains { isText($0, wanted, context) }
            || (items.count != 1 && isSame(context.text(of: Content(items)), wanted))
    }

    private func isText(_ item: ContentItem, _ wanted: String, _ context: RunContext) -> Bool {
        guard case .boolean(let value) = item.value else { return isSame(context.coercion.text(item), wanted) }
        // A yes or no that is compared with nothing is asked whether it is a yes.
        return value == (wanted.isEmpty || context.coercion.boolean(ContentItem(.text(wanted))))
    }

    private func isSame(_ one: String, _ other: String) -> Bool {
        one.compare(other, options: .caseInsensitive) == .orderedSame
    }

    /// An item contains a piece of its text, a dictionary a key.
    private func contains(_ items: [ContentItem], _ context: RunContext) -> Bool {
        let wanted = wantedText(context)
        guard !wanted.isEmpty else { return false }
        return items.contains { item in
            if case .dictionary(let dictionary) = item.value, dictionary[wanted] != nil { return true }
            let text = context.coercion.text(item)
            return TextBytes.contains(text, wanted) ?? (text.range(of: wanted, options: .caseInsensitive) != nil)
        }
    }

    private func compares(_ item: ContentItem, _ order: ComparisonOrder, _ context: RunContext) -> Bool {
        let isDate = if case .date = item.value { true } else { number == nil && text == nil && date != nil }
        if isDate, let value = context.coercion.date(item), let wanted = (date ?? text).flatMap({ context.date($0) }) {
            return order.holds(value.date, wanted.date)
        }
        guard let value = amount(of: item, context), let wanted = (number ?? text).flatMap({ context.number($0) })
        else { return false }
        return order.holds(value, wanted)
    }

    /// The number of an item, in the unit that it is compared with.
    private func amount(of item: ContentItem, _ context: RunContext) -> Number? {
        guard let symbol, case .measurement(let measurement) = item.value else { return context.coercion.number(item) }
        return MeasurementUnit.convert(measurement.number, from: measurement.unit, to: symbol)
    }

    private func isBetween(_ item: ContentItem, _ context: RunContext) -> Bool {
        if let value = amount(of: item, context), let one = number.flatMap({ context.number($0) }),
            let two = otherNumber.flatMap({ context.number($0) })
        {
            return value >= min(one, two) && value <= max(one, two)
        }
        guard let value = context.coercion.date(item)?.date, let one = date.flatMap({ context.date($0) })?.date,
            let two = otherDate.flatMap({ context.date($0) })?.date
        else { return false }
        return value >= min(one, two) && value <= max(one, two)
    }

    private func isNear(_ item: ContentItem, _ context: RunContext) -> Bool {
        guard let value = context.coercion.date(item)?.date else { return false }
        if kind == .isToday {
            return context.environment.calendar.isDate(value, inSameDayAs: context.environment.now())
        }
        let (begin, end) = span(in: context)
        return value >= begin && value <= end
    }

    /// From when to when something is that is near.
    private func span(in context: RunContext) -> (begin: Date, end: Date) {
        let (now, calendar) = (context.environment.now(), context.environment.calendar)
        if kind == .isToday {
            let begin = calendar.startOfDay(for: now)
            // Midnight is of the next day.
            let end = calendar.date(byAdding: .day, value: 1, to: begin)?.addingTimeInterval(-0.001) ?? now
            return (begin, end)
        }
        let amount = number.flatMap { context.number($0) }?.double ?? 1
        let end = unit.adding(kind == .isInTheNext ? amount : -amount, to: now, calendar) ?? now
        return (min(now, end), max(now, end))
    }
}
