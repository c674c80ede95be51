// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Tests whether a property is greater than or equal to a value.
public final class GreaterThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Compares, and makes of it what the app filters by.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init("GreaterThanOrEqualTo") { values in
            mappingTransform(
                try await ValueCoding.value(of: try ComparedValues.only(values), as: PropertyType.UnwrappedType.self))
        }
    }

    /// Compares, with values of other types too, and makes of it what the app filters by.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init("GreaterThanOrEqualTo") { values in
            mappingTransform(
                try await ValueCoding.value(of: try ComparedValues.only(values), as: PropertyType.UnwrappedType.self))
        }
    }
}
