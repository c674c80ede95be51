// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import HomeScreen
import Store
import SystemTexts
import Testing
import Wire

@testable import DeviceServer

@Suite("The device", .timeLimit(.minutes(5)))
struct DeviceTests {
    private func device(_ system: PretendedSystem) async -> Device {
        let device = Device(system, language: "en")
        await device.start()
        return device
    }

    /// Answers as soon as the question is there.
    private func question(of device: Device, after last: Int? = nil) async throws -> Int {
        while true {
            if let number = await device.state.conversation?.question, number != last { return number }
            await Task.yield()
        }
    }

    @Test("of two who answer one question, the second is told so")
    func twoAnswers() async throws {
        let device = await device(PretendedSystem())
        try await device.perform(.say(text: "Order a pizza"))
        let question = try await question(of: device)
        try await device.perform(.choose(option: "Funghi", turn: question))
        await #expect(throws: DeviceRefusal(.answered)) {
            try await device.perform(.answer(text: "Margherita", turn: question))
        }
        await device.stop()
    }

    @Test("a choice that the question does not have is refused, and the question waits")
    func unknownChoice() async throws {
        let device = await device(PretendedSystem())
        try await device.perform(.say(text: "Order a pizza"))
        let question = try await question(of: device)
        await #expect(throws: DeviceRefusal(.answered)) {
            try await device.perform(.choose(option: "Hawaii", turn: question))
        }
        #expect(await device.state.conversation?.question == question)
        await device.stop()
    }

    @Test(
        "a suggestion that is taken up is learned as wanted once it is done, and as not wanted where it is broken off",
        arguments: [(["Funghi", "Order"], "accept 3"), (["Funghi"], "dismiss 3"), ([], "dismiss 3")])
    func takenSuggestion(answers: [String], learned: String) async throws {
        let system = PretendedSystem()
        let device = await device(system)
        try await device.perform(.takeSuggestion(id: 3))
        var last: Int?
        for answer in answers {
            let question = try await question(of: device, after: last)
            try await device.perform(.choose(option: answer, turn: question))
            last = question
        }
        if learned.hasPrefix("dismiss") {
            _ = try await question(of: device, after: last)
            try await device.perform(.endConversation)
        }
        while !system.done.contains(learned) { await Task.yield() }
        #expect(system.done.filter { $0.hasSuffix(" 3") } == [learned])
        await device.stop()
    }

    @Test("a tap in a menu is for the action that is seen there, though the app offers others meanwhile")
    func seenMenu() async throws {
        func action(_ title: String) -> QuickAction {
            QuickAction(.dynamic, QuickActionPayload(type: "person", title: title))
        }
        let system = PretendedSystem()
        let device = await device(system)
        let app = "org.example.contacts"
        system.offer([action("Ada"), action("Ben")])
        try await device.perform(.unlock)
        try await device.perform(.menu(app: app))
        guard case .menu(_, let shown)? = await device.state.sheet else {
            Issue.record("no menu")
            return
        }
        #expect(Set(shown.map(\.id)).count == 2)
        system.offer([action("Cleo")])
        try await device.perform(.perform(quickAction: shown[1].id, app: app))
        #expect(system.done.last == "action Ben of \(app)")
        await #expect(throws: DeviceRefusal(.changedActions)) {
            try await device.perform(.perform(quickAction: shown[1].id, app: "org.example.bank"))
        }
        await device.stop()
    }

    @Test("a new conversation breaks off the one before")
    func newConversation() async throws {
        let device = await device(PretendedSystem())
        try await device.perform(.say(text: "Order a pizza"))
        _ = try await question(of: device)
        try await device.perform(.say(text: "Something else"))
        _ = try await question(of: device)
        #expect(await device.state.conversation?.turns.map(\.words) == ["Something else", "Which pizza?"])
        await device.stop()
    }

    private func until(_ device: Device, _ isMet: (DeviceState) -> Bool) async {
        while await !isMet(device.state) { await Task.yield() }
    }

    @Test("a shortcut outlives its conversation on the screen: another begins, it asks behind that, and is answered")
    func runGoesOn() async throws {
        let system = PretendedSystem()
        let device = await device(system)
        try await device.perform(.unlock)
        system.holdUp()
        try await device.perform(.say(text: "Run Tea"))
        await until(device) { $0.runs.first?.step?.title == "Wait" && $0.conversation?.run == 1 }
        try await device.perform(.endConversation)
        #expect(await device.state.conversation == nil)
        system.goOn()
        await until(device) { $0.behind.first?.isNews == true }
        try await device.perform(.say(text: "Order a pizza"))
        _ = try await question(of: device)
        let number = try #require(await device.state.behind.first?.id)
        try await device.perform(.openConversation(id: number))
        let asked = try await question(of: device)
        #expect(await device.state.behind.isEmpty)
        try await device.perform(.answer(text: "3", turn: asked))
        await until(device) { $0.conversation?.isRunning == false && $0.runs.isEmpty }
        #expect(await device.state.conversation?.turns.last?.words == "3 cups of tea")
        await device.stop()
    }

    @Test(
        "a shortcut that is stopped says so where it is seen, and leaves nothing behind where it is not",
        arguments: [false, true])
    func runStopped(isBehind: Bool) async throws {
        let system = PretendedSystem()
        let device = await device(system)
        try await device.perform(.say(text: "Run Tea"))
        _ = try await question(of: device)
        if isBehind { try await device.perform(.endConversation) }
        try await device.perform(.stopRun(id: 1))
        await until(device) { $0.runs.isEmpty && $0.conversation?.isRunning != true && $0.behind.isEmpty }
        #expect(await device.state.conversation?.turns.last?.words == (isBehind ? nil : "Cancelled."))
        await device.stop()
    }

    @Test("an unknown app is refused, not shown")
    func unknownApp() async throws {
        let system = PretendedSystem()
        let device = await device(system)
        await #expect(throws: DeviceRefusal(.noApp, ["app": "<script>"])) {
            try await device.perform(.open(app: "<script>"))
        }
        #expect(await device.state.front == nil)
        #expect(system.done.isEmpty)
        await device.stop()
    }

    @Test("a switch changes what it stands for, and not what was settled elsewhere since the page was drawn")
    func settings() async throws {
        let system = PretendedSystem()
        let device = await device(system)
        let app = "org.example.pizzeria"
        try await system.change(app, learns: false, suggests: nil)
        try await device.perform(.change(settings: .init(app: app, learns: true, suggests: false)))
        #expect(system.settings == [.init(app: app, learns: false, suggests: false)])
        #expect(await device.state.settings == [.init(app: app, learns: false, suggests: false)])
        await device.stop()
    }

    @Test("what changes while the system is being read is read once more, and holds up no other news")
    func manyChanges() async throws {
        let system = PretendedSystem()
        let device = await device(system)
        #expect(system.readings == 1)
        system.holdUp()
        for _ in 0..<100 { system.tell(.changed) }
        system.tell(.front("org.example.bank"))
        while await device.state.front == nil { await Task.yield() }
        while system.readings < 2 { await Task.yield() }
        system.goOn()
        while system.readings < 3 { await Task.yield() }
        system.tell(.left("org.example.bank"))
        while await device.state.front != nil { await Task.yield() }
        await device.stop()
        #expect(system.readings == 3)
    }

    @Test("the system knows whether it is locked, as soon as somebody looks at it")
    func lockIsKnown() async throws {
        let system = PretendedSystem()
        let device = await device(system)
        #expect(system.isLocked == nil)
        try await device.perform(
            .look(display: .phone(), language: nil))
        #expect(system.isLocked == true)
        try await device.perform(.unlock)
        #expect(system.isLocked == false)
        try await device.perform(.lock)
        #expect(system.isLocked == true)
        await device.stop()
    }

    @Test("locking sends the app away, and unlocking brings it back in front")
    func locking() async throws {
        let system = PretendedSystem()
        let device = await device(system)
        try await device.perform(.unlock)
        try await device.perform(.open(app: "org.example.bank"))
        try await device.perform(.lock)
        system.tell(.left("org.example.bank"))
        system.tell(.activity(DeviceActivity(.app, bundle: "org.example.bank", title: "background")))
        while await device.state.activity.isEmpty { await Task.yield() }
        #expect(await device.state.isLocked)
        #expect(system.done == ["open org.example.bank", "home"])
        try await device.perform(.unlock)
        #expect(await device.state.front == "org.example.bank")
        #expect(system.done == ["open org.example.bank", "home", "open org.example.bank"])
        try await device.perform(.unlock)
        #expect(system.done.count == 3, "it was unlocked already")
        try await device.perform(.lock)
        system.tell(.ended("org.example.bank"))
        while await device.state.front != nil { await Task.yield() }
        try await device.perform(.unlock)
        #expect(system.done.count == 4, "who has ended does not come back")
        await device.stop()
    }

    @Test(
        "home counts while an app is still on its way: it does not come", arguments: [DeviceCommand.Screen.home, .lock])
    func homeAtOnce(_ leaving: DeviceCommand.Screen) async throws {
        let system = PretendedSystem()
        let device = await device(system)
        try await device.perform(.unlock)
        system.openSlowly()
        async let opening: Void = device.perform(.open(app: "org.example.bank"))
        _ = await system.done(1)
        async let left: Void = device.perform(leaving)
        while await device.state.front != nil, await !device.state.isLocked { await Task.yield() }
        system.open()
        _ = try await (opening, left)
        system.tell(.activity(DeviceActivity(.app, bundle: "org.example.bank", title: "background")))
        while await device.state.activity.isEmpty { await Task.yield() }
        let state = await device.state
        #expect(state.front == nil || state.isLocked)
        #expect(state.notice == nil)
        #expect(system.done == ["open org.example.bank", "home"])
        await device.stop()
    }

    @Test("an app that is restarted in another language stays on the screen meanwhile")
    func startedAnew() async throws {
        let system = PretendedSystem()
        let device = await device(system)
        try await device.perform(.unlock)
        try await device.perform(.open(app: "org.example.bank"))
        system.openSlowly()
        async let turned: Void = device.perform(.setLanguage(tag: "zh-Hans"))
        _ = await system.done(2)
        system.tell(.ended("org.example.bank"))
        system.tell(.activity(DeviceActivity(.app, bundle: "org.example.bank", title: "ended")))
        while await device.state.activity.isEmpty { await Task.yield() }
        #expect(await device.state.front == "org.example.bank")
        system.open()
        try await turned
        #expect(system.done == ["open org.example.bank", "open org.example.bank"])
        #expect(await device.state.front == "org.example.bank")
        await device.stop()
    }

    @Test("the language of the browser that looked last is the apps' too, unless one is chosen")
    func browserLanguage() async throws {
        let system = PretendedSystem()
        let device = await device(system)
        let display = ScreenDisplay.phone()
        try await device.perform(.unlock)
        try await device.perform(.open(app: "org.example.bank"))
        try await device.perform(.look(display: display, language: "zh-Hans"))
        #expect(system.language == "zh-Hans")
        #expect(system.done == ["open org.example.bank", "open org.example.bank"])
        try await device.perform(.setLanguage(tag: "en"))
        #expect(system.language == "en")
        try await device.perform(.look(display: display, language: "zh-Hans"))
        #expect(system.language == "en")
        #expect(system.done.count == 3)
        try await device.perform(.setLanguage(tag: nil))
        #expect(system.language == "zh-Hans")
        // A page that says nothing of it changes nothing.
        try await device.perform(.look(display: display))
        #expect(system.language == "zh-Hans")
        await #expect(throws: DeviceRefusal(.language)) {
            try await device.perform(.look(display: display, language: "../x"))
        }
        await device.stop()
    }

    @Test("the button's place and its gestures are kept for the next start")
    func arrangement() async throws {
        let system = PretendedSystem()
        let first = await device(system)
        try await first.perform(.move(isAtRight: false, height: 7))
        try await first.perform(.bind(gesture: .double, to: .action(id: 7)))
        await first.stop()
        let second = await device(system)
        let arrangement = await second.state.arrangement
        #expect(!arrangement.isAtRight && arrangement.height == 1)
        #expect(arrangement.bindings["double"] == .action(id: 7))
        await second.stop()
    }

    @Test("a phrase that is taken is a question, and replacing it an answer")
    func clash() async throws {
        let system = PretendedSystem()
        let device = await device(system)
        try await device.perform(.unlock)
        try await device.perform(.phrase(target: .action(id: 7)))
        try await device.perform(.savePhrase(text: "Taken", target: .action(id: 7), replacing: nil))
        #expect(await device.state.clash?.phrase == 3)
        try await device.perform(.savePhrase(text: "Taken", target: .action(id: 7), replacing: 3))
        #expect(await device.state.clash == nil)
        #expect(await device.state.actions.first?.phrase == "Taken")
        await device.stop()
    }

    @Test("a phrase is removed, and what an app proposes gets one; both lead back to the settings")
    func phrases() async throws {
        let system = PretendedSystem()
        let device = await device(system)
        try await device.perform(.unlock)
        try await device.perform(.savePhrase(text: "Pizza", target: .action(id: 7), replacing: nil))
        try await device.perform(.phrase(target: .action(id: 7)))
        #expect(await device.state.sheet == .phrase(target: .action(id: 7)))
        try await device.perform(.removePhrase(target: .action(id: 7)))
        #expect(await device.state.actions.first?.phrase == nil)
        #expect(await device.state.sheet == .settings)
        #expect(await device.state.proposals.map(\.title) == ["Order a Marinara"])
        try await device.perform(.phrase(target: .proposal(id: 2)))
        #expect(await device.state.sheet == .phrase(target: .proposal(id: 2)))
        try await device.perform(.savePhrase(text: "Marinara", target: .proposal(id: 2), replacing: nil))
        #expect(await device.state.sheet == .settings)
        await device.stop()
    }

    @Test("why nothing was done is said in the language that the device speaks by then")
    func refusalLanguage() async throws {
        let device = await device(PretendedSystem())
        let refusal = await #expect(throws: DeviceRefusal.self) { try await device.perform(.open(app: "gone")) }
        let error = try #require(refusal)
        #expect(await device.words(of: error) == "gone is no longer installed.")
        try await device.perform(.setLanguage(tag: "zh-Hans"))
        #expect(await device.words(of: error) == "“gone”已不再安装。")
        await device.stop()
    }
}

extension ShownTurn {
    /// What is said or asked.
    fileprivate var words: String {
        switch turn {
        case .said(let text), .progress(let text): text
        case .prompt(let prompt): prompt.text
        case .confirm(let confirmation): confirmation.text
        case .response(let response): response.text
        case .shown(let showing): showing.text
        case .error(let failure): failure.text
        }
    }
}
