// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition
import IntentValues
package import Sentences
package import Wire

/// How entities are found: what the app's query does, and what the system does itself.
///
/// A query that filters is asked by the numbers of its properties and comparisons. Of one that only knows all things the
/// system compares, sorts and counts what it gives, by the properties that travel with each.
package struct EntityFinding {
    /// So many comparisons a search may have.
    package static let filterLimit = 100
    /// So many things may be found: as many as travel.
    package static let countLimit = OptionBounds.count
    /// What things are called, where they have no property of that name.
    package static let name = "Name"

    package let type: TypeDeclaration
    private let entity: EntityDeclaration
    let definition: DefinitionFile

    /// - Returns: Nil for an intent that finds nothing.
    package init?(_ intent: IntentDeclaration, in definition: DefinitionFile) {
        guard let name = intent.appIntent?.finds,
            let type = definition.types.first(where: { $0.name == name }), let entity = type.entity
        else { return nil }
        self.init(type, entity, definition)
    }

    /// - Returns: Nil for a type whose things are not found by their properties.
    package init?(of type: TypeDeclaration, in definition: DefinitionFile) {
        guard let entity = type.entity, entity.isFound else { return nil }
        self.init(type, entity, definition)
    }

    private init(_ type: TypeDeclaration, _ entity: EntityDeclaration, _ definition: DefinitionFile) {
        self.type = type
        self.entity = entity
        self.definition = definition
    }

    /// Whether the app compares, and not the system.
    package var isByApp: Bool { entity.abilities.contains(.filter) }

    /// The properties by which things are found, in the order of the source.
    package var properties: [PropertyDeclaration] {
        let own = type.properties.filter { !$0.isInherited }
        guard isByApp else { return own }
        return entity.filters.compactMap { filter in own.first { $0.name == filter.property } }
    }

    /// The properties by which they are put in order.
    package var sortings: [PropertyDeclaration] {
        let own = type.properties.filter { !$0.isInherited }
        guard isByApp else { return own.filter { !$0.isArray && EntityOrder.isOrdered($0.type) } }
        return entity.sortings.compactMap { name in own.first { $0.name == name } }
    }

    /// How a property may be compared.
    package func comparators(of property: PropertyDeclaration) -> [EntitySearch.Comparator] {
        guard isByApp else { return EntityComparison.comparators(of: property) }
        let names = entity.filters.first { $0.property == property.name }?.comparators ?? []
        return names.compactMap(EntitySearch.Comparator.init)
    }

    /// How a property is compared with what a person says of it, and nothing else: a text is looked for in it.
    package func usualComparator(of property: PropertyDeclaration) -> EntitySearch.Comparator? {
        let isSearched = property.isArray || property.type == .string
        let wanted: [EntitySearch.Comparator] =
            isSearched ? [.contains, .isEqual, .beginsWith] : [.isEqual]
        return wanted.first(where: comparators(of: property).contains)
    }

    // MARK: Asking

    /// What the app is asked.
    ///
    /// - Throws: `Problem` for what the app's query cannot be asked.
    package func payload(of search: EntitySearch) throws(Problem<Fault>) -> SearchPayload {
        try check(search)
        guard isByApp else { return .all }
        var filters: [SearchPayload.Filter] = []
        for filter in search.filters { filters.append(try number(filter)) }
        var orders: [SearchPayload.Order] = []
        if let sorting = search.sorting, let option = entity.sortings.firstIndex(of: sorting) {
            orders = [SearchPayload.Order(option: option, isAscending: !search.isDescending)]
        }
        return .matching(filters, isAny: search.isAny, orders: orders, limit: search.limit)
    }

    private func check(_ search: EntitySearch) throws(Problem<Fault>) {
        guard search.filters.count <= Self.filterLimit else {
            throw Problem(
                "\(search.filters.count) comparisons are too many; the limit is \(Self.filterLimit)",
                remedy: "remove some")
        }
        if let limit = search.limit, limit < 0 {
            throw Problem("\(limit) is not a valid limit", remedy: "use a number that is not negative")
        }
        if let sorting = search.sorting, sorting != Self.name || isByApp,
            !sortings.contains(where: { $0.name == sorting })
        {
            throw Problem("\(type.name) cannot be sorted by ‘\(sorting)’", remedy: Self.remedy(sortings.map(\.name)))
        }
        for filter in search.filters { try check(filter) }
    }

    private func check(_ filter: EntitySearch.Filter) throws(Problem<Fault>) {
        guard filter.values.count == filter.comparator.valueCount else {
            throw Problem(
                "\(filter.comparator.rawValue) compares ‘\(filter.property)’ with "
                    + "\(filter.comparator.valueCount) values, but there are \(filter.values.count)",
                remedy: "pass as many as it needs")
        }
        guard isByApp else {
            let named = properties.first { $0.name == filter.property }
            let name = filter.property == Self.name ? PropertyDeclaration(name: Self.name, type: .string) : nil
            guard let property = named ?? name else { throw unknown(filter.property) }
            return try check(filter.comparator, of: property)
        }
        guard let property = properties.first(where: { $0.name == filter.property }) else {
            throw unknown(filter.property)
        }
        try check(filter.comparator, of: property)
        for value in filter.values where ValueShape(type: property.type).element(value) == nil {
            throw Problem(
                "‘\(filter.property)’ is compared with a value of another type",
                remedy: "use a value of the type \(property.type.name)")
        }
    }

    private func check(
        _ comparator: EntitySearch.Comparator, of property: PropertyDeclaration
    ) throws(Problem<Fault>) {
        let known = comparators(of: property)
        guard !known.contains(comparator) else { return }
        throw Problem(
            "\(type.name) cannot compare ‘\(property.name)’ by \(comparator.rawValue)",
            remedy: Self.remedy(known.map(\.rawValue)))
    }

    private func unknown(_ property: String) -> Problem<Fault> {
        Problem("\(type.name) cannot be found by ‘\(property)’", remedy: Self.remedy(properties.map(\.name)))
    }

    private static func remedy(_ names: [String]) -> Sentence {
        names.isEmpty ? "leave it out" : "choose one of \(Sentence.names(names))"
    }

    private func number(_ filter: EntitySearch.Filter) throws(Problem<Fault>) -> SearchPayload.Filter {
        guard let property = entity.filters.firstIndex(where: { $0.property == filter.property }),
            let comparator = entity.filters[property].comparators.firstIndex(of: filter.comparator.rawValue)
        else { throw unknown(filter.property) }
        let type = properties.first { $0.name == filter.property }?.type
        let values = filter.values.map { value in type.flatMap { ValueShape(type: $0).element(value) } ?? value }
        return SearchPayload.Filter(property: property, comparator: comparator, values: values)
    }
}
