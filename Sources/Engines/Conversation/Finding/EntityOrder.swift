// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues

/// Which of two values of properties is less.
struct EntityOrder {
    /// The cases of enumerations by their numbers, in the order of their source.
    let cases: [Int: Int]
    let calendar: Calendar

    /// - Parameter type: That of the property; tells the cases of an enumeration.
    init(_ type: ValueType?, in definition: DefinitionFile, _ calendar: Calendar) {
        self.calendar = calendar
        guard case .enumeration(let name, _)? = type,
            let found = definition.enums.first(where: { $0.name == name })
        else {
            cases = [:]
            return
        }
        cases = Dictionary(found.cases.enumerated().map { ($1.index, $0) }) { first, _ in first }
    }

    /// Whether values of a type can be put in order.
    static func isOrdered(_ type: ValueType) -> Bool {
        switch type {
        case .file, .person, .placemark, .object: false
        default: true
        }
    }

    /// A property of a thing; its name is what it is shown as, where it has no property of that name.
    static func value(of property: String, in object: ObjectValue) -> IntentValue? {
        if let value = object.properties[property] { return value }
        return property == EntityFinding.name ? .string(object.displayString) : nil
    }

    /// The words of a value that is a text, or is known by one.
    static func text(of value: IntentValue) -> String? {
        switch value {
        case .string(let text): text
        case .speakableString(let speakable): speakable.spokenPhrase
        case .url(let url): url.absoluteString
        case .object(let object): object.displayString
        case .person(let person): person.displayName
        case .file(let file): file.filename
        default: nil
        }
    }

    /// Whether two values are the same to a person; things by their identifiers.
    func isSame(_ one: IntentValue, _ other: IntentValue) -> Bool {
        if case .object(let left) = one, case .object(let right) = other, left.identifier != nil {
            return left.typeName == right.typeName && left.identifier == right.identifier
        }
        if case .enumeration = one { return one == other }
        if let left = Self.text(of: one), let right = Self.text(of: other) {
            return left.compare(right, options: .caseInsensitive) == .orderedSame
        }
        return compare(one, other).map { $0 == .orderedSame } ?? (one == other)
    }

    /// Nil if the two cannot be compared: a text with a number, euros with dollars.
    func compare(_ one: IntentValue, _ other: IntentValue) -> ComparisonResult? {
        switch (one, other) {
        case (.integer(let left), .integer(let right)): return Self.result(left, right)
        case (.boolean(let left), .boolean(let right)): return Self.result(left ? 1 : 0, right ? 1 : 0)
        case (.enumeration(let left), .enumeration(let right)):
            return Self.result(cases[left] ?? Int.max, cases[right] ?? Int.max)
        case (.currency(let left), .currency(let right)):
            guard left.code.uppercased() == right.code.uppercased() else { return nil }
            return Self.result(left.amount, right.amount)
        case (.currency(let left), .integer), (.currency(let left), .decimal):
            // A number alone is one of the currency that is there.
            return Self.number(other).map { Self.result(NSDecimalNumber(decimal: left.amount).doubleValue, $0) }
        case (.measurement(let left), .measurement(let right)): return Self.compare(left, right)
        case (.measurement(let left), .integer), (.measurement(let left), .decimal):
            return Self.number(other).map { Self.result(left.value, $0) }
        default: break
        }
        if let left = number(one), let right = number(other) { return Self.result(left, right) }
        guard let left = Self.text(of: one), let right = Self.text(of: other) else { return nil }
        return left.compare(right, options: [.caseInsensitive, .numeric])
    }

    /// A number, or a moment as the seconds since the beginning of 2001.
    private func number(_ value: IntentValue) -> Double? {
        if case .dateComponents(let components) = value {
            guard components.isInCalendar else { return nil }
            var calendar = calendar
            if let timeZone = components.timeZone { calendar.timeZone = timeZone }
            return calendar.date(from: components)?.timeIntervalSinceReferenceDate
        }
        return Self.number(value)
    }

    private static func number(_ value: IntentValue) -> Double? {
        switch value {
        case .integer(let number): Double(number)
        case .decimal(let number), .timeInterval(let number): number.isNaN ? nil : number
        default: nil
        }
    }

    private static func result<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
        one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }

    private static func compare(_ one: MeasurementValue, _ other: MeasurementValue) -> ComparisonResult? {
        guard one.dimension == other.dimension else { return nil }
        if one.unit == other.unit { return result(one.value, other.value) }
        guard let left = UnitScale.base(one), let right = UnitScale.base(other) else { return nil }
        return result(left, right)
    }
}
