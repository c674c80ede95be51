// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An app's own object that intents use, with an identifier.
///
/// ```swift
/// struct Soup: AppEntity {
///     static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
///     static let defaultQuery = SoupQuery()
///
///     let id: String
///     @Property(title: "Name") var name: String
///
///     var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
/// }
/// ```
///
/// Only its identifier is kept in shortcuts, phrases and donations; the thing itself is looked up each time.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, ID: EntityIdentifierConvertible, ID: Sendable {
    /// What looks things up.
    associatedtype DefaultQuery: EntityQuery where Self.ValueType == DefaultQuery.Entity

    /// What looks things of this type up, where a parameter does not say it.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A value that people may read, and find things by.
    public typealias Property = EntityProperty

    /// Things are made of nothing but their identifiers.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

extension AppEntity where Self: AppEnum {
    /// Cases are made of nothing else.
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Self>() }
}

extension AppEntity where Self: CaseDisplayRepresentable {
    /// How the case is shown.
    public var displayRepresentation: DisplayRepresentation { shown }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
    /// The raw value.
    public var id: ID { rawValue }

    /// Looks cases up by their raw values.
    public static var defaultQuery: _RawRepresentableStringQuery<Self> { _RawRepresentableStringQuery() }
}
