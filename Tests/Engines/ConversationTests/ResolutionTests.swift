// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentDefinition
import IntentValues
import Testing
import Wire

/// B2 and B3: every parameter is resolved until it is settled.
@Suite struct ResolutionTests {
    private let latte = CoffeeShop.drink("latte", "Latte")

    @Test("resolve comes in display order, then confirm, then handle")
    func order() {
        let play = Play(CoffeeShop.context(), Invocation(values: ["drink": latte, "count": .integer(2)]))
        let steps = play.requests.map { request -> String in
            switch request {
            case .resolve(let parameter, _): "resolve \(parameter)"
            case .confirm: "confirm"
            case .handle: "handle"
            case .options, .defaultValue, .draw, .update, .stopUpdates, .resume, .stop: "?"
            }
        }
        #expect(steps == ["resolve drink", "resolve size", "resolve count", "confirm", "handle"])
        #expect(play.requests.allSatisfy { $0.intent.className == "CoffeeKit.OrderCoffeeIntent" })
        #expect(play.outcome.exitStatus == 0)
    }

    @Test("a parameter without resolution is not asked about")
    func withoutResolution() {
        let context = CoffeeShop.context { $0.parameters = [ParameterDeclaration(name: "note", type: .string)] }
        let play = Play(context)
        #expect(play.requests.count == 2)
        #expect(play.response != nil)
    }

    @Test("a missing value is asked for with the app's options, then resolved again")
    func needsValue() {
        let play = Play(answers: ["latte", "3"])
        #expect(
            play.dialogue
                == [
                    "prompt drink needsValue: Which coffee would you like?", "said: latte",
                    "prompt count needsValue: What should ‘Number of cups’ be?", "said: 3",
                    "response success: It’s ordered.",
                ].map { $0 })
        #expect(play.prompts.first?.options.map(\.text) == ["Espresso", "Flat White", "Latte", "Iced Latte"])
        #expect(play.handled?["drink"] == latte)
        #expect(play.handled?["count"] == .integer(3))
    }

    @Test("a handler's success replaces the value")
    func successReplaces() {
        var handler = Handler.barista
        handler.resolve["count"] = { _ in Handler.one(.success(.integer(7))) }
        let play = Play(
            CoffeeShop.context(), Invocation(values: ["drink": latte, "count": .integer(2)]), handler: handler)
        #expect(play.handled?["count"] == .integer(7))
    }

    @Test("several fitting values are told apart in the definition's words")
    func disambiguation() {
        var handler = Handler.barista
        handler.resolve["drink"] = { intent in
            guard case .object(let object)? = intent.values["drink"], object.identifier == nil else {
                return Handler.one(intent.values["drink"].map { .success($0) } ?? .needsValue)
            }
            return Handler.one(
                .disambiguation([CoffeeShop.drink("latte", "Latte"), CoffeeShop.drink("iced-latte", "Iced Latte")]))
        }
        let said = Invocation(values: ["drink": CoffeeShop.drink(nil, "latte"), "count": .integer(1)])
        let play = Play(CoffeeShop.context(), said, handler: handler, answers: ["the second one"])
        #expect(play.dialogue.first == "prompt drink disambiguation: We have 2 kinds of ‘latte’. Which of them?")
        #expect(play.handled?["drink"] == CoffeeShop.drink("iced-latte", "Iced Latte"))
    }

    @Test("the number of options chooses the plural form")
    func pluralDisambiguation() {
        var drink = CoffeeShop.drinkParameter
        drink.dialogs = [
            DialogDeclaration(.disambiguationIntroduction, text: LocalizableText("${count} kinds.", key: "IntroA"))
        ]
        for (count, text) in [(1, "One kind of ‘tea’. Which one?"), (2, "2 kinds of ‘tea’. Which one?")] {
            var handler = Handler.barista
            handler.resolve["drink"] = { _ in
                Handler.one(.disambiguation((0..<count).map { CoffeeShop.drink("\($0)", "Tea \($0)") }))
            }
            let play = Play(
                CoffeeShop.context { $0.parameters = [drink] },
                Invocation(values: ["drink": CoffeeShop.drink(nil, "tea")]),
                handler: handler)
            #expect(play.prompts.first?.text == text)
        }
    }

    @Test("dialogs that the definition switched off give way to the system's words")
    func switchedOffDialogs() {
        var drink = CoffeeShop.drinkParameter
        drink.hasCustomDisambiguation = false
        var handler = Handler.barista
        handler.resolve["drink"] = { _ in
            Handler.one(.disambiguation([CoffeeShop.drink("a", "A"), CoffeeShop.drink("b", "B")]))
        }
        let play = Play(CoffeeShop.context { $0.parameters = [drink] }, handler: handler)
        #expect(play.prompts.first?.text == "There are 2 to choose from. Which one?")
    }

    @Test("an answer outside the options is not taken", arguments: ["tea", "7", "no", ""])
    func closedQuestion(answer: String) {
        var handler = Handler.barista
        handler.resolve["drink"] = { intent in
            Handler.one(
                intent.values["drink"].map { .success($0) } ?? .disambiguation([CoffeeShop.drink("a", "Mocha")]))
        }
        let play = Play(handler: handler, answers: [.words(answer)])
        #expect(play.prompts.count == 2)
        #expect(play.prompts.last?.kind == .disambiguation)
        #expect(play.outcome == .leftWaiting)
    }

    @Test(
        "yes settles a value, and the handler is not asked about it forever", arguments: ["yes", "好的", "Sure!", "OK"])
    func confirmation(answer: String) {
        var handler = Handler.barista
        handler.resolve["drink"] = { _ in Handler.one(.confirmationRequired(CoffeeShop.drink("latte", "Latte"))) }
        let invocation = Invocation(values: ["count": .integer(1)])
        let play = Play(CoffeeShop.context(), invocation, handler: handler, answers: [.words(answer)])
        #expect(play.dialogue.first == "prompt drink confirmation: You want ‘Latte’, right?")
        #expect(play.prompts.first?.options.map(\.text) == ["Yes", "No"])
        #expect(play.prompts.count == 1)
        #expect(play.handled?["drink"] == latte)
    }

    @Test("no asks for another value", arguments: ["no", "不是", "nope"])
    func declinedConfirmation(answer: String) {
        var handler = Handler.barista
        handler.resolve["drink"] = { intent in
            let value = intent.values["drink"]
            return Handler.one(
                value == nil || value == CoffeeShop.drink("latte", "Latte")
                    ? .confirmationRequired(CoffeeShop.drink("latte", "Latte")) : .success(value ?? .string("")))
        }
        let invocation = Invocation(values: ["count": .integer(1)])
        let play = Play(CoffeeShop.context(), invocation, handler: handler, answers: [.words(answer), "Espresso"])
        #expect(play.dialogue[2] == "prompt drink needsValue: Which coffee would you like?")
        #expect(play.handled?["drink"] == CoffeeShop.drink("espresso", "Espresso"))
    }

    @Test("an answer that is neither yes nor no is asked again, a clear value is taken")
    func unclearConfirmation() {
        var handler = Handler.barista
        handler.resolve["count"] = { intent in
            Handler.one(
                intent.values["count"] == .integer(5) ? .success(.integer(5)) : .confirmationRequired(.integer(2)))
        }
        let play = Play(
            CoffeeShop.context(), Invocation(values: ["drink": latte]), handler: handler, answers: ["maybe", "five"])
        #expect(play.dialogue[2] == "prompt count confirmation: Please answer yes or no. Did you mean 2?")
        #expect(play.handled?["count"] == .integer(5))
    }

    @Test(
        "a number that stands before yes or no means it, and is no new value",
        arguments: [("1", true), ("2", false), ("the second one", false), ("第一个", true)])
    func numberedConfirmation(answer: String, isAgreed: Bool) {
        var handler = Handler.barista
        handler.resolve["count"] = { intent in
            Handler.one(
                intent.values["count"] == .integer(5000)
                    ? .confirmationRequired(.integer(5000)) : intent.values["count"].map { .success($0) } ?? .needsValue
            )
        }
        let play = Play(
            CoffeeShop.context(), Invocation(values: ["drink": latte, "count": .integer(5000)]), handler: handler,
            answers: [.words(answer)])
        #expect(play.handled?["count"] == (isAgreed ? .integer(5000) : nil))
        #expect(isAgreed || play.prompts.last?.text == "What should ‘Number of cups’ be?")
    }

    @Test(
        "a refused value is asked for again with the reason",
        arguments: [
            (20, 2, "Number of cups can’t be higher than 9."), (-1, 1, "Number of cups can’t be negative."),
            (0, 3, "Number of cups can’t be lower than 1."),
        ])
    func unsupported(count: Int, reason: Int, text: String) {
        var handler = Handler.barista
        handler.resolve["count"] = { intent in
            Handler.one(
                intent.values["count"] == .integer(count) ? .unsupported(reason: reason) : .success(.integer(4)))
        }
        let play = Play(
            CoffeeShop.context(), Invocation(values: ["drink": latte, "count": .integer(count)]), handler: handler,
            answers: ["4"])
        #expect(play.dialogue.first == "prompt count unsupported: \(text) What should ‘Number of cups’ be?")
        #expect(play.handled?["count"] == .integer(4))
    }

    @Test(
        "where the definition has no bound, none is named",
        arguments: [
            ("en", 2, "Number of cups can’t be that high."), ("en", 3, "Number of cups can’t be that low."),
            ("zh-Hans", 2, "Number of cups不能这么高。"), ("zh-Hans", 3, "Number of cups不能这么低。"),
        ])
    func unbounded(language: String, reason: Int, text: String) {
        var handler = Handler.barista
        handler.resolve["count"] = { _ in Handler.one(.unsupported(reason: reason)) }
        let context = CoffeeShop.context(language: language) { intent in
            guard let index = intent.parameters.firstIndex(where: { $0.name == "count" }) else { return }
            (intent.parameters[index].options.minimum, intent.parameters[index].options.maximum) = (nil, nil)
        }
        let play = Play(context, Invocation(values: ["drink": latte, "count": .integer(4)]), handler: handler)
        #expect(play.dialogue.first?.contains(text) == true, "\(play.dialogue)")
    }

    @Test(
        "reasons of the app's own name the value; without one, or with one unknown, the system finds words",
        arguments: [
            (1, "‘Mocha’ is sold out."), (nil, "‘Mocha’ can’t be used for ‘Drink’."),
            (99, "‘Mocha’ can’t be used for ‘Drink’."),
            (Int.min, "‘Mocha’ can’t be used for ‘Drink’."),
        ])
    func reasons(reason: Int?, text: String) {
        var handler = Handler.barista
        handler.resolve["drink"] = { _ in Handler.one(.unsupported(reason: reason)) }
        let play = Play(
            CoffeeShop.context(), Invocation(values: ["drink": CoffeeShop.drink("m", "Mocha")]), handler: handler)
        #expect(play.dialogue == ["prompt drink unsupported: \(text) Which coffee would you like?"])
        #expect(play.prompts.first?.options.count == 4)
    }

    @Test("a handler without a resolve method leaves the value as it is, and its developer reads why")
    func notImplemented() {
        var handler = Handler.barista
        handler.resolve["count"] = { _ in .refusal(ExtensionRefusal(.notImplemented, "no resolveCount")) }
        let play = Play(CoffeeShop.context(), Invocation(values: ["drink": latte]), handler: handler)
        #expect(play.response?.faults == ["no resolveCount"])
        #expect(play.handled?["count"] == nil)
    }

    @Test("the same question is asked five times, then the conversation ends")
    func tooManyPrompts() {
        var handler = Handler.barista
        handler.resolve["count"] = { _ in Handler.one(.needsValue) }
        let play = Play(
            CoffeeShop.context(), Invocation(values: ["drink": latte]), handler: handler,
            answers: Array(repeating: "1", count: 9))
        #expect(play.prompts.count == 5)
        #expect(play.failure?.kind == .tooManyPrompts)
        #expect(play.failure?.detail?.contains("count") == true)
        #expect(play.outcome.exitStatus == 1)
    }

    @Test("thirty questions altogether are enough")
    func tooManyPromptsAltogether() {
        let names = (0..<20).map { "p\($0)" }
        var handler = Handler()
        var left = Dictionary(uniqueKeysWithValues: names.map { ($0, 4) })
        for name in names {
            handler.resolve[name] = { _ in
                left[name, default: 0] -= 1
                return Handler.one(left[name, default: 0] > 0 ? .needsValue : .notRequired)
            }
        }
        let context = CoffeeShop.context { intent in
            intent.parameters = names.map {
                var parameter = ParameterDeclaration(name: $0, type: .string)
                parameter.supportsResolution = true
                return parameter
            }
        }
        let play = Play(context, handler: handler, answers: Array(repeating: "x", count: 99))
        #expect(play.prompts.count == 30)
        #expect(play.failure?.kind == .tooManyPrompts)
    }

    @Test("cancelling ends it at any question", arguments: ["cancel", "Stop!", "取消", "算了", "never mind"])
    func cancelled(answer: String) {
        let play = Play(answers: [.words(answer)])
        #expect(play.dialogue.last == "error cancelled: All right, nothing was done.")
        #expect(play.handled == nil)
        #expect(Play(answers: [.cancel]).failure?.kind == .cancelled)
    }

    @Test(
        "a value of another type ends the conversation with the handler's mistake named",
        arguments: [
            ResolutionPayload.success(.string("x")), .success(.array([.integer(1)])),
            .confirmationRequired(.boolean(true)),
        ])
    func wrongType(result: ResolutionPayload) {
        var handler = Handler.barista
        handler.resolve["count"] = { _ in Handler.one(result) }
        let play = Play(CoffeeShop.context(), Invocation(values: ["drink": latte]), handler: handler)
        #expect(play.failure?.kind == .refused)
        #expect(play.failure?.detail?.contains("count") == true)
    }

    @Test("an answer to another question ends the conversation")
    func wrongReply() {
        var handler = Handler.barista
        handler.resolve["drink"] = { _ in .defaultValue(nil) }
        #expect(Play(handler: handler).failure?.kind == .refused)
    }

    @Test(
        "a refusal is told by its kind",
        arguments: [
            (ExtensionRefusal.Reason.noHandler, Failure.Kind.notHandled), (.unknownIntent, .notHandled),
            (.noPrincipalClass, .notHandled), (.wrongValue, .refused), (.handlerError, .refused),
            (.malformedRequest, .refused), (.answeredTwice, .crash), (.noAnswer, .timeout),
        ])
    func refusals(reason: ExtensionRefusal.Reason, kind: Failure.Kind) {
        var handler = Handler.barista
        handler.resolve["drink"] = { _ in .refusal(ExtensionRefusal(reason, "for the developer")) }
        let play = Play(handler: handler)
        #expect(play.failure?.kind == kind)
        #expect(play.failure?.detail == "for the developer")
        #expect(play.failure?.app == "com.example.coffee")
    }
}
