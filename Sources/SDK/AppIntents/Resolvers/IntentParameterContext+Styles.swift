// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import CoreLocation

extension IntentParameterContext where Value.ValueType == Int {
    /// How the number is set.
    public var controlStyle: IntentParameter<Value>.IntControlStyle? { parameter.controlStyle }
    /// The smallest and the largest number.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? {
        parameter.facts[.inclusiveRange] as? IntentParameter<Value>.InclusiveRange<Int>
    }
}

extension IntentParameterContext where Value.ValueType == Double {
    /// How the number is set.
    public var controlStyle: IntentParameter<Value>.DoubleControlStyle? { parameter.controlStyle }
    /// The smallest and the largest number.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? {
        parameter.facts[.inclusiveRange] as? IntentParameter<Value>.InclusiveRange<Double>
    }
}

extension IntentParameterContext where Value.ValueType == Bool {
    /// What the two truth values are called.
    public var displayName: Bool.IntentDisplayName? { parameter.displayName }
}

extension IntentParameterContext where Value.ValueType == Date {
    /// What of the moment is asked.
    public var dateKind: IntentParameter<Value>.DateKind? { parameter.dateKind }
}

extension IntentParameterContext where Value.ValueType == DateComponents {
    /// What of the moment is asked.
    public var dateKind: IntentParameter<Value>.DateKind? { parameter.dateKind }
}

extension IntentParameterContext where Value.ValueType == CLPlacemark {
    /// What of the place is shown.
    public var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle? { parameter.displayStyle }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
    /// By what persons are chosen.
    public var parameterMode: IntentPerson.ParameterMode? { parameter.parameterMode }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
    /// The currencies that there are.
    public var currencyCodes: [String]? { parameter.currencyCodes }
    /// The smallest and the largest amount.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? { parameter.inclusiveRange }
}
