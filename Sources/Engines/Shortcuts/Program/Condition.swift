// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument

/// What an if asks: one comparison, or several of which all or any have to hold.
struct Condition: Sendable {
    /// The comparisons, by the numbers of the format.
    enum Comparison: Int, Sendable {
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

        /// By the words of old workflows.
        init?(named name: String) {
            switch name {
            case "Equals", "": self = .equals
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

    private struct Term: Sendable {
        var input: Operand
        var comparison: Comparison
        var text: Operand?
        var number: Operand?
        var otherNumber: Operand?
        var date: Operand?
        var otherDate: Operand?
        var isInputNamed = true
    }

    private var terms: [Term] = []
    private var needsAll = true

    init(_ reader: inout ParameterReader) {
        if case .record(let record)? = reader.action.value("WFConditions") {
            let value = record.dictionary("Value") ?? record
            needsAll = value.integer("WFActionParameterFilterPrefix") != 0
            for element in value.array("WFActionParameterFilterTemplates") ?? [] {
                guard let properties = element.content.dictionary else { continue }
                terms.append(Self.term(properties, &reader))
            }
        }
        if terms.isEmpty { terms = [Self.term(reader.action.parameters, &reader)] }
    }

    private static func term(_ properties: ShortcutDictionary, _ reader: inout ParameterReader) -> Term {
        func operand(_ key: String) -> Operand? {
            properties[key].map { reader.operand(of: ParameterValue($0), for: key) }
        }
        let comparison: Comparison? =
            if let name = properties.string("WFCondition"), Int(name) == nil {
                Comparison(named: name)
            } else {
                properties.integer("WFCondition").flatMap(Comparison.init(rawValue:))
            }
        return Term(
            input: operand("WFInput") ?? reader.input("WFInput"),
            // Where nothing is chosen, old workflows ask for equality and new ones for a value.
            comparison: comparison ?? (properties["WFConditionalActionString"] == nil ? .hasValue : .equals),
            text: operand("WFConditionalActionString") ?? operand("WFEnumeration"),
            number: operand("WFNumberValue") ?? operand("WFMeasurement") ?? operand("WFDuration"),
            otherNumber: operand("WFAnotherNumber"), date: operand("WFDate"), otherDate: operand("WFAnotherDate"))
    }

    /// Whether it holds now.
    func holds(in context: RunContext) -> Bool {
        needsAll
            ? terms.allSatisfy { Self.holds($0, in: context) } : terms.contains { Self.holds($0, in: context) }
    }

    private static func holds(_ term: Term, in context: RunContext) -> Bool {
        let input = context.content(term.input)
        switch term.comparison {
        case .hasValue: return hasValue(input, context)
        case .hasNoValue: return !hasValue(input, context)
        case .equals: return isEqual(input, term, context)
        case .isNotEqual: return !isEqual(input, term, context)
        case .contains: return contains(input, term, context)
        case .doesNotContain: return !contains(input, term, context)
        case .beginsWith:
            return context.text(of: input).range(of: text(term, context), options: [.anchored, .caseInsensitive]) != nil
        case .endsWith:
            let end = text(term, context)
            return context.text(of: input).range(of: end, options: [.anchored, .backwards, .caseInsensitive]) != nil
        case .isLess, .isLessOrEqual, .isGreater, .isGreaterOrEqual: return compares(input, term, context)
        case .isBetween: return isBetween(input, term, context)
        case .isToday, .isInTheLast, .isInTheNext: return isNear(input, term, context)
        }
    }

    /// A text without a letter is a value too few.
    private static func hasValue(_ input: Content, _ context: RunContext) -> Bool {
        guard let first = input.first else { return false }
        if case .text(let text) = first.value, input.count == 1 { return !text.isEmpty }
        return true
    }

    private static func text(_ term: Term, _ context: RunContext) -> String {
        (term.text ?? term.number).map { context.text($0) } ?? ""
    }

    private static func isEqual(_ input: Content, _ term: Term, _ context: RunContext) -> Bool {
        if term.text == nil, let number = term.number.flatMap({ context.number($0) }) {
            return input.first.flatMap { context.coercion.number($0) } == number
        }
        if let date = term.date.flatMap({ context.date($0) }) {
            return input.first.flatMap { context.coercion.date($0) }?.date == date.date
        }
        if case .one(let item) = input, case .boolean(let value) = item.value {
            return value == context.coercion.boolean(ContentItem(.text(text(term, context))))
        }
        return context.text(of: input).compare(text(term, context), options: .caseInsensitive) == .orderedSame
    }

    /// A list contains an item, a text a piece of it, a dictionary a key.
    private static func contains(_ input: Content, _ term: Term, _ context: RunContext) -> Bool {
        let wanted = text(term, context)
        guard !wanted.isEmpty else { return false }
        if case .dictionary(let dictionary)? = input.first?.value, input.count == 1, dictionary[wanted] != nil {
            return true
        }
        return input.items.contains { context.coercion.text($0).range(of: wanted, options: .caseInsensitive) != nil }
    }

    private static func compares(_ input: Content, _ term: Term, _ context: RunContext) -> Bool {
        guard let item = input.first else { return false }
        if case .date(let date) = item.value, let other = (term.date ?? term.text).flatMap({ context.date($0) }) {
            return compares(date.date, other.date, term.comparison)
        }
        guard let number = context.coercion.number(item),
            let other = (term.number ?? term.text).flatMap({ context.number($0) })
        else { return false }
        return compares(number, other, term.comparison)
    }

    private static func compares<Value: Comparable>(_ one: Value, _ two: Value, _ comparison: Comparison) -> Bool {
        switch comparison {
        case .isLess: one < two
        case .isLessOrEqual: one <= two
        case .isGreater: one > two
        default: one >= two
        }
    }

    private static func isBetween(_ input: Content, _ term: Term, _ context: RunContext) -> Bool {
        guard let item = input.first else { return false }
        if let number = context.coercion.number(item), let one = term.number.flatMap({ context.number($0) }),
            let two = term.otherNumber.flatMap({ context.number($0) })
        {
            return number >= min(one, two) && number <= max(one, two)
        }
        guard let date = context.coercion.date(item), let one = term.date.flatMap({ context.date($0) }),
            let two = term.otherDate.flatMap({ context.date($0) })
        else { return false }
        return date.date >= min(one.date, two.date) && date.date <= max(one.date, two.date)
    }

    private static func isNear(_ input: Content, _ term: Term, _ context: RunContext) -> Bool {
        guard let date = input.first.flatMap({ context.coercion.date($0) })?.date else { return false }
        let now = context.environment.now()
        if term.comparison == .isToday { return context.environment.calendar.isDate(date, inSameDayAs: now) }
        let days = term.number.flatMap { context.number($0) }?.double ?? 1
        let distance = date.timeIntervalSince(now) * (term.comparison == .isInTheNext ? 1 : -1)
        return distance >= 0 && distance <= days * 86_400
    }
}
