// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A query that finds entities by their properties.
///
/// ```swift
/// static let properties = QueryProperties {
///     Property(\Soup.$name) {
///         EqualToComparator { text in SoupFilter { $0.name == text } }
///         ContainsComparator { text in SoupFilter { $0.name.contains(text) } }
///     }
/// }
///
/// static let sortingOptions = SortingOptions { SortableBy(\Soup.$name) }
/// ```
public protocol EntityPropertyQuery: EntityQuery {
    /// What the app makes of a comparison, such as a predicate.
    associatedtype ComparatorMappingType

    /// The properties that things are found by, and how they are compared.
    static var properties: QueryProperties { get }
    /// The properties that things are put in order by.
    static var sortingOptions: SortingOptions { get }
    /// What the action says of itself that finds them; none by default.
    static var findIntentDescription: IntentDescription? { get }

    /// The things that fit.
    ///
    /// - Parameters:
    ///   - comparators: What the app made of the comparisons.
    ///   - mode: Whether all have to hold, or one.
    ///   - sortedBy: By what they are put in order, the first first.
    ///   - limit: How many at most; nil for all.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    /// Properties that things are found by.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// A property that things are found by.
    public typealias Property = EntityQueryProperty
    /// Properties that things are put in order by.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// A property that things are put in order by.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    /// By what things are put in order.
    public typealias Sort = EntityQuerySort
    /// Whether all comparisons have to hold, or one.
    public typealias ComparatorMode = EntityQueryComparatorMode

    /// None.
    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparisons must match, or any.
public enum EntityQueryComparatorMode: Hashable, Sendable {
    /// All.
    case and
    /// One.
    case or
}
