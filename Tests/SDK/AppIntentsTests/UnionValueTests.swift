// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Testing

@testable import AppIntents
@testable import TeaIntents

@Suite("Values of several types") struct UnionValueTests {
    private static let tea = ObjectValue(typeName: "Tea", identifier: "assam", displayString: "Assam")

    private static let values: [(value: IntentValue, order: String)] = [
        (.object(tea), "tea assam"), (.enumeration(TeaStrength.strong.rawNumber), "strength strong"),
        (.integer(3), "cups 3"), (.string("Something warm"), "words Something warm"),
        // A text that is the name of something is that.
        (.string("assam"), "tea assam"), (.string("SENCHA"), "tea sencha"), (.string("strong"), "strength strong"),
    ]

    @Test("are the case that what travelled stands for", arguments: values)
    func made(value: IntentValue, order: String) async throws {
        #expect(Self.words(try await ValueCoding.value(of: value, as: TeaOrder.self)) == order)
    }

    @Test("travel as the value of their case", arguments: values)
    func travelling(value: IntentValue, order: String) async throws {
        let made = try await ValueCoding.value(of: value, as: TeaOrder?.self)
        let back = try #require(try ValueCoding.optionalIntentValue(of: made as Any))
        #expect(Self.words(try await ValueCoding.value(of: back, as: TeaOrder.self)) == order)
    }

    @Test("are many where many are wanted")
    func many() async throws {
        let orders = try await ValueCoding.value(of: .array([.integer(2), .string("assam")]), as: [TeaOrder].self)
        #expect(orders.map(Self.words) == ["cups 2", "tea assam"])
    }

    @Test("refuse a value whose type no case has")
    func misfit() async {
        for value: IntentValue in [
            .boolean(true), .object(ObjectValue(typeName: "Pot", identifier: "assam", displayString: "")),
        ] {
            let error = await #expect(throws: ValueCodingError.self) {
                _ = try await ValueCoding.value(of: value, as: TeaOrder.self)
            }
            #expect(error?.description.contains("no TeaOrder") == true)
        }
    }

    @Test("are chosen from what their only case is chosen from, and shown as it is")
    func shown() async throws {
        let serving = ServeTea()
        #expect(serving.$vessel.optionsProvider is TeaPotQuery)
        #expect(serving.$order.optionsProvider == nil)
        #expect(ValueDisplay.representation(of: TeaOrder.strength(.strong)).titleText == "Strong")
    }

    @Test("say what they and their cases are called, by their names where nothing is said")
    func displays() {
        #expect(TeaOrder.typeDisplayRepresentation.name.words == "Order")
        #expect(TeaOrder.caseDisplayRepresentations[.words]?.titleText == "Something Else")
        #expect(TeaVessel.typeDisplayRepresentation.name.words == "Tea Vessel")
        #expect(TeaVessel.caseDisplayRepresentations.mapValues(\.titleText) == [.pot: "Pot"])
    }

    private static func words(_ order: TeaOrder) -> String {
        switch order {
        case .tea(let tea): "tea \(tea.id)"
        case .strength(let strength): "strength \(strength)"
        case .cups(let count): "cups \(count)"
        case .words(let words): "words \(words)"
        }
    }
}
