// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Testing
import Wire

@testable import Conversation

/// Several options of one name.
@Suite struct NamesakeTests {
    private static func drink(
        _ identifier: String, _ name: String, subtitle: String? = nil, alternative: String? = nil
    ) -> IntentValue {
        let alternatives = alternative.map { [SpeakableStringValue(spokenPhrase: $0)] } ?? []
        return .object(
            ObjectValue(
                typeName: "Drink", identifier: identifier, displayString: name, subtitle: subtitle,
                alternatives: alternatives))
    }

    private static let blends = [
        drink("a", "House Blend", subtitle: "from Brazil"), drink("b", "Latte"),
        drink("c", "House Blend", subtitle: "from Peru"),
    ]

    private func play(
        _ sections: [OptionsPayload.Section], _ answers: [Play.Answer], texts: [String: String] = [:]
    ) -> Play {
        var handler = Handler.barista
        handler.options["drink"] = { _ in .options(OptionsPayload(sections: sections)) }
        let invocation = Invocation(values: ["count": .integer(1)], texts: texts)
        return Play(CoffeeShop.context(), invocation, handler: handler, answers: answers)
    }

    private func identifier(_ play: Play) -> String? {
        if case .object(let object)? = play.handled?["drink"] { object.identifier } else { nil }
    }

    private func shown(_ prompt: Prompt?) -> [String] { prompt?.options.map(\.text) ?? [] }

    @Test("what tells options of one name apart is shown with the name, and not twice")
    func subtitles() {
        let prompt = play([.init(items: Self.blends)], []).prompts.last
        #expect(shown(prompt) == ["House Blend – from Brazil", "Latte", "House Blend – from Peru"])
        #expect(prompt?.options.map(\.subtitle) == [nil, nil, nil])
        #expect(prompt?.options.map(\.distinction) == ["from Brazil", nil, "from Peru"])
    }

    @Test(
        "the difference chooses, in its words or as it is shown",
        arguments: [
            "from Peru", "Peru", "the one from Peru", "the Peru one", "House Blend – from Peru",
            "house blend from peru",
            "3",
        ])
    func difference(answer: String) {
        let play = play([.init(items: Self.blends)], [.words(answer)])
        #expect(identifier(play) == "c")
        #expect(play.prompts.count == 1)
    }

    @Test("the common name is asked about again, with none but those that have it")
    func commonName() {
        let play = play([.init(items: Self.blends)], ["house blend", "the one from Peru"])
        #expect(shown(play.prompts.last) == ["House Blend – from Brazil", "House Blend – from Peru"])
        #expect(play.prompts.last?.kind == .disambiguation)
        #expect(identifier(play) == "c")
    }

    @Test("words that came with the sentence and fit several of one name are asked about, with their difference")
    func saidBefore() {
        let play = play([.init(items: Self.blends)], ["Brazil"], texts: ["drink": "house blend"])
        #expect(shown(play.prompts.last) == ["House Blend – from Brazil", "House Blend – from Peru"])
        #expect(identifier(play) == "a")
    }

    @Test("where subtitles are alike the section tells, then another name, and else the places alone")
    func otherDifferences() {
        let twins = [Self.drink("a", "Latte", subtitle: "hot"), Self.drink("b", "Latte", subtitle: "hot")]
        let sections = play([.init(title: "Small", items: [twins[0]]), .init(title: "Large", items: [twins[1]])], [])
        #expect(shown(sections.prompts.last) == ["Latte – Small", "Latte – Large"])
        let named = [
            Self.drink("a", "Latte", alternative: "Milk Coffee"), Self.drink("b", "Latte", alternative: "Foam"),
        ]
        #expect(shown(play([.init(items: named)], []).prompts.last) == ["Latte – Milk Coffee", "Latte – Foam"])
        #expect(identifier(play([.init(items: named)], ["foam"])) == "b")
        let alike = play([.init(items: twins)], ["Latte", "the second one"])
        #expect(shown(alike.prompts.last) == ["Latte", "Latte"])
        #expect(identifier(alike) == "b")
    }

    @Test(
        "two persons of one name are told apart by where they are reached", arguments: ["ann@example.org", "Ann", "2"])
    func persons(answer: String) {
        let persons = ["ann@example.com", "ann@example.org"].map {
            IntentValue.person(
                PersonValue(handle: PersonValue.Handle(value: $0, type: .emailAddress), displayName: "Ann"))
        }
        let context = CoffeeShop.context { intent in
            var friend = ParameterDeclaration(name: "friend", type: .person)
            friend.supportsResolution = true
            intent.parameters = [friend]
        }
        var handler = Handler.barista
        handler.resolve["friend"] = { intent in
            guard let value = intent.values["friend"], case .person(let person) = value, person.handle != nil else {
                return Handler.one(.disambiguation(persons))
            }
            return Handler.one(.success(value))
        }
        let invocation = Invocation(texts: ["friend": "Ann"])
        let play = Play(context, invocation, handler: handler, answers: [.words(answer), "the second one"])
        #expect(shown(play.prompts.first) == ["Ann – ann@example.com", "Ann – ann@example.org"])
        #expect(play.prompts.count == (answer == "Ann" ? 2 : 1))
        #expect(play.handled?["friend"] == persons[1])
    }
}
