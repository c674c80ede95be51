// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition
import IntentValues

/// What a person can say of the things that are to be found: a value for each property, and in which order they come.
///
/// A property of the same name as one of the system's own takes its place.
package enum FindParameters {
    /// The property by which things are put in order: a case of ``sortingType(of:)``.
    package static let sorting = "sort"
    /// Whether the greatest comes first.
    package static let descending = "descending"
    /// How many at most.
    package static let limit = "limit"
    /// Whether one of the properties is enough.
    package static let any = "any"

    /// Those that are no property's.
    package static let own = [sorting, descending, limit, any]

    /// The enumeration of the properties by which things are put in order.
    package static func sortingType(of type: TypeDeclaration) -> String { "\(type.name)Sorting" }
}

extension EntityFinding {
    /// The search that the values of parameters are.
    func search(_ values: [String: IntentValue]) -> EntitySearch {
        var search = EntitySearch()
        for property in properties {
            guard let value = values[property.name], let comparator = usualComparator(of: property) else { continue }
            search.filters.append(EntitySearch.Filter(property.name, comparator, [value]))
        }
        func own(_ name: String) -> IntentValue? {
            properties.contains { $0.name == name } ? nil : values[name]
        }
        if case .enumeration(let place)? = own(FindParameters.sorting), sortings.indices.contains(place - 1) {
            search.sorting = sortings[place - 1].name
        }
        if case .boolean(let value)? = own(FindParameters.descending) { search.isDescending = value }
        if case .boolean(let value)? = own(FindParameters.any) { search.isAny = value }
        if case .integer(let value)? = own(FindParameters.limit) { search.limit = value }
        return search
    }
}
