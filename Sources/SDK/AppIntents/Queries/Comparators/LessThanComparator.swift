// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Tests whether a property is less than a value.
public final class LessThanComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init("LessThan") { values in
            mappingTransform(
                try await ValueCoding.value(of: try ComparedValues.only(values), as: PropertyType.UnwrappedType.self))
        }
    }

    /// Creates a comparator that also accepts values of other types and maps them to the app's own comparison.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init("LessThan") { values in
            mappingTransform(
                try await ValueCoding.value(of: try ComparedValues.only(values), as: PropertyType.UnwrappedType.self))
        }
    }
}
