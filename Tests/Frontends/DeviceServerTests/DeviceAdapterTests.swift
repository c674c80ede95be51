// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import Conversation
import Donations
import Foundation
import IntentValues
import PersonalShortcuts
import Sentences
import Store
import TestSupport
import Testing
import Wire

@testable import BeckonSystem
@testable import Commands
@testable import DeviceServer

@Suite("What the device is told about the system") struct DeviceAdapterTests {
    private static let bakery = "org.example.bakery"

    private static func device(on shell: Shell) async throws -> DeviceAdapter {
        try await DeviceAdapter(on: shell) { Issue.record("\($0)") }
    }

    /// Two loaves of one name, kept as the actions 1 and 2.
    private static func twins(on shell: Shell) async throws -> DeviceAdapter {
        let device = try await device(on: shell)
        for loaf in [1, 2] {
            var activity = ActivityPayload(activityType: "org.example.bakery.loaf", title: "Loaf")
            activity.userInfo = ["loaf": .integer(loaf)]
            _ = try await device.system.store.keep(
                ActivityRecord(app: bakery, activity: activity, used: Date(timeIntervalSince1970: 1_800_000_000)),
                atMost: 20)
        }
        return device
    }

    private static func phrases(on device: DeviceAdapter) async throws -> [Int: String] {
        var phrases: [Int: String] = [:]
        for action in try await device.shown.actions { phrases[action.id] = action.phrase }
        return phrases
    }

    private static func shell() async throws -> Shell {
        let shell = try Shell()
        try await shell.install(BakeryBundle(isDonating: true, activities: ["org.example.bakery.loaf"]))
        return shell
    }

    @Test("an app that is installed or taken away is told at once", .timeLimit(.minutes(1)))
    func installation() async throws {
        let (shell, bundle) = (try Shell(), try BakeryBundle())
        let device = try await Self.device(on: shell)
        let news = device.news(language: { "en" })
        #expect(await shell.run("sign", bundle.url.path).status == 0)
        for (words, count) in [(["install", bundle.url.path], 1), (["uninstall", "org.example.bakery"], 0)] {
            let run = await shell.run(words, system: device.system)
            #expect(run.status == 0, "\(run.errors)")
            for await item in news where item == .changed { break }
            #expect(try await device.shown.apps.count == count)
        }
    }

    @Test("a damaged arrangement is said, and a copy of it stays", arguments: [0.0, 0.5])
    func damagedArrangement(part: Double) async throws {
        let shell = try Shell()
        let (warnings, told) = AsyncStream<Sentence>.makeStream()
        let device = try await DeviceAdapter(on: shell) { told.yield($0) }
        try await device.keep(DeviceArrangement())
        let file = shell.state.appending(path: "device.json")
        let whole = try Data(contentsOf: file)
        let damaged = whole.prefix(Int(Double(whole.count) * part))
        try damaged.write(to: file)
        #expect(try await device.arrangement() == nil)
        told.finish()
        var said: [String] = []
        for await warning in warnings { said.append("\(warning)") }
        let copy = shell.state.appending(path: "device.damaged.json")
        #expect(said == ["\(file.path) is damaged, so the device starts from scratch; a copy is saved as \(copy.path)"])
        try await device.keep(DeviceArrangement())
        #expect(try Data(contentsOf: copy) == damaged)
        #expect(try await device.arrangement() == DeviceArrangement())
    }

    @Test("of two actions of one title only that has the phrase which was given it")
    func twins() async throws {
        let shell = try await Self.shell()
        let device = try await Self.twins(on: shell)
        try await device.give("My loaf", to: .action(id: 1), replacing: nil, language: "en")
        #expect(try await Self.phrases(on: device) == [1: "My loaf"])
    }

    @Test("a donated intent has the phrase of its values, and none that is words until it is said")
    func intents() async throws {
        let shell = try await Self.shell()
        let device = try await Self.device(on: shell)
        let app = try await device.app(Self.bakery)
        for loaves in [4, 5] {
            let intent = IntentPayload(className: "Bakery.BuyBreadIntent", values: ["loaves": .integer(loaves)])
            _ = await device.system.donations.answer(
                .donate(DonationPayload(InteractionPayload(intent: intent))), from: app.identity)
        }
        _ = await shell.run("phrase", "add", "Four as words", "BuyBread", "loaves=4")
        #expect(try await Self.phrases(on: device).isEmpty)
        let meaning = PhraseRecord.Meaning.intent("BuyBreadIntent", values: ["loaves": .integer(5)], texts: [:])
        _ = try await device.system.phrases.add("Five", meaning, of: app)
        let five = try #require(try await device.shown.actions.first { $0.title == "Buy 5 loaves" })
        #expect(try await Self.phrases(on: device) == [five.id: "Five"])
    }

    /// Wants nothing of it.
    private struct Cancelling: AnswerSource {
        func answer(to turn: Turn) async -> Answer? { .cancel }
    }

    @Test("a conversation that the person ends is over, and says who ended it")
    func cancelling() async throws {
        let shell = try await Shell.withBakery()
        let device = try await Self.device(on: shell)
        let (turns, told) = AsyncStream<Turn>.makeStream()
        await device.converse(
            .say("Buy bread"), language: "en", isLocked: false, answers: Cancelling(), runs: { _ in },
            show: { turn, _ in told.yield(turn) })
        withExtendedLifetime(shell) {}
        told.finish()
        var last: Turn?
        for await turn in turns { last = turn }
        guard case .error(let failure)? = last else {
            Issue.record("\(String(describing: last))")
            return
        }
        #expect(failure.kind == .cancelled)
    }

    @Test("what can be said is a person's own phrases and what apps do, without gaps")
    func sayings() async throws {
        let shell = try await Shell.withBakery()
        let device = try await Self.device(on: shell)
        _ = await shell.run("phrase", "add", "Bread time", "BuyBread", "loaves=4")
        _ = await shell.run("phrase", "add", "Bring {loaves} loaves", "BuyBread")
        let sayings = try await device.shown.sayings
        #expect(
            sayings.prefix(2) == [
                OfferedSaying(text: "Bread time"), OfferedSaying(text: "Buy Bread", app: "org.example.bakery"),
            ], "\(sayings)")
        #expect(sayings.allSatisfy { $0.beginning == nil && !$0.text.contains("…") })
        let all = try await device.sayings(language: "en")
        #expect(all.contains(OfferedSaying(text: "Bring … loaves", beginning: "Bring ")))
        let completions = try await device.completions(of: "br", language: "en")
        #expect(completions.map(\.text).contains("Bread time"), "\(completions)")
    }

    @Test("what is wrong with a phrase is said in the language of the page")
    func refusal() async throws {
        let shell = try await Self.shell()
        let device = try await Self.twins(on: shell)
        let refusal = await #expect(throws: DeviceRefusal.self) {
            try await device.give("…", to: .action(id: 1), replacing: nil, language: "zh-Hans")
        }
        #expect(refusal?.text(in: "zh-Hans").contains("没有可以识别的词") == true)
        #expect(refusal?.text(in: "en").contains("has no words") == true)
        let gone = await #expect(throws: DeviceRefusal.self) {
            try await device.give("Bread", to: .action(id: 99), replacing: nil, language: "zh-Hans")
        }
        #expect(gone?.text(in: "zh-Hans") == "这个操作已不在了。")
    }

    @Test("a phrase is removed where it is shown, and what an app proposes has one as what it donates")
    func proposing() async throws {
        let shell = try await Self.shell()
        let device = try await Self.twins(on: shell)
        try await device.give("My loaf", to: .action(id: 1), replacing: nil, language: "en")
        try await device.removePhrase(of: .action(id: 1))
        try await device.removePhrase(of: .action(id: 2))
        #expect(try await Self.phrases(on: device).isEmpty)
        let bread = IntentPayload(className: "Other.BuyBreadIntent", values: ["loaves": .integer(4)])
        try await device.system.store.setProposedActions([.intent(bread)], of: Self.bakery)
        #expect(try await device.shown.proposals.map(\.title) == ["Buy 4 loaves"])
        for words in ["Four", "Bring four"] {
            try await device.give(words, to: .proposal(id: 1), replacing: nil, language: "en")
            #expect(try await device.shown.proposals.map(\.phrase) == [words])
        }
        #expect(try await device.system.store.latestPhrases(.max).map(\.text) == ["Bring four"])
        try await device.removePhrase(of: .proposal(id: 1))
        #expect(try await device.shown.proposals.map(\.phrase) == [nil])
        let gone = await #expect(throws: DeviceRefusal.self) {
            try await device.give("Five", to: .proposal(id: 9), replacing: nil, language: "en")
        }
        #expect(gone?.text(in: "zh-Hans") == "这个操作已不在了。")
    }

    @Test("other words for an action with a phrase change the phrase, and the same words are no clash")
    func changing() async throws {
        let shell = try await Self.shell()
        let device = try await Self.twins(on: shell)
        try await device.give("My loaf", to: .action(id: 1), replacing: nil, language: "en")
        let first = try #require(try await device.system.store.latestPhrases(.max).first)
        try await device.give("My loaf!", to: .action(id: 1), replacing: nil, language: "en")
        try await device.give("Bread", to: .action(id: 1), replacing: nil, language: "en")
        let phrases = try await device.system.store.latestPhrases(.max)
        #expect(phrases.map(\.text) == ["Bread"])
        #expect(phrases.map(\.identifier) == [first.identifier])
        try await device.give("Other", to: .action(id: 2), replacing: nil, language: "en")
        let clash = await #expect(throws: ShownPhraseClash.self) {
            try await device.give("bread", to: .action(id: 2), replacing: nil, language: "en")
        }
        #expect(clash?.title == "Loaf")
    }
}

extension DeviceAdapter {
    /// The device of the system that a shell's commands run in.
    convenience init(on shell: Shell, warn: @escaping @Sendable (Sentence) -> Void) async throws {
        self.init(
            try await shell.system(), workingDirectory: shell.surroundings.workingDirectory,
            home: shell.surroundings.home, warn: warn)
    }

    /// What the screen shows in English.
    fileprivate var shown: DeviceContents {
        get async throws { try await contents(in: DeviceSituation(), language: "en") }
    }
}
