// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import IntentDefinition
import IntentValues
import TestSupport
import Testing
import Wire

/// B4 and B8: what an answer becomes.
@Suite struct ResponseTests {
    private func respond(
        _ payload: ResponsePayload, language: String = "en", _ change: (inout IntentDeclaration) -> Void = { _ in }
    ) -> Play {
        let context = CoffeeShop.context(language: language) {
            $0.parameters = []
            change(&$0)
        }
        var handler = Handler()
        handler.handle = { _ in .response(payload) }
        return Play(context, handler: handler)
    }

    @Test(
        "each standard code has its name, status, words, tick and exit status",
        arguments: [
            (
                0, "unspecified", Response.Status.unspecified, "Coffee Corner had a problem. Please try again later.",
                false, 1
            ),
            (1, "ready", .ready, "Coffee Corner had a problem. Please try again later.", false, 1),
            (2, "continueInApp", .deferredToApplication, "", nil, 0),
            (3, "inProgress", .inProgress, "It’s under way.", false, 0),
            (4, "success", .success, "It’s ordered.", true, 0),
            (5, "failure", .failure, "Coffee Corner had a problem. Please try again later.", false, 1),
            (6, "failureRequiringAppLaunch", .failure, "Open Coffee Corner to go on.", false, 1),
            (99, "unknown", .failure, "Coffee Corner had a problem. Please try again later.", false, 1),
            (-5, "unknown", .failure, "Coffee Corner had a problem. Please try again later.", false, 1),
        ] as [(Int, String, Response.Status, String, Bool?, Int32)])
    func standardCodes(code: Int, name: String, status: Response.Status, text: String, tick: Bool?, exit: Int32) {
        let play = respond(ResponsePayload(code: code)) { intent in
            intent.response = ResponseDeclaration(codes: [])
        }
        #expect(play.response?.code == name)
        #expect(play.response?.rawCode == code)
        #expect(play.response?.status == status)
        #expect(play.response?.text == text)
        #expect(play.response?.panel?.tick == tick)
        #expect(play.outcome.exitStatus == exit)
    }

    @Test(
        "custom codes are counted from 100 and read as the definition says",
        arguments: [
            (100, "closed", Response.Status.failure, "We open again."), (101, "queued", .success, "You are number 3."),
        ])
    func customCodes(code: Int, name: String, status: Response.Status, text: String) {
        let play = respond(ResponsePayload(code: code, properties: ["count": .integer(3)]))
        #expect(play.response?.code == name)
        #expect(play.response?.status == status)
        #expect(play.response?.text == text)
        #expect(play.response?.panel?.tick == (status == .success))
    }

    @Test("the spoken text is said, the printed one is shown")
    func texts() {
        let payload = ResponsePayload(
            code: 4, properties: ["count": .integer(2), "drink": CoffeeShop.drink("latte", "Latte", price: 3.5)])
        let response = respond(payload).response
        #expect(response?.text == "2 Latte for €3.50.")
        #expect(response?.panel == Panel(title: "Order Coffee", text: "Latte × 2", tick: true))
        #expect(response?.output == CoffeeShop.drink("latte", "Latte", price: 3.5))
        let chinese = respond(payload, language: "zh-Hans").response
        #expect(chinese?.text == "2杯Latte好了。")
        #expect(chinese?.panel?.title == "点咖啡")
    }

    @Test(
        "numbers choose the plural form",
        arguments: [(1, "There is one cup before you."), (3, "There are 3 cups before you.")])
    func plurals(count: Int, text: String) {
        for value in [IntentValue.integer(count), .decimal(Double(count))] {
            let payload = ResponsePayload(code: 102, properties: ["count": value])
            #expect(respond(payload).response?.text == text)
        }
    }

    @Test("a text whose placeholders have no values gives way to the system's words")
    func noValues() {
        #expect(respond(ResponsePayload(code: 4)).response?.text == "It’s ordered.")
    }

    @Test("the activity is the handler's, or one named after the intent")
    func opens() {
        var payload = ResponsePayload(code: 2)
        let own = respond(payload).response?.opens
        #expect(own?.app == "com.example.coffee")
        #expect(own?.activity == ActivityPayload(activityType: "OrderCoffeeIntent", title: "Order Coffee"))
        payload.activity = ActivityPayload(activityType: "com.example.pay", userInfo: ["id": .integer(7)])
        #expect(respond(payload).response?.opens?.activity == payload.activity)
    }

    @Test("with the activity goes what was asked and answered")
    func interaction() throws {
        let payload = ResponsePayload(code: 2, properties: ["waitTime": .integer(5)])
        let interaction = try #require(respond(payload).response?.opens?.interaction)
        #expect(interaction.response == payload)
        #expect(interaction.intent.className == CoffeeShop.context().className)
    }

    @Test("the time counts from the person's last word")
    func milliseconds() {
        // Play lets 10 ms pass with every event: confirm and handle, or an answer, resolve, confirm and handle.
        #expect(respond(ResponsePayload(code: 4)).response?.milliseconds == 20)
        let invocation = Invocation(values: ["drink": CoffeeShop.drink("a", "A")])
        #expect(Play(CoffeeShop.context(), invocation, answers: ["2"]).response?.milliseconds == 30)
    }

    @Test("faults of the extension and of the answer reach the response")
    func faults() {
        var conversation = Conversation(CoffeeShop.context { $0.parameters = [] })
        _ = conversation.start(at: CoffeeShop.now)
        _ = conversation.receive(
            .replied(.response(ResponsePayload(code: 1)), faults: ["called twice"]), at: CoffeeShop.now)
        let effects = conversation.receive(
            .replied(.response(ResponsePayload(code: 500)), faults: []), at: CoffeeShop.now)
        guard case .finish(.answered(let response))? = effects.last else {
            Issue.record("no answer")
            return
        }
        #expect(response.faults.count == 2)
        #expect(response.faults.first == "called twice")
        #expect(response.faults.last?.contains("500") == true)
    }

    @Test("a failure outside the app is told, and names the app")
    func extensionFailure() {
        var conversation = Conversation(CoffeeShop.context())
        _ = conversation.start(at: CoffeeShop.now)
        let effects = conversation.receive(.failed(Failure(.timeout, text: "Too slow.")), at: CoffeeShop.now)
        let failure = Failure(.timeout, text: "Too slow.", app: "com.example.coffee")
        #expect(effects == [.say(.error(failure)), .finish(.failed(failure))])
    }

    @Test("events that nothing waits for change nothing")
    func strayEvents() {
        var conversation = Conversation(CoffeeShop.context())
        let events: [Conversation.Event] = [
            .answered("x"), .chose(0), .fileRead(FileValue(holding: Data(), filename: "x")), .fileRefused(reason: "x"),
        ]
        let stray =
            events + [.cancelled, .failed(Failure(.crash, text: "")), .replied(.defaultValue(nil), faults: ["x"])]
        for event in stray { #expect(conversation.receive(event, at: CoffeeShop.now).isEmpty) }
        _ = conversation.start(at: CoffeeShop.now)
        let before = conversation
        for event in events { #expect(conversation.receive(event, at: CoffeeShop.now).isEmpty) }
        #expect(conversation == before)
        #expect(conversation.start(at: CoffeeShop.now).isEmpty)
        _ = conversation.receive(.cancelled, at: CoffeeShop.now)
        for event in stray { #expect(conversation.receive(event, at: CoffeeShop.now).isEmpty) }
    }

    @Test("what was said is the first turn")
    func said() {
        #expect(Play(said: "Order a coffee").dialogue.first == "said: Order a coffee")
    }
}
