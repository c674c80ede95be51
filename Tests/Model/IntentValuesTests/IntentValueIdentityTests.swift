// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Testing

@Suite("What a value is told apart by")
struct IntentValueIdentityTests {
    private static func object(_ identifier: String?, _ words: String, type: String = "Soup") -> IntentValue {
        .object(
            ObjectValue(
                typeName: type, identifier: identifier, displayString: words, subtitle: "today",
                properties: ["price": .integer(words.count)]))
    }

    @Test(
        "an object is told apart by its identifier, and without one by all that it is",
        arguments: [
            (object("1", "Tomato"), object("1", "Tomate"), true), (object("1", "Tomato"), object("2", "Tomato"), false),
            (object("1", "Tomato"), object("1", "Tomato", type: "Salad"), false),
            (object(nil, "Tomato"), object(nil, "Tomate"), false), (object(nil, "Tomato"), object(nil, "Tomato"), true),
            (object("1", "Tomato"), object(nil, "Tomato"), false),
            (.array([object("1", "Tomato")]), .array([object("1", "Tomate")]), true),
            (.array([object(nil, "Tomato")]), .array([object(nil, "Tomate")]), false),
            (.string("a"), .string("a"), true), (.string("1"), .integer(1), false),
        ])
    func identity(one: IntentValue, other: IntentValue, isSame: Bool) {
        #expect((one.identity == other.identity) == isSame)
    }

    @Test("a person is the same one, whatever was looked up beside")
    func person() {
        let ada = PersonValue(displayName: "Ada", contactIdentifier: "1")
        let found = PersonValue(
            displayName: "Ada", contactIdentifier: "1", aliases: [.init(value: "a", type: .unknown)],
            suggestionType: .socialProfile, siriMatches: [PersonValue(displayName: "Adam")], isContactSuggestion: true)
        #expect(IntentValue.person(found).identity == .person(ada))
        #expect(IntentValue.person(PersonValue(displayName: "Ada")).identity != .person(ada))
    }

    @Test("every text of a person counts for the size, its matches' too")
    func size() {
        let found = PersonValue(
            displayName: "Ada", aliases: [.init(value: "1234", type: .unknown, label: "home")],
            siriMatches: [PersonValue(displayName: "Adam")])
        #expect(IntentValue.person(found).textSize == 15)
    }
}
