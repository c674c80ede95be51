// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import ExtensionHost
import Foundation
import IntentDefinition
import IntentValues
import Testing
import Wire

@testable import Assistant

@Suite("Names of persons in a conversation")
struct PersonNamingTests {
    private static let ann = PersonValue(
        handle: .init(value: "1", type: .phoneNumber), displayName: "Ann Lee", contactIdentifier: "a")

    private static func echo(_ request: ExtensionRequest) throws(ExtensionFailure) -> ExtensionReply {
        switch request {
        case .resolve(let parameter, let intent):
            guard let value = intent.values[parameter] else { return .resolution([.needsValue], isArray: false) }
            return .resolution([.success(value)], isArray: false)
        case .confirm: return .response(ResponsePayload(code: 1))
        case .handle: return .response(ResponsePayload(code: 4))
        default: return .refusal(ExtensionRefusal(.notImplemented, "not here"))
        }
    }

    /// Has a conversation about a friend, and gives what the extension was told about them at each step.
    private func friends(
        _ values: [String: IntentValue], answers: [String] = [], turns: TurnRecorder = TurnRecorder(),
        naming: PersonNaming.Names?
    ) async throws -> [IntentValue?] {
        var friend = ParameterDeclaration(name: "friend", type: .person)
        friend.supportsResolution = true
        var intent = Bakery.buyBread()
        intent.parameters = [friend]
        let app = try Bakery.app(intents: [intent])
        let transport = ScriptedTransport(Self.echo)
        var environment = AssistantEnvironment(
            language: "en", calendar: Calendar(identifier: .gregorian),
            now: { Moment(date: Date(timeIntervalSince1970: 1_800_000_000), uptime: .zero) },
            workingDirectory: URL(filePath: "/"), home: URL(filePath: "/"))
        environment.naming = naming
        let assistant = Assistant(
            catalog: AppCatalog(apps: [app]), phrases: [], transport: transport, environment: environment)
        let candidate = Candidate(
            app: app, intent: try #require(app.intents.first), invocation: Invocation(values: values))
        _ = await assistant.run(candidate, answers: ScriptedAnswers(answers), show: turns.show)
        return transport.requests.map { $0.intent.values["friend"] }
    }

    @Test("a name becomes the person whom it means, at every step")
    func named() async throws {
        let values = ["friend": IntentValue.person(PersonValue(displayName: "Ann"))]
        let told = try await friends(values) { spoken, app, _ in
            #expect(spoken == "Ann")
            #expect(app.text == "org.example.bakery")
            return Self.ann
        }
        #expect(told.count >= 2)
        #expect(told.allSatisfy { $0 == .person(Self.ann) })
    }

    @Test("a person of the app's own, and a name where nobody knows of any, stay as they are")
    func unchanged() async throws {
        let own = IntentValue.person(PersonValue(displayName: "Ann", customIdentifier: "7"))
        #expect(try await friends(["friend": own]) { _, _, _ in Self.ann }.allSatisfy { $0 == own })
        let spoken = IntentValue.person(PersonValue(displayName: "Ann"))
        #expect(try await friends(["friend": spoken], naming: nil).allSatisfy { $0 == spoken })
        #expect(try await friends(["friend": spoken]) { _, _, _ in nil }.allSatisfy { $0 == spoken })
    }

    @Test(
        "the person is asked in their conversation, once",
        arguments: [("yes", true), ("no", false), ("perhaps", nil)] as [(String, Bool?)])
    func asking(word: String, isAllowed: Bool?) async throws {
        let turns = TurnRecorder()
        let values = ["friend": IntentValue.person(PersonValue(displayName: "Ann"))]
        let told = try await friends(values, answers: [word], turns: turns) { spoken, _, ask in
            let answer = await ask()
            #expect(answer == isAllowed)
            return answer == true
                ? Self.ann : PersonValue(handle: .init(value: nil, type: .unknown), displayName: spoken)
        }
        #expect(told.allSatisfy { ($0 == .person(Self.ann)) == (isAllowed == true) })
        let questions = turns.turns.filter { if case .prompt = $0 { true } else { false } }
        #expect(questions.count == 1)
        guard case .prompt(let prompt)? = questions.first else {
            Issue.record("\(questions)")
            return
        }
        #expect(prompt.text == "May Bakery know which of your contacts are meant?")
        #expect(prompt.kind == .confirmation)
    }
}
