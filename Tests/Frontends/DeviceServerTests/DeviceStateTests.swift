// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import DeviceServer
import Testing

@Suite("What is on the screen")
struct DeviceStateTests {
    private func state(_ events: DeviceEvent...) -> DeviceState {
        var contents = DeviceEvent.Contents()
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
            .opened(pizzeria), .showed(.menu(app: pizzeria, actions: [])), .refreshed(DeviceEvent.Contents()))
        #expect(state.front == nil && state.recents.isEmpty && state.sheet == nil)
    }

    @Test("no sheet comes over the lock screen, and locking ends what is said")
    func locking() {
        #expect(state(.showed(.settings)).sheet == nil)
        let locked = state(.unlocked, .conversationBegan, .locked)
        #expect(locked.conversation == nil && locked.isLocked)
    }

    @Test("a question waits until it is answered")
    func question() {
        var state = state(
            .conversationBegan,
            .turned(ShownTurn(.prompt(Prompt(parameter: "kind", kind: .needsValue, text: "Which?")))))
        #expect(state.conversation?.question == state.conversation?.turns.first?.id)
        state.apply(.answered)
        #expect(state.conversation?.question == nil)
        #expect(state.conversation?.isRunning == true)
        state.apply(.conversationEnded)
        #expect(state.conversation?.isRunning == false)
        #expect(state.conversation?.turns.count == 1)
    }

    @Test("what an app says after its conversation was left is not shown")
    func lateTurn() {
        let state = state(.conversationBegan, .conversationLeft, .turned(ShownTurn(.progress(text: "Late"))))
        #expect(state.conversation == nil)
    }

    @Test("neither a long text nor many of them take the screen's memory")
    func bounds() throws {
        var state = state(.conversationBegan)
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
}
