// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import Testing
import Wire

@testable import Conversation

/// What of an app's things is found, and what its query is asked.
@Suite("Finding an app's things") struct EntityFindingTests {
    typealias Filter = EntitySearch.Filter

    private static let things = [
        TeaShelf.tea("sencha", ["cups": .integer(3), "kind": .enumeration(4)]),
        TeaShelf.tea("assam", ["cups": .integer(1), "kind": .enumeration(9)]),
        TeaShelf.tea("mint"),
        TeaShelf.tea("earl", ["cups": .integer(3), "kind": .enumeration(9)]),
    ]

    private static func search(
        _ filters: [Filter] = [], isAny: Bool = false, by sorting: String? = nil, isDescending: Bool = false,
        limit: Int? = nil
    ) -> EntitySearch {
        var search = EntitySearch()
        search.filters = filters
        search.isAny = isAny
        search.sorting = sorting
        search.isDescending = isDescending
        search.limit = limit
        return search
    }

    private static let many = Filter("cups", .isGreater, [.integer(2)])
    private static let white = Filter("kind", .isEqual, [.enumeration(9)])

    static let searches: [(EntitySearch, [String])] = [
        (search(), ["sencha", "assam", "mint", "earl"]), (search(limit: 2), ["sencha", "assam"]),
        (search(limit: 0), []), (search([many]), ["sencha", "earl"]), (search([many, white]), ["earl"]),
        (search([many, white], isAny: true), ["sencha", "assam", "earl"]),
        (search([many, white], isAny: true, limit: 1), ["sencha"]),
        // Those that are the same stay as they were, and those without come last.
        (search(by: "cups"), ["assam", "sencha", "earl", "mint"]),
        (search(by: "cups", isDescending: true), ["sencha", "earl", "assam", "mint"]),
        (search(by: "kind"), ["assam", "earl", "sencha", "mint"]),
        (search(by: "Name"), ["assam", "earl", "mint", "sencha"]),
        (search([Filter("Name", .contains, [.string("EA")])], by: "Name", limit: 5), ["earl"]),
        (search([Filter("cups", .hasNoValue, [])]), ["mint"]),
    ]

    @Test("are those that fit, in order, as many as wanted", arguments: searches.indices)
    func found(index: Int) throws {
        let (search, identifiers) = Self.searches[index]
        let finding = try #require(try TeaShelf.finding(isByApp: false))
        #expect(try finding.payload(of: search) == .all)
        let found = try finding.found(Self.things, by: search, calendar: CoffeeShop.calendar)
        #expect(TeaShelf.identifiers(found) == identifiers)
    }

    @Test("a query that compares is asked by the places of its source, and what it gives is only counted")
    func asked() throws {
        let finding = try #require(try TeaShelf.finding(isByApp: true))
        let search = Self.search(
            [
                Filter("name", .contains, [.string("a")]),
                Filter("cups", .isBetween, [.integer(1), .decimal(2)]),
                Filter("kind", .isEqual, [.integer(4)]),
            ], isAny: true, by: "name", isDescending: true, limit: 2)
        #expect(
            try finding.payload(of: search)
                == .matching(
                    [
                        .init(property: 0, comparator: 1, values: [.string("a")]),
                        .init(property: 2, comparator: 2, values: [.integer(1), .integer(2)]),
                        .init(property: 3, comparator: 0, values: [.enumeration(4)]),
                    ], isAny: true, orders: [.init(option: 1, isAscending: false)], limit: 2))
        let found = try finding.found(Self.things, by: search, calendar: CoffeeShop.calendar)
        #expect(TeaShelf.identifiers(found) == ["sencha", "assam"])
    }

    @Test("the values of the action's parameters are its search")
    func values() throws {
        let finding = try #require(try TeaShelf.finding(isByApp: true))
        #expect(finding.search([:]) == EntitySearch())
        var values: [String: IntentValue] = ["kind": .enumeration(4), "maker": .string("a")]
        for (place, name) in [(0, nil), (1, "cups"), (2, "name"), (3, nil)] as [(Int, String?)] {
            values[FindParameters.sorting] = .enumeration(place)
            let found = finding.search(values)
            #expect(found.sorting == name)
            #expect(found.filters == [Filter("kind", .isEqual, [.enumeration(4)])])
        }
        values[FindParameters.descending] = .boolean(true)
        values[FindParameters.any] = .boolean(true)
        values[FindParameters.limit] = .integer(2)
        let found = finding.search(values)
        #expect(found.isDescending && found.isAny && found.limit == 2)
    }

    @Test("so many things are found at once, and no more")
    func mostThings() throws {
        let finding = try #require(try TeaShelf.finding(isByApp: true))
        let most = Array(repeating: TeaShelf.tea("a"), count: 10_000)
        #expect(try finding.found(most, by: EntitySearch(), calendar: CoffeeShop.calendar).count == 10_000)
    }

    static let mistakes: [(EntitySearch, Bool, reason: String)] = [
        (search([Filter("colour", .isEqual, [.string("a")])]), false, "by ‘colour’"),
        (search([Filter("cups", .isEqual, [])]), false, "there are 0"),
        (search([Filter("cups", .isBetween, [.integer(1)])]), false, "there are 1"),
        (search([Filter("cups", .hasValue, [.integer(1)])]), false, "there are 1"),
        (search(by: "maker"), false, "by ‘maker’"), (search(by: "tags"), false, "by ‘tags’"),
        (search(limit: -1), false, "-1"), (search(limit: .min), true, "\(Int.min)"),
        (search([Filter("cups", .contains, [.integer(1)])]), false, "‘cups’ by"),
        (search([Filter("isGreen", .isLess, [.boolean(true)])]), false, "‘isGreen’ by"),
        (search(Array(repeating: many, count: 101)), false, "101"), (search(by: "kind"), true, "by ‘kind’"),
        (search(by: "Name"), true, "by ‘Name’"),
        (search([Filter("Name", .isEqual, [.string("a")])]), true, "by ‘Name’"),
        (search([Filter("", .isEqual, [.string("a")])]), true, "by ‘’"),
        (search([Filter("price", .isEqual, [.integer(1)])]), true, "‘price’"),
        (search([Filter("name", .endsWith, [.string("a")])]), true, "‘name’ by"),
        (search([Filter("name", .hasValue, [])]), true, "‘name’ by"),
        (search([Filter("cups", .isEqual, [.integer(1)])]), true, "‘cups’ by"),
        (search([Filter("cups", .isLess, [.string("1")])]), true, "‘cups’ is compared"),
        (search([Filter("cups", .isLess, [.array([.integer(1)])])]), true, "‘cups’ is compared"),
    ]

    @Test("what cannot be asked is told before anything is", arguments: mistakes.indices)
    func mistake(index: Int) throws {
        let (search, isByApp, reason) = Self.mistakes[index]
        let finding = try #require(try TeaShelf.finding(isByApp: isByApp))
        let mistake = #expect(throws: Problem<Fault>.self) { _ = try finding.payload(of: search) }
        #expect(mistake?.reason.description.contains(reason) == true)
    }

    static let answers: [([IntentValue], reason: String)] = [
        ([.string("sencha")], "something else"),
        ([.object(ObjectValue(typeName: "Cup", identifier: "a", displayString: "A"))], "something else"),
        ([.array([TeaShelf.tea("a")])], "something else"),
        (Array(repeating: TeaShelf.tea("a"), count: 10_001), "10001"),
        (
            Array(repeating: TeaShelf.tea("a", ["name": .string(String(repeating: "a", count: 1 << 20))]), count: 9),
            "MiB"
        ),
    ]

    @Test("an app that gives something else, or too much, is refused", arguments: answers.indices, [true, false])
    func hostile(index: Int, isByApp: Bool) throws {
        let (values, reason) = Self.answers[index]
        let finding = try #require(try TeaShelf.finding(isByApp: isByApp))
        let mistake = #expect(throws: Problem<Fault>.self) {
            _ = try finding.found(values, by: EntitySearch(), calendar: CoffeeShop.calendar)
        }
        #expect(mistake?.reason.description.contains(reason) == true)
        let play = Play(TeaShelf.context(isByApp: isByApp), handler: TeaShelf.shop(values))
        #expect(play.failure?.kind == .refused)
        #expect(!play.isMalformed)
    }

    @Test("nobody finds things of a type whose query does neither")
    func neither() {
        var type = TeaShelf.type(isByApp: false)
        let file = TeaShelf.file(isByApp: false)
        type.entity?.abilities = [.suggest, .search]
        #expect(EntityFinding(of: type, in: file) == nil)
        type.entity?.abilities = [.enumerate]
        type.entity?.query = nil
        #expect(EntityFinding(of: type, in: file) == nil)
        type.entity = nil
        #expect(EntityFinding(of: type, in: file) == nil)
    }

    // MARK: - As a conversation

    private func play(_ texts: [String: String], isByApp: Bool = false, language: String = "en") -> Play {
        Play(
            TeaShelf.context(isByApp: isByApp, language: language), Invocation(texts: texts),
            handler: TeaShelf.shop(Self.things))
    }

    private func request(_ play: Play) -> SearchPayload? { play.requests.first?.intent.run?.search }

    @Test("nothing is asked of anybody, and what was found is said by its name")
    func conversation() throws {
        let play = play(["cups": "3", "limit": "1"])
        #expect(play.requests.count == 1)
        #expect(request(play) == .all)
        #expect(play.response?.text == "Sencha")
        #expect(play.response?.output == .array([Self.things[0]]))
        #expect(self.play(["kind": "white", "sort": "cups", "descending": "yes"]).response?.text == "Earl and Assam")
        #expect(self.play(["kind": "white", "cups": "3", "any": "yes"]).response?.text == "Sencha, Assam and Earl")
        #expect(self.play(["cups": "7"]).response?.text == "There is nothing like that.")
        #expect(self.play(["cups": "7"], language: "zh-Hans").response?.text == "没有找到。")
    }

    @Test("words for a text are looked for in it, and a comparison that the query lacks is not made")
    func words() throws {
        #expect(
            request(play(["name": "sen"], isByApp: true))
                == .matching(
                    [.init(property: 0, comparator: 1, values: [.string("sen")])], isAny: false, orders: [], limit: nil)
        )
        let unasked = SearchPayload.matching([], isAny: false, orders: [], limit: nil)
        #expect(request(play(["cups": "3"], isByApp: true)) == unasked)
    }

    @Test("of many the first are said, and how many more there are")
    func manyFound() {
        let things = (1...12).map { TeaShelf.tea("t\($0)") }
        let play = Play(TeaShelf.context(isByApp: true), handler: TeaShelf.shop(things))
        #expect(play.response?.text == "T1, T2, T3, T4, T5, T6, T7, T8, T9, T10 and 2 more")
    }

    @Test("a limit below nothing is refused before the app is asked")
    func limit() {
        let play = play(["limit": "-1"])
        #expect(play.requests.isEmpty)
        #expect(play.failure?.kind == .refused)
    }
}
