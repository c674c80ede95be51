// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Foundation
import IntentDefinition
import Sentences
import SiriDomains
import Synchronization
import Testing
import Wire

@testable import Assistant
@testable import ExtensionHost

@Suite("An intent that the app itself handles")
struct HandingOverTests {
    private func environment(_ handOver: AssistantEnvironment.HandOver?) -> AssistantEnvironment {
        var environment = AssistantEnvironment(
            language: "en", calendar: Calendar(identifier: .gregorian),
            now: { Moment(date: Date(timeIntervalSince1970: 1_800_000_000), uptime: .zero) },
            workingDirectory: URL(filePath: "/"), home: URL(filePath: "/"))
        environment.handOver = handOver
        return environment
    }

    private func play(_ code: String) throws -> (Int, InstalledApp) {
        let declaration = try #require(SiriDomains.intent("INPlayMediaIntent")).declaration
        let number = try #require(declaration.response?.codes.firstIndex { $0.name == code })
        return (number, try Bakery.app("Player", intents: [declaration]))
    }

    private func response(
        of app: InstalledApp, _ transport: ScriptedTransport, _ environment: AssistantEnvironment
    ) async throws -> Response? {
        let assistant = Assistant(
            catalog: AppCatalog(apps: [app]), phrases: [], transport: transport, environment: environment)
        let candidate = Candidate(app: app, intent: try #require(app.intents.first))
        let outcome = await assistant.run(candidate, answers: ScriptedAnswers([]), show: TurnRecorder().show)
        if case .answered(let response) = outcome { return response } else { return nil }
    }

    private static func answering(_ code: Int) -> ScriptedTransport {
        ScriptedTransport { request throws(ExtensionFailure) in
            switch request {
            case .confirm: .response(ResponsePayload(code: 1))
            case .handle: .response(ResponsePayload(code: code))
            default: .refusal(.init(.notImplemented, ""))
            }
        }
    }

    @Test("is handed over where the extension says so, and the app’s answer is the answer")
    func handedOver() async throws {
        let (code, app) = try play("handleInApp")
        let (failure, _) = try play("failureUnknownMediaType")
        let launched = Mutex<[String]>([])
        let environment = environment { intent, launch async throws(ExtensionFailure) in
            launched.withLock { $0.append("\(launch.identifier) \(intent.unqualifiedName)") }
            return ExtensionAnswer(reply: .response(ResponsePayload(code: failure)), faults: ["a mistake"])
        }
        let response = try await response(of: app, Self.answering(code), environment)
        #expect(response?.code == "failureUnknownMediaType")
        #expect(response?.isSuccess == false)
        #expect(response?.faults == ["a mistake"])
        #expect(launched.withLock { $0 } == ["org.example.player INPlayMediaIntent"])
    }

    @Test("is not handed over where the extension has done it, and where no apps are started")
    func kept() async throws {
        let (success, app) = try play("success")
        let (handleInApp, _) = try play("handleInApp")
        let environment = environment { _, _ async throws(ExtensionFailure) in
            throw ExtensionFailure(.stopped, identifier: "", text: "should not be asked")
        }
        #expect(try await response(of: app, Self.answering(success), environment)?.code == "success")
        let alone = try await response(of: app, Self.answering(handleInApp), self.environment(nil))
        #expect(alone?.code == "handleInApp")
        #expect(alone?.isSuccess == true)
    }

    @Test("is asked of the app’s own process where no extension handles it")
    func own() async throws {
        let (success, made) = try play("success")
        var app = made
        app.extensions = []
        app.intents[0].handler = app.id
        let transport = Self.answering(success)
        #expect(try await response(of: app, transport, environment(nil))?.code == "success")
        #expect(Set(transport.launches.map(\.identifier)) == [app.id.text])
        #expect(transport.launches.first?.executable == app.executable)
    }
}
