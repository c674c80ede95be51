// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Testing
import Wire

@testable import Conversation

/// J3: an App Intent is asked for what it needs, and asks while it works.
@Suite struct RunTests {
    private static let sencha = Invocation(values: ["tea": TeaShop.tea("sencha", "Sencha")])

    private func play(
        _ handler: Handler, _ answers: [Play.Answer] = [], _ invocation: Invocation = sencha,
        _ change: (inout IntentDeclaration) -> Void = { _ in }
    ) -> Play {
        Play(TeaShop.context(change), invocation, handler: handler, answers: answers)
    }

    private func modes(_ mode: AppIntentDeclaration.Mode) -> (inout IntentDeclaration) -> Void {
        { $0.appIntent?.modes = [mode] }
    }

    // MARK: - Before

    @Test("what is required and not there is asked for, in the app's words, with what its query suggests")
    func required() {
        let play = play(TeaShop.shop, ["assam"], Invocation())
        #expect(play.prompts.map(\.text) == ["Which tea would you like?"])
        #expect(play.prompts.first?.options.map(\.text) == ["Sencha", "Assam", "Earl Grey"])
        #expect(play.handled?["tea"] == TeaShop.tea("assam", "Assam"))
        #expect(play.response?.text == "Enjoy your tea.")
    }

    @Test("what the app's default is for what is required is taken, and asked for where it has none")
    func ownDefault() {
        func play(_ value: IntentValue?) -> Play {
            var handler = TeaShop.shop
            handler.defaults["tea"] = value
            return self.play(handler, [], Invocation()) { $0.parameters[0].isConfigurable = true }
        }
        #expect(play(TeaShop.tea("assam", "Assam")).handled?["tea"] == TeaShop.tea("assam", "Assam"))
        #expect(play(nil).prompts.map(\.parameter) == ["tea"])
        var handler = TeaShop.shop
        handler.defaults["tea"] = TeaShop.tea("assam", "Assam")
        let optional = self.play(handler, [], Invocation()) { intent in
            intent.parameters[0].isConfigurable = true
            intent.parameters[0].isRequired = false
        }
        #expect(optional.handled?["tea"] == nil)
    }

    @Test("a default is there without a question, and what is optional stays away")
    func defaults() {
        let handled = play(TeaShop.shop).handled
        #expect(handled?["strength"] == .enumeration(EnumCaseDeclaration.rawNumber(of: "light")))
        #expect(handled?["cups"] == .integer(1))
        #expect(handled?["note"] == nil)
    }

    @Test(
        "a number beyond what the intent takes is refused and asked for again, no matter who gave it",
        arguments: [
            (21, "Cups can’t be higher than 20."), (0, "Cups can’t be lower than 1."), (-3, "Cups can’t be negative."),
        ])
    func bounds(number: Int, refusal: String) {
        func bounded(_ answers: [Play.Answer], _ cups: IntentValue?) -> Play {
            var invocation = Self.sencha
            invocation.values["cups"] = cups
            return play(TeaShop.shop, answers, invocation) { intent in
                guard let place = intent.parameters.firstIndex(where: { $0.name == "cups" }) else { return }
                intent.parameters[place].options.minimum = 1
                intent.parameters[place].options.maximum = 20
                intent.parameters[place].options.defaultValue = nil
                intent.parameters[place].isRequired = true
            }
        }
        let given = bounded(["20"], .integer(number))
        #expect(given.prompts.map(\.text).first?.hasPrefix(refusal) == true)
        #expect(given.prompts.map(\.kind) == [.unsupported])
        #expect(given.handled?["cups"] == .integer(20))
        let answered = bounded([.words("\(number)"), "1"], nil)
        #expect(answered.prompts.map(\.kind) == [.needsValue, .unsupported])
        #expect(answered.handled?["cups"] == .integer(1))
    }

    @Test("a number beyond what the intent takes does not reach a run that asked for it")
    func boundsWhileRunning() {
        let play = play(TeaShop.asking(.value(parameter: "cups", nil)), ["50", "5"]) { intent in
            guard let place = intent.parameters.firstIndex(where: { $0.name == "cups" }) else { return }
            intent.parameters[place].options.maximum = 20
        }
        #expect(play.prompts.map(\.kind) == [.needsValue, .unsupported])
        #expect(play.response?.text == "value 5")
    }

    @Test("nothing but the run itself is asked of the app where all is there")
    func requests() {
        let play = play(TeaShop.shop)
        #expect(play.requests.count == 1)
        #expect(play.requests.first?.intent.run == RunPayload(of: "3Tea4BrewV", number: 7))
    }

    @Test("what was kept of an intent that this one replaces has its case's number of today", arguments: [2, 9])
    func migrated(kept: Int) {
        var context = TeaShop.context()
        context.definition.file.enums[0].cases[1].formerIndex = 2
        var invocation = Self.sencha
        invocation.values["strength"] = .enumeration(kept)
        let handled = Play(context, invocation, handler: TeaShop.shop).handled
        #expect(handled?["strength"] == (kept == 2 ? TeaShop.strong : .enumeration(9)))
        invocation.values["strength"] = TeaShop.strong
        #expect(Play(context, invocation, handler: TeaShop.shop).handled?["strength"] == TeaShop.strong)
    }

    @Test("words for an entity are what its query finds by them")
    func searched() {
        let play = play(TeaShop.shop, [], Invocation(texts: ["tea": "earl grey"]))
        #expect(play.handled?["tea"] == TeaShop.tea("earl-grey", "Earl Grey"))
    }

    // MARK: - Questions

    private static let questions: [(question: QuestionPayload, answer: Play.Answer, told: String)] = [
        (.value(parameter: "note", DialogPayload("Any note?")), "two minutes", "value two minutes"),
        (.value(parameter: "cups", nil), "three", "value 3"),
        (.value(parameter: "strength", nil), "strong", "value strong"),
        (.value(parameter: "tea", nil), "assam", "value assam"),
        (
            .disambiguation(
                parameter: "tea", among: [TeaShop.tea("a", "Apple"), TeaShop.tea("b", "Berry")],
                DialogPayload("Apple or berry?")), "berry", "value b"
        ),
        (.disambiguation(parameter: "note", among: [.string("short"), .string("long")], nil), .tap(1), "value long"),
        (.valueConfirmation(parameter: "cups", .integer(9), DialogPayload("Nine cups?")), "yes", "agreed true"),
        (.valueConfirmation(parameter: "cups", .integer(9), nil), "no", "agreed false"),
        (.confirmation(DialogPayload("Boil?"), .init(), value: nil, onlyIfGuessed: false), "yes", "agreed true"),
        (.confirmation(nil, .init(), value: nil, onlyIfGuessed: false), "no", "agreed false"),
        (.confirmation(nil, .init(agree: ["Boil", "cook"]), value: nil, onlyIfGuessed: false), "Boil", "agreed true"),
        (.confirmation(nil, .init(agree: ["Boil", "cook"]), value: nil, onlyIfGuessed: false), "cook", "agreed true"),
        (.confirmation(nil, .init(refuse: ["Leave it"]), value: nil, onlyIfGuessed: false), "leave it", "agreed false"),
        (.choice([.init("Milk"), .init("Lemon")], DialogPayload("With what?")), "lemon", "chose 1"),
        (.choice([.init("Milk"), .init("Lemon")], nil), "the first one", "chose 0"),
        (.foreground(DialogPayload("Open it?"), alwaysAsks: true, restarts: false), "yes", "agreed true"),
        (.foreground(nil, alwaysAsks: false, restarts: false), "no", "agreed false"),
    ]

    @Test("the run gets the answer to what it asks", arguments: questions.indices)
    func answered(index: Int) {
        let (question, answer, told) = Self.questions[index]
        let play = play(TeaShop.asking(question), [answer])
        #expect(play.response?.text == told)
        #expect(!play.isMalformed)
        #expect(play.requests.count { if case .stop = $0 { true } else { false } } == 0)
    }

    @Test("anyone who cancels has the run stopped, whatever it asks", arguments: questions.indices)
    func cancelled(index: Int) {
        let play = play(TeaShop.asking(Self.questions[index].question), [.cancel])
        #expect(play.failure?.kind == .cancelled)
        #expect(play.requests.last == .stop(play.requests[0].intent) || play.requests.last?.isStop == true)
    }

    @Test("an invalid answer is asked for again, and not forever", arguments: questions.indices)
    func unclear(index: Int) {
        let (question, _, _) = Self.questions[index]
        // Any words are a note.
        guard case .value(parameter: "note", _) = question else {
            let play = play(TeaShop.asking(question), Array(repeating: "qwertz", count: 9))
            #expect(play.failure?.kind == .tooManyPrompts)
            #expect(play.requests.last?.isStop == true)
            return
        }
    }

    @Test("the app's words are asked, or the system's where it has none")
    func words() {
        #expect(play(TeaShop.asking(.value(parameter: "cups", nil))).prompts[0].text == "What should ‘Cups’ be?")
        #expect(
            play(TeaShop.asking(.value(parameter: "cups", DialogPayload("How many?")))).prompts[0].text == "How many?")
        let silent = QuestionPayload.confirmation(nil, .init(), value: nil, onlyIfGuessed: false)
        let confirming = play(TeaShop.asking(silent))
        #expect(confirming.dialogue == ["confirm: Shall I go on?"])
        guard case .confirm(let confirmation)? = confirming.turns.last else {
            Issue.record("nothing was asked")
            return
        }
        // Anyone who is asked nothing in particular sees what it is about.
        #expect(confirmation.panel?.text.contains("Sencha") == true)
    }

    @Test("a confirmation has the app's buttons, and shows the value")
    func confirmation() {
        let question = QuestionPayload.confirmation(
            DialogPayload("Boil?", supporting: "Two cups."), .init(agree: ["Boil"], refuse: ["Leave it"]),
            value: nil, onlyIfGuessed: false)
        #expect(
            play(TeaShop.asking(question)).turns.last
                == .confirm(
                    Confirmation(
                        text: "Boil?", buttons: ["Boil", "Leave it"],
                        panel: Panel(title: "Brew Tea", text: "Two cups."))))
    }

    @Test("what was said clearly is not confirmed, what was guessed is", arguments: [false, true])
    func guessed(isGuessed: Bool) {
        let question = QuestionPayload.confirmation(nil, .init(), value: nil, onlyIfGuessed: true)
        var invocation = Self.sencha
        invocation.isGuessed = isGuessed
        let play = play(TeaShop.asking(question), [], invocation)
        #expect(play.response?.text == (isGuessed ? nil : "agreed true"))
    }

    @Test("a correction at a confirmation has the intent start over with it")
    func corrected() {
        let question = QuestionPayload.confirmation(nil, .init(), value: nil, onlyIfGuessed: false)
        let play = play(TeaShop.asking(question), ["no, three", "yes"])
        #expect(play.response?.text == "agreed true")
        let kinds = play.requests.map { request in
            switch request {
            case .handle(let intent): "handle \(intent.values["cups"].map { "\($0)" } ?? "-")"
            case .stop: "stop"
            case .resume: "resume"
            default: "other"
            }
        }
        #expect(kinds == ["handle integer(1)", "stop", "handle integer(3)", "resume"])
    }

    @Test("words that one confirmation did not understand cast no doubt on the next")
    func doubt() {
        let question = QuestionPayload.confirmation(nil, .init(), value: nil, onlyIfGuessed: false)
        var handler = TeaShop.asking(question)
        let resume = handler.resume
        handler.resume = { $0 == .agreed(false) ? .running(.question(question)) : resume($0) }
        #expect(play(handler, ["blue elephants", "no", "yes"]).response?.text == "agreed true")
    }

    @Test("a question about what the intent has not ends it")
    func unknownParameter() {
        #expect(play(TeaShop.asking(.value(parameter: "milk", nil))).failure?.kind == .refused)
        #expect(
            play(TeaShop.asking(.valueConfirmation(parameter: "cups", .string("x"), nil))).failure?.kind == .refused)
        #expect(play(TeaShop.asking(.choice([], nil))).failure?.kind == .refused)
    }

    @Test("a run that ends since the person did not want it is cancelled")
    func stopped() {
        var handler = TeaShop.asking(.confirmation(nil, .init(), value: nil, onlyIfGuessed: false))
        handler.resume = { _ in .stopped }
        #expect(play(handler, ["no"]).failure?.kind == .cancelled)
    }

    @Test("a run that asks the same forever is stopped")
    func restarting() {
        var handler = TeaShop.shop
        handler.handle = { _ in .running(.question(.value(parameter: "cups", nil))) }
        handler.resume = { _ in .running(.question(.value(parameter: "cups", nil))) }
        let play = play(handler, Array(repeating: "3", count: 40))
        #expect(play.failure?.kind == .tooManyPrompts)
        #expect(play.requests.last?.isStop == true)
    }

    @Test("a handler of a definition file has no runs")
    func otherKind() {
        var handler = Handler.barista
        handler.handle = { _ in .running(.progress(share: 0.5, text: nil)) }
        let play = Play(
            CoffeeShop.context(),
            Invocation(values: ["drink": CoffeeShop.drink("latte", "Latte"), "count": .integer(2)]),
            handler: handler)
        #expect(play.failure?.kind == .refused)
    }

    // MARK: - Progress

    @Test("progress is told when it has changed")
    func progress() {
        var handler = TeaShop.shop
        var shares = [0.1, 0.1, 0.5, .nan, 7, 1][...]
        handler.handle = { _ in .running(.progress(share: 0, text: "Boiling")) }
        handler.resume = { _ in
            shares.popFirst().map { .running(.progress(share: $0, text: nil)) } ?? TeaShop.done("Done.")
        }
        #expect(
            play(handler).dialogue
                == [
                    "progress: Boiling 0 %", "progress: 10 %", "progress: 50 %", "progress: 100 %",
                    "response success: Done.",
                ])
    }

    @Test("a run that reports its progress forever is stopped")
    func endless() {
        var handler = TeaShop.shop
        handler.handle = { _ in .running(.progress(share: nil, text: nil)) }
        handler.resume = { _ in .running(.progress(share: nil, text: nil)) }
        let play = play(handler)
        #expect(play.failure?.kind == .timeout)
        #expect(play.requests.last?.isStop == true)
    }

    // MARK: - In front

    @Test("an intent that opens its app begins in front")
    func foreground() {
        let play = play(TeaShop.shop, [], Self.sencha, modes(.foreground))
        #expect(play.openings == 1)
        #expect(play.requests.last?.intent.run?.isInFront == true)
    }

    @Test("an intent that ends in front comes there with its answer")
    func deferred() {
        let play = play(TeaShop.shop, [], Self.sencha, modes(.deferredForeground))
        #expect(play.openings == 1)
        #expect(play.requests.last?.intent.run?.isInFront == false)
        #expect(play.response?.text == "Enjoy your tea.")
    }

    @Test(
        "anyone who is asked to come to the front comes when they agree, and not when they don't",
        arguments: ["yes", "no"])
    func comesToFront(answer: String) {
        let question = QuestionPayload.foreground(nil, alwaysAsks: true, restarts: false)
        let play = play(TeaShop.asking(question), [.words(answer)], Self.sencha, modes(.dynamicForeground))
        #expect(play.dialogue.first == "confirm: Continue in Tea Diary?")
        #expect(play.openings == (answer == "yes" ? 1 : 0))
        #expect(play.requests.last?.intent.run?.isInFront == (answer == "yes"))
    }

    @Test("anyone who has just answered is not asked to come to the front, unless always", arguments: [false, true])
    func afterAnswer(alwaysAsks: Bool) {
        let play = play(
            TeaShop.asking(.foreground(nil, alwaysAsks: alwaysAsks, restarts: false)), ["assam"], Invocation())
        #expect(play.openings == (alwaysAsks ? 0 : 1))
    }

    @Test("an app that is in front already is not brought there again")
    func already() {
        let play = play(
            TeaShop.asking(.foreground(nil, alwaysAsks: true, restarts: false)), [], Self.sencha, modes(.foreground))
        #expect(play.openings == 1)
        #expect(play.response?.text == "agreed true")
    }

    // MARK: - Answers

    @Test("what is said and what is shown may differ")
    func dialog() {
        var handler = TeaShop.shop
        handler.handle = { _ in TeaShop.done("Your sencha is ready.", supporting: "Ready") }
        let response = play(handler).response
        #expect(response?.text == "Your sencha is ready.")
        #expect(response?.panel?.text == "Ready")
    }

    @Test("a value without a word is said itself, and nothing at all is done")
    func value() {
        var handler = TeaShop.shop
        handler.handle = { _ in .response(ResponsePayload(code: 4, properties: ["value": .integer(42)])) }
        #expect(play(handler).response?.text == "42")
        #expect(play(handler).response?.output == .integer(42))
        handler.handle = { _ in .response(ResponsePayload(code: 4)) }
        #expect(play(handler).response?.text == "Done.")
    }

    @Test("an intent that has another performed next is under way, and gives no answer yet")
    func next() {
        var handler = TeaShop.shop
        let next = IntentPayload(className: "Tea.OpenTea", values: ["tea": TeaShop.tea("sencha", "Sencha")])
        handler.handle = { _ in
            .response(
                ResponsePayload(
                    code: 4, properties: ["value": .integer(1)], dialog: DialogPayload("Brewed."), next: next))
        }
        let play = play(handler)
        #expect(play.dialogue == ["progress: Brewed."])
        #expect(play.response?.next == next)
        #expect(play.response?.output == .integer(1))
        handler.handle = { _ in .response(ResponsePayload(code: 4, next: next)) }
        #expect(self.play(handler).dialogue == [])
    }

    @Test("an error says what the app says of it")
    func failure() {
        var handler = TeaShop.shop
        handler.handle = { _ in .response(ResponsePayload(code: 5, dialog: DialogPayload("No water."))) }
        #expect(play(handler).response?.text == "No water.")
        #expect(play(handler).outcome.exitStatus == 1)
    }
}

extension ExtensionRequest {
    fileprivate var isStop: Bool { if case .stop = self { true } else { false } }
}
