// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// Compares a property with a value and maps it to the app's own comparison.
public class EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, InputType: _IntentValue
{
    /// What Apple calls it, such as `EqualTo`.
    let name: String
    let map: ([IntentValue]) async throws -> ComparatorMappingType

    init(_ name: String, _ map: @escaping ([IntentValue]) async throws -> ComparatorMappingType) {
        self.name = name
        self.map = map
    }
}

/// The values that a property is compared with.
enum ComparedValues {
    /// - Throws: ``ValueCodingError`` where there is not one.
    static func only(_ values: [IntentValue]) throws -> IntentValue {
        guard let value = values.first, values.count == 1 else {
            throw ValueCodingError("a comparison has one value, and there are \(values.count)")
        }
        return value
    }

    /// - Throws: ``ValueCodingError`` where there are not two.
    static func pair(_ values: [IntentValue]) throws -> (IntentValue, IntentValue) {
        guard values.count == 2 else {
            throw ValueCodingError("a range has two values, and there are \(values.count)")
        }
        return (values[0], values[1])
    }
}

/// A type-erased comparator of a property.
public struct AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable {
    let name: String
    let map: ([IntentValue]) async throws -> ComparatorMappingType
}

/// A result builder for comparators.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
where
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
    PropertyType: Sendable
{
    /// Comparisons, whatever the types of what they compare with.
    public typealias Comparator = AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >

    /// A comparison with a value of the property's own type.
    public static func buildExpression(
        _ expression: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
    ) -> Comparator {
        Comparator(name: expression.name, map: expression.map)
    }

    /// A comparison of a property that may have no value.
    public static func buildExpression(
        _ expression: EntityQueryComparator<
            Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
        >
    ) -> Comparator where PropertyType: ExpressibleByNilLiteral {
        Comparator(name: expression.name, map: expression.map)
    }

    /// Whether something is in the property.
    public static func buildExpression<InputType>(
        _ expression: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> Comparator where InputType: _IntentValue {
        Comparator(name: expression.name, map: expression.map)
    }

    /// Whether the property is between two values.
    public static func buildExpression<InputType>(
        _ expression: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> Comparator where InputType: Comparable, InputType == PropertyType.UnwrappedType {
        Comparator(name: expression.name, map: expression.map)
    }

    /// One after the other.
    public static func buildBlock(_ components: Comparator...) -> [Comparator] { components }
}
