// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentDefinition
import IntentValues
import Testing
import Wire

/// How answers for several values at once are understood.
@Suite struct ListAnswerTests {
    private func play(_ parameter: ParameterDeclaration, _ answers: [Play.Answer], _ handler: Handler) -> Play {
        Play(CoffeeShop.context { $0.parameters = [parameter] }, handler: handler, answers: answers)
    }

    private func list(_ type: ValueType) -> ParameterDeclaration {
        var parameter = ParameterDeclaration(name: "it", type: type)
        parameter.supportsResolution = true
        parameter.isArray = true
        return parameter
    }

    /// One that resolves each element by itself.
    private static func handler(_ resolve: @escaping @Sendable (IntentValue) -> ResolutionPayload) -> Handler {
        var handler = Handler()
        handler.resolve["it"] = { intent in
            guard case .array(let elements)? = intent.values["it"] else { return Handler.each(.needsValue) }
            return .resolution(elements.map(resolve), isArray: true)
        }
        return handler
    }

    @Test(
        "several values in one answer",
        arguments: [
            ("ham, cheese and olives", ["ham", "cheese", "olives"]), ("火腿、奶酪和橄榄", ["火腿", "奶酪", "橄榄"]),
            ("ham & cheese", ["ham", "cheese"]), ("ham", ["ham"]), ("平和", ["平和"]),
            ("ham;; cheese,", ["ham", "cheese"]),
        ])
    func list(answer: String, items: [String]) {
        let handler = Self.handler { .success($0) }
        let play = play(list(.string), [.words(answer)], handler)
        #expect(play.handled?["it"] == .array(items.map { .string($0) }))
    }

    @Test("one element that doesn't fit is replaced, the others stay")
    func element() {
        let handler = Self.handler { $0 == .integer(13) ? .unsupported(reason: nil) : .success($0) }
        let play = play(list(.integer), ["1, 13 and 3", "14"], handler)
        #expect(play.prompts.last?.text.hasPrefix("‘13’ can’t be used") == true)
        #expect(play.handled?["it"] == .array([.integer(1), .integer(14), .integer(3)]))
    }

    @Test(
        "each element that an answer settles may be asked about again, and thirty questions stay enough",
        arguments: [8, 40])
    func elements(count: Int) {
        let handler = Self.handler { $0 == .integer(13) ? .unsupported(reason: nil) : .success($0) }
        let play = Play(
            CoffeeShop.context { $0.parameters = [list(.integer)] },
            Invocation(values: ["it": .array(Array(repeating: .integer(13), count: count))]), handler: handler,
            answers: Array(repeating: "7", count: count))
        #expect(play.prompts.count == min(count, 30))
        #expect((play.handled != nil) == (count < 30))
    }

    @Test("an element that no answer settles is asked about five times")
    func stubbornElement() {
        let handler = Self.handler { $0 == .integer(13) ? .unsupported(reason: nil) : .success($0) }
        let play = play(list(.integer), ["1, 13, 13", "7"] + Array(repeating: "13", count: 9), handler)
        #expect(play.prompts.count == 2 + 5)
        #expect(play.failure?.kind == .tooManyPrompts)
    }

    @Test("several options at once, by number or name")
    func optionList() {
        var handler = Self.handler { .success($0) }
        var extras = CoffeeShop.drinkParameter
        extras.name = "it"
        extras.isArray = true
        handler.options["it"] = { _ in
            Handler.list([CoffeeShop.drink("a", "Ham and Egg"), CoffeeShop.drink("b", "Tea")])
        }
        let both = IntentValue.array([CoffeeShop.drink("b", "Tea"), CoffeeShop.drink("a", "Ham and Egg")])
        #expect(play(extras, ["2 and 1"], handler).handled?["it"] == both)
        #expect(play(extras, ["tea, ham"], handler).handled?["it"] == both)
        #expect(
            play(extras, ["ham and egg"], handler).handled?["it"]
                == .array([CoffeeShop.drink("a", "Ham and Egg")]))
        #expect(play(extras, ["tea, soup"], handler).prompts.last?.text.contains("‘soup’") == true)
    }

    @Test(
        "an item of a list is understood as an answer of its own is",
        arguments: ["1 and 2", "the first one, the second one"])
    func numberedItems(answer: String) {
        var handler = Self.handler { .success($0) }
        var extras = CoffeeShop.drinkParameter
        extras.name = "it"
        extras.isArray = true
        let items = [("2", "Ham"), ("1", "Tea"), ("x", "Cake 2"), ("y", "Cake 1")].map { CoffeeShop.drink($0.0, $0.1) }
        handler.options["it"] = { _ in Handler.list(items) }
        #expect(play(extras, [.words(answer)], handler).handled?["it"] == .array(Array(items[..<2])))
        #expect(play(extras, ["1"], handler).handled?["it"] == .array(Array(items[..<1])))
    }

    private static let lamps = [("desk", "Desk Lamp"), ("kitchen", "Kitchen Light"), ("salt", "Salt and Pepper")]

    private static func lamp(_ place: Int) -> IntentValue { CoffeeShop.drink(lamps[place].0, lamps[place].1) }

    /// A list of things that the app knows, offered whole or searched by name.
    private func lights(
        _ words: [Play.Answer], said: String? = nil, isSearched: Bool
    ) -> Play {
        var lights = CoffeeShop.drinkParameter
        lights.name = "it"
        lights.isArray = true
        lights.supportsSearch = isSearched
        var handler = Self.handler { .success($0) }
        handler.options["it"] = { search in
            Handler.list(
                Self.lamps.indices.filter { place in
                    search.map { Self.lamps[place].1.lowercased().contains($0.lowercased()) } ?? true
                }.map(Self.lamp))
        }
        let context = CoffeeShop.context { $0.parameters = [lights] }
        let invocation = Invocation(texts: said.map { ["it": $0] } ?? [:])
        return Play(context, invocation, handler: handler, answers: words)
    }

    @Test(
        "things of an app are several, or one whose name has an and in it",
        arguments: [
            ("desk lamp and kitchen light", [0, 1]), ("salt and pepper", [2]), ("Salt and Pepper", [2]),
            ("kitchen light, salt and pepper and desk lamp", [1, 2, 0]), ("Desk Lamp\nSalt and Pepper", [0, 2]),
        ])
    func things(words: String, places: [Int]) {
        let wanted = IntentValue.array(places.map(Self.lamp))
        for isSearched in [false, true] {
            #expect(lights([], said: words, isSearched: isSearched).handled?["it"] == wanted)
            #expect(lights([.words(words)], isSearched: isSearched).handled?["it"] == wanted)
        }
    }

    @Test("a thing that the app does not know is told, and the others are not taken for it", arguments: [false, true])
    func unknownThing(isSearched: Bool) {
        let play = lights([.words("desk lamp and sofa")], isSearched: isSearched)
        #expect(play.handled == nil)
        #expect(play.prompts.last?.text.contains("‘sofa’") == true, "\(play.dialogue)")
    }
}
