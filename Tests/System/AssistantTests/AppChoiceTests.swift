// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import ExtensionHost
import Foundation
import IntentDefinition
import IntentValues
import Sentences
import Store
import Synchronization
import Testing
import Wire

@testable import Assistant

@Suite("Which of several apps is meant")
struct AppChoiceTests {
    /// What a person has chosen, by intent.
    private final class Memory: Sendable {
        let chosen = Mutex<[String: String]>([:])
    }

    private static func caller(_ request: ExtensionRequest) throws(ExtensionFailure) -> ExtensionReply {
        switch request {
        case .resolve(let parameter, let intent):
            guard let value = intent.values[parameter] else { return .resolution([.notRequired], isArray: false) }
            guard case .array(let elements) = value else { return .resolution([.success(value)], isArray: false) }
            return .resolution(elements.map { .success($0) }, isArray: true)
        case .confirm: return .response(ResponsePayload(code: 1))
        default: return .response(ResponsePayload(code: 2))
        }
    }

    private func assistant(_ apps: [InstalledApp], _ memory: Memory, _ transport: ScriptedTransport) -> Assistant {
        var environment = AssistantEnvironment(
            language: "en", calendar: Calendar(identifier: .gregorian),
            now: { Moment(date: Date(timeIntervalSince1970: 1_800_000_000), uptime: .zero) },
            workingDirectory: URL(filePath: "/"), home: URL(filePath: "/"))
        environment.chosenApp = { intent in memory.chosen.withLock { $0[intent] } }
        environment.chose = { intent, app in memory.chosen.withLock { $0[intent] = app.text } }
        return Assistant(catalog: AppCatalog(apps: apps), phrases: [], transport: transport, environment: environment)
    }

    /// The app whose extension was asked first.
    private func asked(
        _ text: String, _ answers: [String], among apps: [InstalledApp], _ memory: Memory
    ) async -> String? {
        let transport = ScriptedTransport(Self.caller)
        _ = await assistant(apps, memory, transport)
            .say(text, answers: ScriptedAnswers(answers), show: TurnRecorder().show)
        return transport.launches.first?.identity?.app.text
    }

    @Test("anyone who was asked once is not asked again, until the app is gone or another one is named")
    func remembered() async throws {
        let apps = try ["Ringer", "Caller"].map { try DomainApp.app($0, handling: ["INStartCallIntent"]) }
        let memory = Memory()
        #expect(await asked("call Ann", ["Caller"], among: apps, memory) == "org.example.caller")
        #expect(memory.chosen.withLock { $0 } == ["INStartCallIntent": "org.example.caller"])
        #expect(await asked("call Bob", [], among: apps, memory) == "org.example.caller")
        #expect(await asked("call Bob with Ringer", [], among: apps, memory) == "org.example.ringer")
        memory.chosen.withLock { $0 = [:] }
        #expect(await asked("call Bob", [], among: apps, memory) == nil)
        #expect(await asked("call Bob", [], among: [apps[0]], memory) == "org.example.ringer")
    }

    @Test("anyone who was asked once whether an app's own intent is meant is not asked again")
    func own() async throws {
        var own = Bakery.buyBread()
        own.title = LocalizableText("Start workout")
        let apps = [
            try Bakery.app("Diary", intents: [own]), try DomainApp.app("Gym", handling: ["INStartWorkoutIntent"]),
        ]
        let memory = Memory()
        #expect(await asked("start a workout", ["Diary"], among: apps, memory) == "org.example.diary")
        #expect(memory.chosen.withLock { Array($0.values) } == ["org.example.diary"])
        #expect(await asked("start a workout", [], among: apps, memory) == "org.example.diary")
        let named = await asked("start a workout with Gym", [], among: apps, memory)
        #expect(named == "org.example.gym")
    }

    @Test(
        "the app that a sentence names anywhere is the one that is asked",
        arguments: [
            "send a message to Ada with Pigeon saying I am late", "with Pigeon, send a message to Ada saying I am late",
            "send a message to Ada saying I am late via Pigeon",
        ])
    func named(text: String) async throws {
        let apps = try ["Pigeon", "Raven"].map { try DomainApp.app($0, handling: ["INSendMessageIntent"]) }
        #expect(await asked(text, [], among: apps, Memory()) == "org.example.pigeon")
        let other = text.replacing("Pigeon", with: "Raven")
        #expect(await asked(other, [], among: apps, Memory()) == "org.example.raven")
    }

    @Test("an app that is removed during a conversation is told as such")
    func removed() async throws {
        let app = try DomainApp.app("Ringer", handling: ["INStartCallIntent"])
        let transport = ScriptedTransport { _ throws(ExtensionFailure) in
            throw ExtensionFailure(.crashed, identifier: "org.example.ringer.intents", text: "it ended")
        }
        var environment = assistant([app], Memory(), transport).environment
        environment.isInstalled = { _ in false }
        let assistant = Assistant(
            catalog: AppCatalog(apps: [app]), phrases: [], transport: transport, environment: environment)
        let outcome = await assistant.say("call Ann", answers: ScriptedAnswers([]), show: TurnRecorder().show)
        guard case .failed(let failure) = outcome else {
            Issue.record("it should fail")
            return
        }
        #expect(failure.kind == .notHandled && failure.text == "Ringer is no longer installed.")
    }
}
