// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Tests whether a property contains a value.
public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, InputType, ComparatorMappingType
>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, InputType: _IntentValue
{
    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        PropertyType: _SequenceIntentValue, PropertyType: Sequence, InputType: Equatable,
        InputType == PropertyType.Element
    {
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that also accepts values of other types and maps them to the app's own comparison.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        PropertyType: _SequenceIntentValue, PropertyType: Sequence, InputType: Equatable,
        InputType == PropertyType.Element, Spec: ResolverSpecification
    {
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        PropertyType: ExpressibleByNilLiteral, InputType: Equatable, InputType == PropertyType.UnwrappedType.Element,
        PropertyType.UnwrappedType: _SequenceIntentValue, PropertyType.UnwrappedType: Sequence
    {
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that also accepts values of other types and maps them to the app's own comparison.
    public init<Spec>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        PropertyType: ExpressibleByNilLiteral, InputType: Equatable, InputType == PropertyType.UnwrappedType.Element,
        Spec: ResolverSpecification, PropertyType.UnwrappedType: _SequenceIntentValue,
        PropertyType.UnwrappedType: Sequence
    {
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where Property: EntityProperty<String>, PropertyType == String, InputType == String {
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that also accepts values of other types and maps them to the app's own comparison.
    public init<Spec>(
        @ResolverSpecificationBuilder<String.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) where Property: EntityProperty<String>, PropertyType == String, InputType == String, Spec: ResolverSpecification {
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
        super.init("Contains") { values in
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
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where Property: EntityProperty<AttributedString>, PropertyType == AttributedString, InputType == AttributedString {
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that also accepts values of other types and maps them to the app's own comparison.
    public init<Spec>(
        @ResolverSpecificationBuilder<AttributedString.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        Property: EntityProperty<AttributedString>, PropertyType == AttributedString, InputType == AttributedString,
        Spec: ResolverSpecification
    {
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        PropertyType: ExpressibleByNilLiteral, InputType == AttributedString,
        PropertyType.UnwrappedType == AttributedString
    {
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }

    /// Creates a comparator that also accepts values of other types and maps them to the app's own comparison.
    public init<Spec>(
        @ResolverSpecificationBuilder<AttributedString> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    )
    where
        PropertyType: ExpressibleByNilLiteral, InputType == AttributedString, Spec: ResolverSpecification,
        PropertyType.UnwrappedType == AttributedString
    {
        super.init("Contains") { values in
            mappingTransform(try await ValueCoding.value(of: try ComparedValues.only(values), as: InputType.self))
        }
    }
}
