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
    /// The query that finds the entities.
    associatedtype DefaultQuery: EntityQuery where Self.ValueType == DefaultQuery.Entity

    /// The default query for parameters of this type.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A property that people can read and search by.
    public typealias Property = EntityProperty

    /// Entities have no resolvers.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

extension AppEntity where Self: AppEnum {
    /// Cases have no resolvers.
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Self>() }
}

extension AppEntity where Self: CaseDisplayRepresentable {
    /// The display of the case.
    public var displayRepresentation: DisplayRepresentation { shown }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
    /// The raw value.
    public var id: ID { rawValue }

    /// Finds cases by raw value.
    public static var defaultQuery: _RawRepresentableStringQuery<Self> { _RawRepresentableStringQuery() }
}
