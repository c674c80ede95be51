// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Testing

@testable import DeviceServer

@Suite("What is on the screen")
struct DeviceStateTests {
    private func state(_ events: DeviceEvent...) -> DeviceState {
        var contents = DeviceContents()
        contents.apps = PretendedSystem.standard
        var state = DeviceState()
        state.apply(.refreshed(contents))
        for event in events { state.apply(event) }
        return state
    }

    private let pizzeria = "org.example.pizzeria"
    private let bank = "org.example.bank"

    @Test("an app that opens is in front, unlocked, and first among the open ones")
    func opening() {
        let state = state(.opened(pizzeria), .opened(bank), .opened(pizzeria))
        #expect(state.front == pizzeria)
        #expect(state.recents == [pizzeria, bank])
        #expect(!state.isLocked)
    }

    @Test("an app that ends leaves the screen and the open ones")
    func ending() {
        let state = state(.opened(pizzeria), .ended(pizzeria))
        #expect(state.front == nil && state.recents.isEmpty)
    }

    @Test("an app that is uninstalled is nowhere")
    func uninstalling() {
        let state = state(
            .opened(pizzeria), .showed(.menu(app: pizzeria, actions: [])), .refreshed(DeviceContents()))
        #expect(state.front == nil && state.recents.isEmpty && state.sheet == nil)
    }

    @Test("no sheet comes over the lock screen, and locking ends what is said")
    func locking() {
        #expect(state(.showed(.settings)).sheet == nil)
        let locked = state(.unlocked, .talk(.conversationBegan), .locked)
        #expect(locked.conversation == nil && locked.isLocked)
    }

    @Test("a question waits until it is answered")
    func question() {
        var state = state(
            .talk(.conversationBegan),
            .talk(.turned(ShownTurn(.prompt(Prompt(parameter: "kind", kind: .needsValue, text: "Which?"))))))
        #expect(state.conversation?.question == state.conversation?.turns.first?.id)
        state.apply(.answered)
        #expect(state.conversation?.question == nil)
        #expect(state.conversation?.isRunning == true)
        state.apply(.conversationEnded())
        #expect(state.conversation?.isRunning == false)
        #expect(state.conversation?.turns.count == 1)
    }

    @Test("what an app says after its conversation was left is not shown")
    func lateTurn() {
        let state = state(
            .talk(.conversationBegan), .talk(.conversationLeft), .talk(.turned(ShownTurn(.progress(text: "Late")))))
        #expect(state.conversation == nil)
    }

    @Test("neither a long text nor many of them take the screen's memory")
    func bounds() throws {
        var state = state(.talk(.conversationBegan))
        for number in 0..<1000 {
            state.apply(.turned(ShownTurn(.progress(text: String(repeating: "长", count: 10000)))))
            state.apply(.happened(DeviceActivity(.app, bundle: bank, title: "\(number)")))
        }
        let conversation = try #require(state.conversation)
        #expect(conversation.turns.count == 200)
        let clipped = Turn.progress(text: String(repeating: "长", count: 4000) + "…")
        #expect(conversation.turns.allSatisfy { $0.turn == clipped })
        #expect(state.activity.count == 200 && state.activity.last?.title == "999")
        #expect(Set(conversation.turns.map(\.id) + state.activity.map(\.id)).count == 400)
    }

    private func asked(_ text: String) -> ShownTurn {
        ShownTurn(.prompt(Prompt(parameter: "", kind: .needsValue, text: text)))
    }

    @Test("the conversation of a shortcut goes on behind the screen, and what it comes to is news")
    func behind() throws {
        var state = state(.talk(.conversationBegan))
        let first = try #require(state.conversation?.id)
        state.apply(.conversationRuns(ShownRun(id: 1, name: "Tea"), in: first))
        state.apply(.conversationLeft)
        #expect(state.conversation == nil)
        #expect(state.behind.map(\.name) == ["Tea"] && state.behind[0].isNews == false)
        state.apply(.conversationBegan)
        let second = try #require(state.conversation?.id)
        state.apply(.turned(asked("How much?"), in: first))
        #expect(state.behind[0].isNews && state.behind[0].question != nil)
        #expect(state.conversation?.id == second && state.conversation?.turns.isEmpty == true)
        state.apply(.conversationOpened(first))
        #expect(state.conversation?.id == first && state.conversation?.isNews == false)
        #expect(state.behind.isEmpty, "what was on the screen is no shortcut, and is gone")
        state.apply(.conversationLeft)
        #expect(state.behind[0].isNews, "a question that was left is not forgotten")
        state.apply(.bannerDismissed(first))
        #expect(state.behind.map(\.isNews) == [false], "it runs on")
        state.apply(.turned(ShownTurn(.shown(Showing(.result, text: "Done", value: nil))), in: first))
        state.apply(.conversationEnded(first))
        #expect(state.behind.map(\.isNews) == [true])
        state.apply(.bannerDismissed(first))
        #expect(state.behind.isEmpty)
    }

    @Test("a conversation that joined its run early is called as the shortcut once the system names it")
    func lateName() throws {
        var state = state(.talk(.conversationBegan))
        let number = try #require(state.conversation?.id)
        state.apply(.conversationRuns(ShownRun(id: 1, name: "Run Tea"), in: number))
        state.apply(.conversationLeft)
        state.apply(.conversationBegan)
        state.apply(.ran([ShownRun(id: 1, name: "Tea")]))
        #expect(state.behind.map(\.name) == ["Tea"])
        #expect(state.conversation?.name == nil)
    }

    @Test(
        "of what ends behind the screen nothing is left that was stopped, or failed, and not too much of the rest"
    )
    func ends() throws {
        var state = state()
        func run(_ turn: Turn?) throws {
            state.apply(.conversationBegan)
            let number = try #require(state.conversation?.id)
            state.apply(.conversationRuns(ShownRun(id: number, name: "Tea"), in: number))
            state.apply(.locked)
            if let turn { state.apply(.turned(ShownTurn(turn), in: number)) }
            state.apply(.conversationEnded(number))
        }
        try run(nil)
        try run(.error(Failure(.cancelled, text: "Cancelled.")))
        #expect(state.behind.isEmpty)
        for number in 0..<20 { try run(.shown(Showing(.result, text: "\(number)", value: nil))) }
        #expect(state.behind.count == 8)
    }
}
