// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Testing
import Wire

@testable import Conversation

/// B5: the person agrees before anything is done.
@Suite struct ConfirmationTests {
    private let invocation = Invocation(values: ["drink": CoffeeShop.drink("latte", "Latte"), "count": .integer(2)])

    private func play(
        _ answers: [Play.Answer], language: String = "en", handler: Handler = .barista,
        _ change: (inout IntentDeclaration) -> Void = { _ in }
    ) -> Play {
        let context = CoffeeShop.context(language: language) {
            $0.needsConfirmation = true
            change(&$0)
        }
        return Play(context, invocation, handler: handler, answers: answers)
    }

    @Test("the question has the words of its category, two buttons and a panel with what is to be done")
    func question() {
        let play = play([])
        #expect(
            play.turns.last
                == .confirm(
                    Confirmation(
                        text: "Ready to order?", buttons: ["Order", "Cancel"],
                        panel: Panel(title: "Order Coffee", text: "2 × Latte"))))
        #expect(play.outcome.exitStatus == 3)
    }

    @Test("anyone who agrees gets it done", arguments: ["yes", "Order", "OK", "好", "do it", "1"])
    func agrees(answer: String) {
        #expect(play([.words(answer)]).response?.code == "success")
        #expect(play([.tap(0)]).response?.code == "success")
    }

    @Test("who doesn't gets nothing done", arguments: ["no", "Cancel", "取消", "不要", "stop", "2"])
    func refuses(answer: String) {
        for play in [play([.words(answer)]), play([.tap(1)]), play([.cancel])] {
            #expect(play.failure?.kind == .cancelled)
            #expect(play.handled == nil)
        }
    }

    @Test("anyone who agrees in more words gets it done", arguments: ["yes, go for it", "sure, please do", "好的，就这样吧"])
    func agreesInWords(answer: String) {
        #expect(play([.words(answer)], language: answer.first == "好" ? "zh-Hans" : "en").response?.code == "success")
    }

    @Test(
        "a yes after a not is not a yes",
        arguments: [
            ("I'm not sure", "en"), ("not ok", "en"), ("that's not right", "en"), ("not yet", "en"), ("not fine", "en"),
            ("don't do it", "en"), ("I am not happy, no", "en"), ("不太好", "zh-Hans"), ("不行吧", "zh-Hans"),
            ("还不行", "zh-Hans"), ("不是很好", "zh-Hans"), ("先别下单", "zh-Hans"),
        ])
    func negated(answer: String, language: String) {
        #expect(play([.words(answer)], language: language).handled == nil)
    }

    @Test(
        "another value at the confirmation takes the place of the one there, and it is asked again",
        arguments: ["make it three", "no, three", "three please", "yes but three"])
    func corrects(answer: String) {
        let play = play([.words(answer), .words("yes")])
        #expect(play.handled?["count"] == .integer(3))
        #expect(play.dialogue.filter { $0.hasPrefix("confirm:") }.count == 2)
    }

    @Test(
        "the app's name for a value corrects what began with a phrase",
        arguments: ["Espresso", "no, espresso", "make it an espresso", "espresso please"])
    func correctsByAName(answer: String) {
        let play = play([.words(answer), .words("yes")])
        #expect(play.handled?["drink"] == CoffeeShop.drink("espresso", "Espresso"))
    }

    @Test("a place at the end of a list is no button", arguments: ["the last one", "the bottom one", "top", "former"])
    func placesAreNoButtons(answer: String) {
        let play = play([.words(answer)])
        #expect(play.handled == nil)
        #expect(play.dialogue.last == "confirm: Please answer yes or no. Ready to order?")
    }

    @Test("the app is asked once for the names that an unclear answer may be")
    func namesAreAskedOnce() {
        let play = play(["perhaps", "perhaps"])
        #expect(play.requests.count { if case .options("drink", nil, _) = $0 { true } else { false } } == 1)
    }

    @Test("one more is one more of what there is a number of", arguments: [("one more", "en"), ("再来一个", "zh-Hans")])
    func oneMore(answer: String, language: String) {
        let play = play([.words(answer), .words("yes")], language: language)
        #expect(play.handled?["count"] == .integer(3))
    }

    @Test("the same again changes nothing, for nothing was done yet", arguments: ["same again", "the usual"])
    func again(answer: String) {
        let play = play([.words(answer), .words("yes")])
        #expect(play.handled?["count"] == .integer(2))
    }

    @Test("anyone who says yes to what is there already agrees", arguments: ["yes, two", "yes please, two of them"])
    func agreesToTheSame(answer: String) {
        #expect(play([.words(answer)]).handled?["count"] == .integer(2))
    }

    @Test("an unclear answer is asked about again, five times in all")
    func unclear() {
        let play = play(Array(repeating: "perhaps", count: 9))
        #expect(play.dialogue.filter { $0.hasPrefix("confirm:") }.count == 5)
        #expect(play.dialogue[2] == "confirm: Please answer yes or no. Ready to order?")
        #expect(play.failure?.kind == .tooManyPrompts)
    }

    @Test(
        "each category and verb has its own words, in both languages",
        arguments: [
            ("order", "Book", "Ready to book?", "现在预订吗？"), ("share", "Send", "Ready to send it?", "现在发送吗？"),
            ("generic", "Do", "Ready to go?", "现在继续吗？"), ("checkIn", "CheckIn", "Ready to check in?", "现在签到吗？"),
            ("whatever", nil, "Ready to go?", "现在继续吗？"),
        ])
    func wording(category: String, verb: String?, english: String, chinese: String) {
        for (language, text) in [("en", english), ("zh-Hans", chinese), ("it", english)] {
            let play = play([], language: language) {
                $0.category = category
                $0.verb = verb
            }
            #expect(play.dialogue.last == "confirm: \(text)")
        }
    }

    @Test(
        "a failure of confirm is the answer, and handle is not asked",
        arguments: [
            (5, "failure"), (6, "failureRequiringAppLaunch"), (100, "closed"), (2, "continueInApp"), (177, "unknown"),
        ])
    func failure(code: Int, name: String) {
        var handler = Handler.barista
        handler.confirm = { _ in .response(ResponsePayload(code: code, properties: ["opening": .string("on Monday")])) }
        let play = play(["yes"], handler: handler)
        #expect(play.response?.code == name)
        #expect(play.handled == nil)
        #expect(!play.dialogue.contains { $0.hasPrefix("confirm:") })
    }

    @Test("a success of the app's own goes on, with its words before the question")
    func customSuccess() {
        var handler = Handler.barista
        handler.confirm = { _ in .response(ResponsePayload(code: 101, properties: ["count": .integer(3)])) }
        let play = play(["yes"], handler: handler)
        #expect(play.dialogue.first == "confirm: You are number 3. Ready to order?")
        #expect(play.response?.code == "success")
    }

    @Test(
        "before the person has agreed nothing is spoken as done, whatever the app answers",
        arguments: [(4, "Ready to order?"), (3, "Ready to order?"), (1, "All set. Ready to order?")])
    func notDoneYet(code: Int, text: String) {
        var handler = Handler.barista
        handler.confirm = { _ in .response(ResponsePayload(code: code, properties: ["count": .integer(2)])) }
        let play = play([], handler: handler) { intent in
            intent.response?.codes += [
                ResponseCodeDeclaration(name: "ready", isSuccess: true, spoken: LocalizableText("All set.")),
                ResponseCodeDeclaration(
                    name: "inProgress", isSuccess: true, spoken: LocalizableText("${count} on the way.")),
            ]
        }
        #expect(play.dialogue.last == "confirm: \(text)")
    }

    @Test("an answer that says nothing goes on, and the developer reads why")
    func unspecified() {
        var handler = Handler.barista
        handler.confirm = { _ in .response(ResponsePayload(code: 0)) }
        #expect(play(["yes"], handler: handler).response?.faults.count == 1)
    }

    @Test("without the definition's wish nobody is asked")
    func notNeeded() {
        #expect(play([]) { $0.needsConfirmation = false }.response != nil)
    }

    @Test("without a combination the panel lists the values")
    func summary() {
        let play = play([]) { $0.suggestionCombinations = [] }
        guard case .confirm(let confirmation)? = play.turns.last else {
            Issue.record("no confirmation")
            return
        }
        #expect(confirmation.panel?.text == "Drink: Latte\nNumber of cups: 2")
    }

    @Test("what the app asks itself is not asked twice")
    func once() {
        let words = { (text: String) in
            let response = ResponseDeclaration(codes: [
                ResponseCodeDeclaration(name: "ready", isSuccess: true, spoken: LocalizableText(text)),
                ResponseCodeDeclaration(name: "success", isSuccess: true),
            ])
            let play = play([]) { $0.response = response }
            guard case .confirm(let confirmation)? = play.turns.last else { return "" }
            return confirmation.text
        }
        #expect(words("Start Wool at 40 degrees?") == "Start Wool at 40 degrees?")
        #expect(words("Wool takes two hours.") == "Wool takes two hours. Ready to order?")
    }
}
