// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import Testing

@testable import Conversation

/// Every comparison with every kind of value that the system compares itself.
@Suite("Comparing an app's things") struct EntityComparisonTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let property: String
        let value: IntentValue?
        /// What it is compared with, and the comparators that hold.
        let wanted: IntentValue
        let holds: Set<EntitySearch.Comparator>

        init(
            _ property: String, _ value: IntentValue?, _ wanted: IntentValue, _ holds: Set<EntitySearch.Comparator>
        ) {
            (self.property, self.value, self.wanted, self.holds) = (property, value, wanted, holds)
        }

        var testDescription: String { "\(property) \(String(describing: value)) with \(wanted)" }
    }

    private static let same: Set<EntitySearch.Comparator> = [.isEqual, .isLessOrEqual, .isGreaterOrEqual]
    private static let less: Set<EntitySearch.Comparator> = [.isNotEqual, .isLess, .isLessOrEqual]
    private static let greater: Set<EntitySearch.Comparator> = [.isNotEqual, .isGreater, .isGreaterOrEqual]

    private static func money(_ amount: Decimal, _ code: String = "EUR") -> IntentValue {
        .currency(CurrencyValue(amount: amount, code: code))
    }
    private static func mass(_ value: Double, _ unit: String) -> IntentValue {
        .measurement(MeasurementValue(dimension: .mass, value: value, unit: unit))
    }
    private static func thing(_ identifier: String?, _ name: String = "") -> IntentValue {
        .object(ObjectValue(typeName: "Maker", identifier: identifier, displayString: name))
    }
    private static func page(_ text: String) -> IntentValue { URL(string: text).map { .url($0) } ?? .string(text) }
    private static func day(_ year: Int, _ month: Int) -> IntentValue {
        .dateComponents(DateComponents(year: year, month: month, day: 1))
    }

    static let rows = [
        // Texts, whatever their capitals.
        Row("name", .string("Sencha"), .string("sencha"), same.union([.contains, .beginsWith, .endsWith])),
        Row("name", .string("Sencha"), .string("SEN"), greater.union([.contains, .beginsWith])),
        Row("name", .string("Sencha"), .string("cha"), greater.union([.contains, .endsWith])),
        Row("name", .string("Sencha"), .string("Zhu"), less),
        Row("name", .string("tea 10"), .string("tea 9"), greater),
        Row("name", .string("Sencha"), .string(""), greater),
        Row("name", nil, .string("a"), [.isNotEqual]),
        Row("page", page("https://example.org/a"), .string("example"), greater.union([.contains])),
        // Numbers.
        Row("cups", .integer(2), .integer(2), same), Row("cups", .integer(1), .integer(2), less),
        Row("cups", .integer(3), .decimal(2.5), greater), Row("cups", .integer(.max), .integer(.min), greater),
        Row("cups", .integer(3), .string("3"), [.isNotEqual]), Row("cups", .decimal(.nan), .integer(1), [.isNotEqual]),
        Row("cups", .decimal(.infinity), .integer(1), greater),
        Row("steeping", .timeInterval(60), .timeInterval(90), less),
        // Money and measures.
        Row("price", money(9), money(9), same), Row("price", money(9), money(10), less),
        Row("price", money(9), money(9, "USD"), [.isNotEqual]), Row("price", money(9), .integer(8), greater),
        Row("grams", mass(1, "kg"), mass(1000, "g"), same), Row("grams", mass(1, "kg"), mass(1, "lb"), greater),
        Row("grams", mass(1, "kg"), mass(1, "heaps"), [.isNotEqual]), Row("grams", mass(5, "kg"), .decimal(6), less),
        Row(
            "grams", mass(1, "kg"), .measurement(MeasurementValue(dimension: .length, value: 1, unit: "m")),
            [.isNotEqual]),
        // Truth, cases, things.
        Row("isGreen", .boolean(true), .boolean(true), same), Row("isGreen", .boolean(true), .boolean(false), greater),
        Row("kind", .enumeration(9), .enumeration(9), same), Row("kind", .enumeration(9), .enumeration(4), less),
        Row("kind", .enumeration(4), .enumeration(77), less),
        Row("maker", thing("a", "Ann"), thing("a", "Anna"), [.isEqual, .isLess, .isLessOrEqual]),
        Row("maker", thing("a", "Ann"), .string("ann"), same.union([.contains, .beginsWith, .endsWith])),
        // Dates.
        Row("bought", .decimal(100), .decimal(200), less),
        Row("bought", .decimal(0), day(2001, 1), same), Row("harvest", day(2026, 4), day(2026, 5), less),
        Row("harvest", .dateComponents(DateComponents(year: 99_999)), day(2026, 5), [.isNotEqual]),
        // Lists.
        Row("tags", .array([.string("a"), .string("b")]), .string("B"), [.contains, .isNotEqual]),
        Row("tags", .array([]), .string("a"), [.isNotEqual]),
        Row("tags", .array([.string("a")]), .array([.string("A")]), [.isEqual]),
    ]

    private static let single: [EntitySearch.Comparator] = [
        .isEqual, .isNotEqual, .contains, .beginsWith, .endsWith, .isLess, .isLessOrEqual, .isGreater,
        .isGreaterOrEqual,
    ]

    private func holds(_ comparator: EntitySearch.Comparator, _ row: Row, _ values: [IntentValue]) throws -> Bool {
        let file = TeaShelf.file(isByApp: false)
        let type = file.types[0].properties.first { $0.name == row.property }?.type
        var object = ObjectValue(typeName: "Tea", identifier: "t", displayString: "T")
        object.properties[row.property] = row.value
        let filter = EntitySearch.Filter(row.property, comparator, values)
        return EntityComparison(filter: filter, order: EntityOrder(type, in: file, CoffeeShop.calendar))
            .holds(for: object)
    }

    @Test("a comparison holds or does not", arguments: rows)
    func compared(row: Row) throws {
        for comparator in Self.single {
            #expect(try holds(comparator, row, [row.wanted]) == row.holds.contains(comparator), "\(comparator)")
        }
        #expect(try holds(.doesNotContain, row, [row.wanted]) == !row.holds.contains(.contains))
        #expect(try !holds(.isEqual, row, []), "nothing is nothing's equal")
    }

    @Test(
        "a range has both its ends in it, in any order",
        arguments: [(1, false), (2, true), (3, true), (4, true), (5, false)])
    func between(cups: Int, isInside: Bool) throws {
        let row = Row("cups", .integer(cups), .integer(0), [])
        #expect(try holds(.isBetween, row, [.integer(2), .integer(4)]) == isInside)
        #expect(try holds(.isBetween, row, [.integer(4), .integer(2)]) == isInside)
        #expect(try !holds(.isBetween, row, [.integer(2)]))
        #expect(try !holds(.isBetween, row, [.string("a"), .integer(4)]))
        #expect(try !holds(.isBetween, Row("cups", nil, .integer(0), []), [.integer(2), .integer(4)]))
    }

    @Test(
        "a property without a value, without letters or without elements has none",
        arguments: [(nil, false), (.string(""), false), (.array([]), false), (.string("a"), true), (.integer(0), true)]
            as [(IntentValue?, Bool)])
    func hasValue(value: IntentValue?, has: Bool) throws {
        let row = Row("name", value, .integer(0), [])
        #expect(try holds(.hasValue, row, []) == has)
        #expect(try holds(.hasNoValue, row, []) == !has)
    }
}
