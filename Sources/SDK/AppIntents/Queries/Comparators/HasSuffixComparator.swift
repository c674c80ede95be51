// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Tests whether a text has a suffix.
public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, InputType, ComparatorMappingType
>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, InputType: _IntentValue
{
    /// Compares, and makes of it what the app filters by.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where Property: EntityProperty<String>, PropertyType == String, InputType == String {
        super.init("HasSuffix") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Compares, with values of other types too, and makes of it what the app filters by.
    public init<Spec>(
        @ResolverSpecificationBuilder<String.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) where Property: EntityProperty<String>, PropertyType == String, InputType == String, Spec: ResolverSpecification {
        super.init("HasSuffix") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Compares, and makes of it what the app filters by.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
        super.init("HasSuffix") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Compares, with values of other types too, and makes of it what the app filters by.
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
