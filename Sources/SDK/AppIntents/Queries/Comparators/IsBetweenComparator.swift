// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Tests whether a property lies between two values.
public final class IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, InputType, ComparatorMappingType
>
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, InputType: Comparable,
    InputType == PropertyType.UnwrappedType
{
    /// Creates a comparator that maps values to the app's own comparison.
    public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {
        super.init("IsBetween") { values in
            let (lower, upper) = try ComparedValues.pair(values)
            return mappingTransform(
                try await ValueCoding.value(of: lower, as: InputType.self),
                try await ValueCoding.value(of: upper, as: InputType.self))
        }
    }

    /// Creates a comparator that also accepts values of other types and maps them to the app's own comparison.
    public init<Spec>(
        @ResolverSpecificationBuilder<InputType> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType
    ) where Spec: ResolverSpecification {
        super.init("IsBetween") { values in
            let (lower, upper) = try ComparedValues.pair(values)
            return mappingTransform(
                try await ValueCoding.value(of: lower, as: InputType.self),
                try await ValueCoding.value(of: upper, as: InputType.self))
        }
    }
}
