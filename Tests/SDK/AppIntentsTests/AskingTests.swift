// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Foundation
import IntentValues
import Testing
import Wire

@testable import AppIntents

@Suite("What an intent asks in the middle of its work") struct AskingTests {
    @Test("a value, in the parameter’s words where it has none of its own")
    func value() async throws {
        let intent = OrderSoup()
        let conversation = ToldConversation([.value(.string("hot")), .value(.integer(3))], of: intent)
        let (note, count) = try await IntentRun.$current.withValue(conversation) {
            (try await intent.$note.requestValue("How?"), try await intent.$count.requestValue())
        }
        #expect(note == "hot" && count == 3)
        #expect(
            conversation.questions == [
                .value(parameter: "note", DialogPayload("How?")), .value(parameter: "count", nil),
            ])
    }

    @Test("which of some things, and the app’s own object comes back")
    func disambiguation() async throws {
        let intent = OrderSoup()
        let chosen = ObjectValue(typeName: "Soup", identifier: "lentil", displayString: "")
        let conversation = ToldConversation([.value(.object(chosen))], of: intent)
        let soup = try await IntentRun.$current.withValue(conversation) {
            try await intent.$soup.requestDisambiguation(among: Soup.all, dialog: "Which?")
        }
        #expect(soup.calories == 450)
        guard case .disambiguation("soup", let among, let dialog)? = conversation.questions.first else {
            throw ValueCodingError("no disambiguation")
        }
        #expect(among.count == 3 && dialog?.full == "Which?")
    }

    @Test("whether a value is meant", arguments: [true, false])
    func valueConfirmation(agrees: Bool) async throws {
        let intent = OrderSoup()
        let conversation = ToldConversation([.agreed(agrees)], of: intent)
        let agreed = try await IntentRun.$current.withValue(conversation) {
            try await intent.$count.requestConfirmation(for: 9, dialog: "Nine?")
        }
        #expect(agreed == agrees)
        #expect(
            conversation.questions == [.valueConfirmation(parameter: "count", .integer(9), DialogPayload("Nine?"))])
    }

    @Test("whether to go on: who does not want to stops it")
    func confirmation() async throws {
        let conversation = ToldConversation([.agreed(true), .agreed(false)])
        try await IntentRun.$current.withValue(conversation) {
            try await OrderSoup().requestConfirmation(
                conditions: .lowConfidenceSource, actionName: .order, dialog: "Order it?")
            await #expect(throws: CancellationError.self) {
                try await OrderSoup().requestConfirmation(result: .result(value: 3, dialog: "Three?"))
            }
        }
        #expect(
            conversation.questions == [
                .confirmation(DialogPayload("Order it?"), .init(agree: ["Order"]), value: nil, onlyIfGuessed: true),
                .confirmation(
                    DialogPayload("Three?"), .init(agree: ["Continue"]), value: .integer(3), onlyIfGuessed: false),
            ])
    }

    @Test("with words of the app’s own on the buttons")
    func customWords() {
        let buttons = ConfirmationActionName.custom(
            acceptLabel: "Cook", acceptAlternatives: ["Yes"], denyLabel: "Leave", denyAlternatives: [],
            destructive: true
        ).buttons
        #expect(buttons == .init(agree: ["Cook", "Yes"], refuse: ["Leave"], isDestructive: true))
    }

    @Test("which way to go")
    func choice() async throws {
        let options = [
            IntentChoiceOption(title: "Cook"), IntentChoiceOption(title: "Throw Away", style: .destructive), .cancel,
        ]
        let conversation = ToldConversation([.chose(1), .chose(2), .chose(7)])
        try await IntentRun.$current.withValue(conversation) {
            let chosen = try await OrderSoup().requestChoice(between: options, dialog: "And now?")
            #expect(chosen == options[1])
            await #expect(throws: CancellationError.self) {
                _ = try await OrderSoup().requestChoice(between: options)
            }
            let error = await #expect(throws: AppIntentError.self) {
                _ = try await OrderSoup().requestChoice(between: options)
            }
            #expect(error?.description.contains("does not fit the question choice") == true)
        }
        #expect(
            conversation.questions.first
                == .choice([.init("Cook"), .init("Throw Away"), .init("Cancel", isCancel: true)], .init("And now?")))
    }

    @Test("to come to the front, not where it is there")
    func foreground() async throws {
        let behind = ToldConversation([.agreed(true)])
        try await IntentRun.$current.withValue(behind) {
            try await OrderSoup().continueInForeground("Look", alwaysConfirm: false)
        }
        #expect(behind.questions == [.foreground(DialogPayload("Look"), alwaysAsks: false, restarts: false)])
        let inFront = ToldConversation([], in: IntentSystemContext(currentMode: .foreground))
        try await IntentRun.$current.withValue(inFront) {
            #expect(OrderSoup().systemContext.currentMode == .foreground)
            try await OrderSoup().continueInForeground()
            #expect(try await CookInFront().requestToContinueInForeground { 5 } == 5)
        }
        #expect(inFront.questions.isEmpty)
    }

    @Test("outside of a run nobody can be asked, and the error says so")
    func noRun() async {
        let error = await #expect(throws: AppIntentError.self) { try await OrderSoup().requestConfirmation() }
        #expect(error?.description.contains("nobody can be asked") == true)
    }

    @Test("an answer that does not fit is an error")
    func misfit() async {
        await IntentRun.$current.withValue(ToldConversation([.chose(1)])) {
            let error = await #expect(throws: AppIntentError.self) { try await OrderSoup().requestConfirmation() }
            #expect(error?.description.contains("does not fit the question confirmation") == true)
        }
    }

    static let thrown: [(@Sendable (OrderSoup) -> AppIntentError, QuestionPayload)] = [
        ({ $0.$note.needsValueError("How?") }, .value(parameter: "note", DialogPayload("How?"))),
        (
            { $0.$count.needsDisambiguationError(among: [1, 2]) },
            .disambiguation(parameter: "count", among: [.integer(1), .integer(2)], nil)
        ),
        (
            { $0.needsToContinueInForegroundError("Look", alwaysConfirm: false) },
            .foreground(DialogPayload("Look"), alwaysAsks: false, restarts: true)
        ),
    ]

    @Test("what is thrown carries the question", arguments: thrown.indices)
    func throwing(place: Int) {
        let (make, question) = Self.thrown[place]
        let intent = OrderSoup()
        let error = IntentRun.$current.withValue(ToldConversation([], of: intent)) { make(intent) }
        guard case .question(question, _) = error.remedy else {
            Issue.record("\(error)")
            return
        }
    }

    @Test("to start over is an error of its own")
    func restart() {
        guard case .restart = AppIntentError.restartPerform.remedy else {
            Issue.record("\(AppIntentError.restartPerform)")
            return
        }
    }

    @Test("each verb of a button is known in every language", arguments: ["zh-Hans", "de", "fr"])
    func verbs(language: String) {
        #expect(SystemWords.text("Check In", in: "zh-Hant-TW") == "签到")
        #expect(SystemWords.text("Check In", in: "en") == "Check In")
        let verbs: [ConfirmationActionName] = [
            .add, .addData, .book, .buy, .call, .checkIn, .continue, .create, .do, .download, .filter, .find, .get, .go,
            .log, .open, .order, .pay, .play, .playSound, .post, .request, .run, .search, .send, .set, .share, .start,
            .startNavigation, .toggle, .turnOff, .turnOn, .view,
        ]
        #expect(verbs.count == 33)
        for word in verbs.flatMap(\.buttons.agree) { #expect(SystemWords.text(word, in: language) != word) }
    }
}

private struct CookInFront: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Cook in Front"

    func perform() async throws -> some IntentResult { .result() }
}
