// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import IntentValues

/// A parameter of an intent, whatever the type of its value.
protocol AnyIntentParameter: AnyObject, Sendable {
    /// What the intent's source calls it, once ``IntentParameters`` has looked at the intent.
    var name: String? { get set }
    var title: LocalizedStringResource { get }
    var facts: ParameterFacts { get }
    var isOptional: Bool { get }
    /// Whether it takes many values.
    var isArray: Bool { get }
    /// The type of one value, neither optional nor many.
    var elementType: any _IntentValue.Type { get }
    /// What gives values to choose from; that of its type where it has none of its own, and nil if neither has.
    var optionsProvider: (any DynamicOptionsProvider)? { get }

    /// The value as it travels; nil for none.
    ///
    /// - Throws: ``ValueCodingError`` if the value cannot be encoded.
    func intentValue() throws -> IntentValue?
    /// What it has while nothing is set, as it travels.
    func defaultIntentValue() throws -> IntentValue?
    /// Takes a value that traveled, entities looked up again; nil has it have none.
    ///
    /// - Throws: ``ValueCodingError`` where the value is of another type, or there is no such thing any more;
    ///   what the app's query throws.
    func set(_ value: IntentValue?) async throws
    /// Takes again the value that it had from the beginning.
    func reset()
}

extension IntentParameter: AnyIntentParameter {
    var isArray: Bool { NilValues.element(of: Value.self).isMany }

    var elementType: any _IntentValue.Type { Value.ValueType.self }

    var optionsProvider: (any DynamicOptionsProvider)? {
        if let own = facts.optionsProvider ?? facts.query { return own }
        if let union = Value.ValueType.self as? any _IntentValueRepresentable.Type { return union.onlyQuery }
        return (Value.ValueType.self as? any AppEntity.Type)?.anyQuery
    }

    func intentValue() throws -> IntentValue? {
        guard let value = current else { return nil }
        return try ValueCoding.optionalIntentValue(of: value)
    }

    func defaultIntentValue() throws -> IntentValue? {
        guard let value = defaultValue else { return nil }
        return try ValueCoding.optionalIntentValue(of: value)
    }

    func set(_ value: IntentValue?) async throws {
        guard let value else { return assign(nil) }
        assign(try await ValueCoding.value(of: value, as: Value.self, for: self))
    }

    func reset() { assign(defaultValue as? Value) }

    /// Whether a value is in the range; if there is none, any is.
    func contains(_ value: Any) -> Bool {
        switch (value, facts[.inclusiveRange]) {
        case (let number as Int, let range as InclusiveRange<Int>):
            range.lowerBound <= number && number <= range.upperBound
        case (let number as Double, let range as InclusiveRange<Double>):
            range.lowerBound <= number && number <= range.upperBound
        default: true
        }
    }
}

extension IntentParameter: PredicateProperty {
    package func predicateValue(in owner: Any) -> Any? { current.flatMap { NilValues.unwrapped($0) } }
}

extension AppEntity {
    static var anyQuery: any EntityQuery { defaultQuery }
}
