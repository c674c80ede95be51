// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import CoreLocation

extension IntentParameter {
    /// The smallest and the largest value.
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound) where Bound: Comparable

    /// What of a moment is asked.
    public enum DateKind: Hashable, Sendable {
        /// The day.
        case date
        /// The time of the day.
        case time
        /// Both.
        case dateTime
    }

    /// How a whole number is set.
    public enum IntControlStyle: Hashable, Sendable {
        /// Typed.
        case field
        /// One up or down.
        case stepper
    }

    /// How a number is set.
    public enum DoubleControlStyle: Hashable, Sendable {
        /// Typed.
        case field
        /// One up or down.
        case stepper
        /// Along a line.
        case slider
    }

    /// What of a place is shown.
    public enum PlacemarkDisplayStyle: Hashable, Sendable {
        /// The street and all.
        case address
        /// The city.
        case city
        /// The name.
        case name
    }
}

// MARK: - What a parameter was made with

extension IntentParameter where Value.ValueType == Int {
    /// How the number is set.
    public var controlStyle: IntControlStyle? { facts[.controlStyle] as? IntControlStyle }
}

extension IntentParameter where Value.ValueType == Double {
    /// How the number is set.
    public var controlStyle: DoubleControlStyle? { facts[.controlStyle] as? DoubleControlStyle }
}

extension IntentParameter where Value.ValueType == Bool {
    /// What the two truth values are called.
    public var displayName: Bool.IntentDisplayName? { facts[.displayName] as? Bool.IntentDisplayName }
}

extension IntentParameter where Value.ValueType == String {
    /// How the text is typed.
    public var inputOptions: String.IntentInputOptions? { facts[.inputOptions] as? String.IntentInputOptions }
}

extension IntentParameter where Value.ValueType == Date {
    /// What of the moment is asked.
    public var dateKind: DateKind? { facts[.kind] as? DateKind }
}

extension IntentParameter where Value.ValueType == DateComponents {
    /// What of the moment is asked.
    public var dateKind: DateKind? { facts[.kind] as? DateKind }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    /// What of the place is shown.
    public var displayStyle: PlacemarkDisplayStyle? { facts[.displayStyle] as? PlacemarkDisplayStyle }
}

extension IntentParameter where Value.ValueType == IntentPerson {
    /// By what persons are chosen.
    public var parameterMode: IntentPerson.ParameterMode? { facts[.mode] as? IntentPerson.ParameterMode }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// The currencies that there are.
    public var currencyCodes: [String]? { facts[.currencyCodes] as? [String] }
    /// The smallest and the largest amount.
    public var inclusiveRange: InclusiveRange<Decimal>? { facts[.inclusiveRange] as? InclusiveRange<Decimal> }
}
