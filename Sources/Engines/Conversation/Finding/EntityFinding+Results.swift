// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import IntentDefinition
package import IntentValues
package import Sentences

extension EntityFinding {
    /// The things that are wanted of those that the app gave.
    ///
    /// - Parameters:
    ///   - values: What the app's query gave, which anybody may have written.
    ///   - calendar: By which dates are compared.
    /// - Throws: `Problem` where they are too many, or something else.
    package func found(
        _ values: [IntentValue], by search: EntitySearch, calendar: Calendar
    ) throws(Problem<Fault>) -> [IntentValue] {
        var objects = try objects(values)
        let limit = max(0, search.limit ?? objects.count)
        guard !isByApp else { return objects.prefix(limit).map { .object($0) } }
        let comparisons = search.filters.map { filter in
            let type = properties.first { $0.name == filter.property }?.type
            return EntityComparison(filter: filter, order: EntityOrder(type, in: definition, calendar))
        }
        if !comparisons.isEmpty {
            objects = objects.filter { object in
                search.isAny
                    ? comparisons.contains { $0.holds(for: object) } : comparisons.allSatisfy { $0.holds(for: object) }
            }
        }
        if let sorting = search.sorting { objects = sorted(objects, by: sorting, search.isDescending, calendar) }
        return objects.prefix(limit).map { .object($0) }
    }

    private func objects(_ values: [IntentValue]) throws(Problem<Fault>) -> [ObjectValue] {
        guard values.count <= Self.countLimit else {
            throw Problem(
                "\(values.count) results are too many; the limit is \(Self.countLimit)",
                remedy: "make the query return fewer")
        }
        let wanted = type.className ?? type.name
        var size = 0
        var objects: [ObjectValue] = []
        for value in values {
            guard case .object(let object) = value, object.typeName == wanted else {
                throw Problem(
                    "the query of \(type.name) returned something else",
                    remedy: "build the app from the installed source")
            }
            size += value.textSize
            objects.append(object)
        }
        guard size <= Self.textLimit else {
            throw Problem(
                "the results have more than \(Self.textLimit >> 20) MiB of text",
                remedy: "make the query return fewer items or shorter texts")
        }
        return objects
    }

    /// In bytes, of all things together.
    private static let textLimit = 8 << 20

    /// Those without the property come last; those that are the same stay as they were.
    private func sorted(
        _ objects: [ObjectValue], by property: String, _ isDescending: Bool, _ calendar: Calendar
    ) -> [ObjectValue] {
        let order = EntityOrder(properties.first { $0.name == property }?.type, in: definition, calendar)
        let keyed = objects.enumerated().map { place, object in
            (place: place, object: object, key: EntityOrder.value(of: property, in: object))
        }
        return keyed.sorted { one, other in
            guard let left = one.key else { return other.key == nil && one.place < other.place }
            guard let right = other.key else { return true }
            switch order.compare(left, right) {
            case .orderedAscending?: return !isDescending
            case .orderedDescending?: return isDescending
            case .orderedSame?, nil: return one.place < other.place
            }
        }.map(\.object)
    }
}
