// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// Swift's values and those that travel.
///
/// | Swift | travels as |
/// | --- | --- |
/// | `Date` | `decimal`: seconds since the beginning of 2001 |
/// | `AttributedString` | `string`, without its attributes |
/// | `Duration` | `timeInterval` |
/// | `Calendar.RecurrenceRule` | `object`, whose identifier is the rule in JSON |
/// | `AppEnum` | `enumeration`: ``IntentValues/IntentValue/rawNumber(of:)`` its raw value's text |
/// | `AppEntity` | `object`, looked up again by its identifier where it arrives |
/// | `TransientAppEntity` | `object`, made again of its properties where it arrives |
/// | `Measurement` | `measurement`, in its own unit where Foundation has it, else in the dimension's base unit |
/// | an enumeration with `@UnionValue` | the value of its case |
/// | arrays, sets | `array` |
enum ValueCoding {
    /// As many elements of an array as travel.
    static let countLimit = 10_000

    /// A value as it travels; nil for an optional that has none.
    ///
    /// - Throws: ``ValueCodingError`` if the value cannot be encoded.
    static func optionalIntentValue(of value: Any) throws -> IntentValue? {
        try NilValues.unwrapped(value).map(intentValue)
    }

    /// A value as it travels.
    ///
    /// - Throws: ``ValueCodingError`` if the value cannot be encoded.
    static func intentValue(of value: Any) throws -> IntentValue {
        switch value {
        case let value as any _IntentValueRepresentable: return try intentValue(of: value._caseValue)
        case let value as any EncodableValue: return try value.intentValue()
        case let value as any AppEnum: return .enumeration(value.rawNumber)
        case let value as any AppEntity: return .object(try object(of: value))
        case let value as any ManyValues:
            return .array(
                try value.all.map { element in
                    guard let encoded = try optionalIntentValue(of: element) else {
                        throw ValueCodingError("an array with nil in it cannot travel; leave such elements out")
                    }
                    return encoded
                })
        case let value as any NilValue:
            guard let something = value.something else { throw ValueCodingError("nil does not travel by itself") }
            return try intentValue(of: something)
        default:
            throw ValueCodingError(
                "a \(type(of: value)) cannot travel; use Apple's types, an AppEnum or an AppEntity")
        }
    }

    /// A value of a type of what traveled.
    ///
    /// - Parameter parameter: The one that it is for, whose resolvers, range and query count.
    /// - Throws: ``ValueCodingError`` if it has another type, or if there is no such thing any more; what the app's
    ///   query or resolver throws.
    static func value<Value: _IntentValue>(
        of value: IntentValue, as type: Value.Type, for parameter: (any AnyIntentParameter)? = nil
    ) async throws -> Value {
        let made = try await any(of: value, as: type, for: parameter)
        guard let result = made as? Value else { throw misfit(value, type) }
        return result
    }

    /// A value of a type that only the process knows.
    static func any(
        of value: IntentValue, as type: Any.Type, for parameter: (any AnyIntentParameter)? = nil
    ) async throws -> Any {
        switch type {
        case let type as any NilValue.Type: return try await any(of: value, as: type.wrapped, for: parameter)
        case let type as any ManyValues.Type: return try await many(of: value, as: type, for: parameter)
        case let type as any _IntentValueRepresentable.Type:
            return try await UnionCoding.value(of: value, as: type, for: parameter)
        case let type as any EncodableValue.Type:
            if let made = type.make(of: value) { return made }
            return try await ValueResolution.value(of: value, as: type, for: parameter)
        case let type as any AppEnum.Type:
            if case .enumeration(let number) = value, let found = type.any(rawNumber: number) { return found }
            return try await ValueResolution.value(of: value, as: type, for: parameter)
        case let type as any AppEntity.Type:
            guard case .object(let object) = value else {
                return try await ValueResolution.value(of: value, as: type, for: parameter)
            }
            return try await EntityCoding.entity(of: object, as: type, by: parameter?.facts.query)
        default: throw misfit(value, type)
        }
    }

    private static func many(
        of value: IntentValue, as type: any ManyValues.Type, for parameter: (any AnyIntentParameter)?
    ) async throws -> Any {
        // A single value where many are wanted is the only one.
        let elements = if case .array(let elements) = value { elements } else { [value] }
        guard elements.count <= countLimit else {
            throw ValueCodingError("\(elements.count) values are more than the \(countLimit) that travel together")
        }
        let made: [Any]
        if let entity = type.element as? any AppEntity.Type, !(type.element is any AppEnum.Type) {
            made = try await EntityCoding.entities(of: elements, as: entity, by: parameter?.facts.query)
        } else {
            var values: [Any] = []
            for element in elements { values.append(try await any(of: element, as: type.element, for: parameter)) }
            made = values
        }
        guard let result = type.make(of: made) else { throw misfit(value, type) }
        return result
    }

    static func misfit(_ value: IntentValue, _ type: Any.Type) -> ValueCodingError {
        ValueCodingError("\(value.kindName) is no \(type)")
    }

    /// An entity as it travels.
    static func object(of entity: any AppEntity) throws -> ObjectValue { try EntityCoding.object(of: entity) }
}

extension AppEnum {
    /// The number by which the case travels.
    var rawNumber: Int { IntentValue.rawNumber(of: String(rawValue)) }

    /// Nil if no case has the number.
    static func any(rawNumber: Int) -> Any? { allCases.first { $0.rawNumber == rawNumber } }
}

extension IntentValue {
    /// What it is, in a few words.
    var kindName: String {
        switch self {
        case .string: "a text"
        case .integer: "a whole number"
        case .decimal: "a number"
        case .boolean: "a truth value"
        case .timeInterval: "a length of time"
        case .dateComponents: "a date"
        case .url: "an address"
        case .file: "a file"
        case .person: "a person"
        case .placemark: "a place"
        case .speakableString: "a spoken text"
        case .currency: "an amount of money"
        case .measurement(let measurement): "a measurement of \(measurement.dimension.rawValue)"
        case .enumeration(let number): "the case of number \(number)"
        case .object(let object): "a \(object.typeName)"
        case .array: "an array"
        }
    }
}
