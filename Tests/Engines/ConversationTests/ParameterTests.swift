// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentDefinition
import IntentValues
import Testing
import Wire

/// Which parameters take part, and with what they start.
@Suite struct ParameterTests {
    private func context(_ parameters: ParameterDeclaration...) -> ConversationContext {
        CoffeeShop.context { $0.parameters = parameters }
    }

    private func parameter(
        _ name: String, _ type: ValueType = .string, parent: String? = nil,
        _ predicate: RelationshipDeclaration.Predicate = .hasAnyValue
    ) -> ParameterDeclaration {
        var parameter = ParameterDeclaration(name: name, type: type)
        parameter.supportsResolution = true
        parameter.relationship = parent.map { RelationshipDeclaration(parent: $0, predicate: predicate) }
        return parameter
    }

    @Test(
        "a parameter counts only while its parent has the right value",
        arguments: [
            (RelationshipDeclaration.Predicate.hasAnyValue, IntentValue?.some(.enumeration(2)), true),
            (.hasAnyValue, nil, false),
            (.enumIs(name: "large"), .enumeration(2), true), (.enumIs(name: "large"), .enumeration(1), false),
            (.enumIs(name: "large"), nil, false),
            (.enumIs(name: "unknown"), nil, true), (.enumIs(name: "gone"), .enumeration(1), false),
        ])
    func enumParent(predicate: RelationshipDeclaration.Predicate, parent: IntentValue?, counts: Bool) {
        var size = CoffeeShop.sizeParameter
        size.supportsResolution = false
        let context = context(size, parameter("note", parent: "size", predicate))
        var values: [String: IntentValue] = ["note": .string("x")]
        values["size"] = parent
        let play = Play(context, Invocation(values: values))
        #expect((play.handled?["note"] != nil) == counts)
    }

    @Test("a yes-or-no parent", arguments: [(true, true, true), (true, false, false), (false, false, true)])
    func booleanParent(wanted: Bool, value: Bool, counts: Bool) {
        let context = context(parameter("milk", .boolean), parameter("note", parent: "milk", .booleanIs(value: wanted)))
        let play = Play(context, Invocation(values: ["milk": .boolean(value), "note": .string("x")]))
        #expect((play.handled?["note"] != nil) == counts)
    }

    @Test("a parent behind its child is asked first; a missing parent holds nothing back; a circle ends")
    func oddParents() {
        let behind = Play(
            context(parameter("note", parent: "milk", .booleanIs(value: true)), parameter("milk", .boolean)),
            answers: ["yes", "no sugar"])
        #expect(behind.prompts.map(\.parameter) == ["milk", "note"])
        let missing = Play(context(parameter("note", parent: "nobody")), answers: ["x"])
        #expect(missing.handled == ["note": .string("x")])
        let circle = Play(context(parameter("a", parent: "b"), parameter("b", parent: "a")), answers: ["x", "y"])
        #expect(circle.response != nil)
    }

    @Test("the handler sees all that was said when it looks at the first parameter")
    func allThatWasSaid() {
        let play = Play(
            context(parameter("payee"), parameter("count", .integer)),
            Invocation(texts: ["payee": "Ann", "count": "two"]))
        #expect(play.requests.first?.intent.values == ["payee": .string("Ann"), "count": .integer(2)])
    }

    @Test("a number that is asked for is not a number of another parameter")
    func askedNumber() {
        let play = Play(context(parameter("share", .decimal), parameter("count", .integer)), answers: ["2.5", "3"])
        #expect(play.handled == ["share": .decimal(2.5), "count": .integer(3)])
    }

    @Test("a default stands in only where nobody is asked")
    func declaredDefaults() {
        var asked = parameter("count", .integer)
        asked.options.defaultValue = .number(value: 2)
        var silent = asked
        silent.name = "spoons"
        silent.supportsResolution = false
        var size = CoffeeShop.sizeParameter
        size.supportsResolution = false
        size.options.defaultValue = .enumCase(name: "large")
        var pause = ParameterDeclaration(name: "pause", type: .timeInterval)
        pause.options.defaultValue = .number(value: 3)
        pause.options.defaultUnit = "Minutes"
        let play = Play(context(asked, silent, size, pause), answers: ["1"])
        #expect(play.prompts.map(\.parameter) == ["count"])
        #expect(
            play.handled == [
                "count": .integer(1), "spoons": .integer(2), "size": .enumeration(2), "pause": .timeInterval(180),
            ])
    }

    @Test("the default case unknown means that there is none")
    func unknownDefault() {
        var size = CoffeeShop.sizeParameter
        size.supportsResolution = false
        size.options.defaultValue = .enumCase(name: "unknown")
        #expect(Play(context(size)).handled == [:])
    }

    @Test("the handler's own default is asked for where it can be configured")
    func handlerDefault() {
        var drink = CoffeeShop.drinkParameter
        drink.supportsResolution = false
        drink.isConfigurable = true
        var handler = Handler.barista
        handler.defaults["drink"] = CoffeeShop.drink("latte", "Latte")
        #expect(Play(context(drink), handler: handler).handled?["drink"] == CoffeeShop.drink("latte", "Latte"))
        handler.defaults["drink"] = .integer(3)
        #expect(Play(context(drink), handler: handler).failure?.kind == .refused)
    }

    @Test("words that came with the phrase are read like answers")
    func texts() {
        let play = Play(CoffeeShop.context(), Invocation(texts: ["drink": "flat", "size": "大杯", "count": "two"]))
        #expect(play.prompts.isEmpty)
        #expect(
            play.handled == [
                "drink": CoffeeShop.drink("flat-white", "Flat White"), "size": .enumeration(2), "count": .integer(2),
            ])
    }

    @Test("words that fit several options are asked about, words that fit none go to the handler")
    func ambiguousTexts() {
        let two = Play(CoffeeShop.context(), Invocation(texts: ["drink": "latte", "count": "1"]), answers: ["Latte"])
        #expect(two.dialogue.first == "prompt drink disambiguation: We have 2 kinds of ‘latte’. Which of them?")
        #expect(two.handled?["drink"] == CoffeeShop.drink("latte", "Latte"))
        let none = Play(CoffeeShop.context(), Invocation(texts: ["drink": "tea", "count": "1"]))
        guard case .object(let tea)? = none.handled?["drink"] else {
            Issue.record("no drink")
            return
        }
        #expect(tea == ObjectValue(typeName: "Drink", identifier: nil, displayString: "tea"))
    }

    @Test("words that can't be read are asked for, with the reason")
    func unreadableTexts() {
        let invocation = Invocation(values: ["drink": CoffeeShop.drink("a", "A")], texts: ["count": "many"])
        let play = Play(CoffeeShop.context(), invocation, answers: ["2"])
        #expect(
            play.dialogue.first
                == "prompt count needsValue: ‘many’ isn’t a whole number. What should ‘Number of cups’ be?")
        #expect(play.response != nil)
    }

    @Test(
        "what the intent doesn't have is refused, with the names it has",
        arguments: [
            Invocation(values: ["nope": .integer(1)]), Invocation(texts: ["nope": "1"]),
            Invocation(values: ["count": .string("x")]),
        ])
    func strangers(invocation: Invocation) {
        let play = Play(CoffeeShop.context(), invocation)
        #expect(play.failure?.kind == .refused)
        #expect(play.requests.isEmpty)
        #expect(play.failure?.detail?.contains("count") == true)
    }

    @Test("identifier and phrase travel with every request")
    func identity() {
        let play = Play(
            CoffeeShop.context { $0.parameters = [] },
            Invocation(identifier: "id-1", suggestedInvocationPhrase: "Coffee time"))
        #expect(play.requests.map(\.intent.identifier) == ["id-1", "id-1"])
        #expect(play.requests.map(\.intent.suggestedInvocationPhrase) == ["Coffee time", "Coffee time"])
    }

    @Test(
        "an option's text to the letter, or its identifier, means it where it comes with a command, whatever others hold it",
        arguments: [("Tuna", "1"), ("tuna and onion", "2"), ("3", "3"), ("Salad", "3"), ("4", "5")])
    func exactWords(words: String, identifier: String) {
        var handler = Handler()
        let items = [("1", "Tuna"), ("2", "Tuna and Onion"), ("3", "Salad"), ("4", "Salad 3"), ("5", "4")]
        handler.options["drink"] = { _ in Handler.list(items.map { CoffeeShop.drink($0.0, $0.1) }) }
        let play = Play(context(CoffeeShop.drinkParameter), Invocation(texts: ["drink": words]), handler: handler)
        guard case .object(let object)? = play.handled?["drink"] else {
            Issue.record("asked: \(play.dialogue)")
            return
        }
        #expect(object.identifier == identifier)
    }
}
