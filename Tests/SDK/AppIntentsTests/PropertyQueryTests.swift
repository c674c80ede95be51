// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@testable import AppIntents

@Suite("Things found by their properties") struct PropertyQueryTests {
    typealias Filter = PropertyQueryRun.Filter

    static let searches: [(PropertyQueryRun, [String])] = [
        (PropertyQueryRun(), ["tomato", "lentil", "miso"]),
        (PropertyQueryRun(filters: [Filter(property: 0, comparator: 0, values: [.string("Miso")])]), ["miso"]),
        (PropertyQueryRun(filters: [Filter(property: 0, comparator: 1, values: [.string("i")])]), ["lentil", "miso"]),
        (PropertyQueryRun(filters: [Filter(property: 0, comparator: 2, values: [.string("To")])]), ["tomato"]),
        (PropertyQueryRun(filters: [Filter(property: 1, comparator: 0, values: [.integer(301)])]), ["tomato", "miso"]),
        (
            PropertyQueryRun(filters: [Filter(property: 1, comparator: 1, values: [.integer(200), .integer(460)])]),
            ["tomato", "lentil"]
        ),
        (
            PropertyQueryRun(filters: [
                Filter(property: 0, comparator: 1, values: [.string("i")]),
                Filter(property: 1, comparator: 0, values: [.integer(200)]),
            ]), ["miso"]
        ),
        (
            PropertyQueryRun(
                filters: [
                    Filter(property: 0, comparator: 0, values: [.string("Tomato")]),
                    Filter(property: 1, comparator: 0, values: [.integer(200)]),
                ], isAny: true), ["tomato", "miso"]
        ),
        (PropertyQueryRun(orders: [.init(option: 0, isAscending: true)]), ["lentil", "miso", "tomato"]),
        (PropertyQueryRun(orders: [.init(option: 1, isAscending: false)], limit: 2), ["lentil", "tomato"]),
    ]

    @Test("are those for which the comparisons hold, in order", arguments: searches)
    func found(search: PropertyQueryRun, identifiers: [String]) async throws {
        let found = try await search.entities(of: SoupPropertyQuery())
        #expect(found.compactMap { ($0 as? Soup)?.id } == identifiers)
    }

    static let mistakes: [(PropertyQueryRun, String)] = [
        (PropertyQueryRun(filters: [Filter(property: 2, comparator: 0, values: [.string("a")])]), "property 2"),
        (PropertyQueryRun(filters: [Filter(property: 0, comparator: -1, values: [.string("a")])]), "comparison -1"),
        (PropertyQueryRun(filters: [Filter(property: 0, comparator: 0, values: [])]), "there are 0"),
        (PropertyQueryRun(filters: [Filter(property: 1, comparator: 1, values: [.integer(1)])]), "there are 1"),
        (PropertyQueryRun(filters: [Filter(property: 1, comparator: 0, values: [.boolean(true)])]), "no Int"),
        (PropertyQueryRun(orders: [.init(option: 5, isAscending: true)]), "order 5"),
    ]

    @Test("what a query does not have is an error", arguments: mistakes)
    func mistake(search: PropertyQueryRun, named: String) async {
        let error = await #expect(throws: ValueCodingError.self) {
            _ = try await search.entities(of: SoupPropertyQuery())
        }
        #expect(error?.description.contains(named) == true)
    }

    @Test("a query tells how its properties are compared, and with a thing available what they are called")
    func description() {
        let description = PropertyQueryDescription(SoupPropertyQuery.self)
        #expect(description.comparators == [["EqualTo", "Contains", "HasPrefix"], ["LessThan", "IsBetween"]])
        #expect(description.orderCount == 2)
        #expect(SoupPropertyQuery.propertyNames(of: Soup.all[0]) == ["name", "calories"])
    }

    @Test("the only thing of its type is found without being asked for")
    func unique() async throws {
        let query = UniqueAppEntityProvider { Kitchen() }
        #expect(try await query.suggestedEntities().map(\.id) == ["Kitchen"])
        #expect(try await query.entities(for: ["anything"]).count == 1)
        let error = await #expect(throws: AppIntentError.self) {
            _ = try await UniqueAppEntityProvider<Kitchen>().uniqueEntity()
        }
        #expect(error?.description == AppIntentError.Unrecoverable.entityNotFound.description)
    }

    @Test("cases are found by their raw values and their titles")
    func cases() async throws {
        let query = Spice.defaultQuery
        #expect(try await query.entities(for: ["salt", "none"]) == [.salt])
        #expect(try await query.entities(matching: "pep") == [.pepper])
        #expect(try await query.suggestedEntities() == [.salt, .pepper])
        #expect(Spice.salt.displayRepresentation.titleText == "Salt")
    }
}

private struct Kitchen: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kitchen"
    static let defaultQuery = UniqueAppEntityProvider<Kitchen>()
}

private enum Spice: String, AppEntity, AppEnum {
    case salt, pepper

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spice"
    static let caseDisplayRepresentations: [Spice: DisplayRepresentation] = [.salt: "Salt", .pepper: "Pepper"]
}
