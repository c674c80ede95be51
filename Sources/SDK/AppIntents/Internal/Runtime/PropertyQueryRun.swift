// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// A search for things by their properties.
///
/// Properties, comparisons and orders are counted from 0 as the query's source has them: that is how the compiler's
/// constants have them too, and a property knows its name only where there is a thing that has it.
struct PropertyQueryRun: Hashable, Sendable {
    typealias Filter = SearchPayload.Filter
    typealias Order = SearchPayload.Order

    var filters: [Filter] = []
    /// Whether one comparison is enough.
    var isAny = false
    var orders: [Order] = []
    var limit: Int?

    /// The things that the query gives.
    ///
    /// - Throws: ``ValueCodingError`` for a place that the query does not have, and values of another type; what the
    ///   query throws.
    func entities(of query: any EntityPropertyQuery) async throws -> [any AppEntity] {
        if let error = AppDependencies.firstMissing(of: query) { throw error }
        return try await query.run(self)
    }
}

extension EntityPropertyQuery {
    fileprivate func run(_ search: PropertyQueryRun) async throws -> [any AppEntity] {
        var comparisons: [ComparatorMappingType] = []
        for filter in search.filters { comparisons.append(try await comparison(filter)) }
        let found = try await entities(
            matching: comparisons, mode: search.isAny ? .or : .and, sortedBy: try search.orders.map(sort),
            limit: search.limit)
        let entities: [any AppEntity] = found.items
        return search.limit.map { Array(entities.prefix(max(0, $0))) } ?? entities
    }

    private func comparison(_ filter: PropertyQueryRun.Filter) async throws -> ComparatorMappingType {
        let declarations = Self.properties.declarations
        guard declarations.indices.contains(filter.property),
            declarations[filter.property].comparators.indices.contains(filter.comparator)
        else {
            throw ValueCodingError(
                "\(Self.self) has no comparison \(filter.comparator) of a property \(filter.property)")
        }
        return try await declarations[filter.property].comparators[filter.comparator].map(filter.values)
    }

    private func sort(_ order: PropertyQueryRun.Order) throws -> EntityQuerySort<Entity> {
        let options = Self.sortingOptions.options
        guard options.indices.contains(order.option) else {
            throw ValueCodingError("\(Self.self) has no order \(order.option)")
        }
        return EntityQuerySort(by: options[order.option].keyPath, order: order.isAscending ? .ascending : .descending)
    }
}

/// What a property query can be asked, as far as it knows without a thing.
struct PropertyQueryDescription: Equatable {
    /// For each property, the names of its comparisons.
    let comparators: [[String]]
    let orderCount: Int

    init(_ query: any EntityPropertyQuery.Type) { self = query.described }

    fileprivate init(comparators: [[String]], orderCount: Int) {
        self.comparators = comparators
        self.orderCount = orderCount
    }
}

extension EntityPropertyQuery {
    fileprivate static var described: PropertyQueryDescription {
        PropertyQueryDescription(
            comparators: properties.declarations.map { $0.comparators.map(\.name) },
            orderCount: sortingOptions.options.count)
    }

    /// The names of the properties of a thing, in the order of the query's source.
    static func propertyNames(of entity: Entity) -> [String] {
        let known = EntityProperties.all(of: entity)
        return properties.declarations.map { declaration in
            let property = declaration.property(entity)
            return known.first { $0.property === property }?.name ?? ""
        }
    }
}
