// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Tests whether a text has a suffix.
public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, InputType, ComparatorMappingType
>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, InputType: _IntentValue
{
    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where Property: EntityProperty<String>, PropertyType == String, InputType == String {
        super.init("HasSuffix") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that also accepts values of other types and maps them to the app's own comparison.
    public init<Spec>(
        @ResolverSpecificationBuilder<String.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) where Property: EntityProperty<String>, PropertyType == String, InputType == String, Spec: ResolverSpecification {
        super.init("HasSuffix") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
        super.init("HasSuffix") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that also accepts values of other types and maps them to the app's own comparison.
    public init<Spec>(
        @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        PropertyType: ExpressibleByNilLiteral, InputType == String, Spec: ResolverSpecification,
        PropertyType.UnwrappedType == String
    {
        super.init("HasSuffix") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }
}
