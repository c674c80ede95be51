// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Tests whether a property equals a value.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, PropertyType, ComparatorMappingType
>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Equatable, PropertyType: Sendable
{
    /// Compares, and makes of it what the app filters by.
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
        super.init("EqualTo") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: PropertyType.self))
        }
    }

    /// Compares, with values of other types too, and makes of it what the app filters by.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init("EqualTo") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: PropertyType.self))
        }
    }
}
