// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Tests whether a property equals a value.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, PropertyType, ComparatorMappingType
>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Equatable, PropertyType: Sendable
{
    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
        super.init("EqualTo") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: PropertyType.self))
        }
    }

    /// Creates a comparator that also accepts values of other types and maps them to the app's own comparison.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init("EqualTo") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: PropertyType.self))
        }
    }
}
