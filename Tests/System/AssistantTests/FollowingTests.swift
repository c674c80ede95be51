// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Conversation
import ExtensionHost
import Foundation
import IntentDefinition
import IntentValues
import Sentences
import SiriDomains
import Synchronization
import Testing
import Wire

@testable import Assistant

@Suite("A ride that is asked about")
struct FollowingTests {
    private struct Rider: AnswerSource {
        let follows: Bool

        func answer(to turn: Turn) async -> Answer? { nil }
    }

    private static func ride(_ properties: [String: IntentValue]) -> ResponsePayload {
        let status = ObjectValue(typeName: "INRideStatus", identifier: nil, displayString: "", properties: properties)
        return ResponsePayload(code: success, properties: ["rideStatus": .object(status)])
    }

    private static let success =
        SiriDomains.intent("INGetRideStatusIntent")?.declaration.response?.rawValue(ofCode: "success") ?? -1
    private static let over = ObjectValue(typeName: "INRideCompletionStatus", identifier: nil, displayString: "")

    /// What the handler is asked for, and what the person is told, where it tells these one after the other.
    private func ask(
        following: Bool, updates: [Result<ExtensionReply, ExtensionFailure>]
    ) async throws -> (requests: [ExtensionRequest], turns: [Turn]) {
        var app = try Bakery.app()
        let known = try #require(SiriDomains.intent("INGetRideStatusIntent"))
        let intent = OfferedIntent(
            declaration: known.declaration, definition: known.definition, module: SiriDomains.module,
            handler: app.intents[0].handler, isRestrictedWhileLocked: false)
        app.intents.append(intent)
        let rest = Mutex(updates[...])
        let transport = ScriptedTransport { request throws(ExtensionFailure) in
            switch request {
            case .confirm: return .response(ResponsePayload(code: 1))
            case .handle: return .response(Self.ride(["phase": .enumeration(1)]))
            case .update:
                let next = rest.withLock { $0.popFirst() }
                return try next?.get() ?? .update(nil)
            default: return .update(nil)
            }
        }
        let turns = TurnRecorder()
        let outcome = await assistant(of: app, transport).run(
            Candidate(app: app, intent: intent), answers: Rider(follows: following), show: turns.show)
        #expect(outcome.isSuccess)
        return (transport.requests, turns.turns)
    }

    private func assistant(
        of app: InstalledApp, _ transport: ScriptedTransport, books: PhraseBooks = PhraseBooks()
    ) -> Assistant {
        Assistant(
            catalog: AppCatalog(apps: [app]), books: books, phrases: [], transport: transport,
            environment: AssistantEnvironment(
                language: "en", calendar: Calendar(identifier: .gregorian),
                now: { Moment(date: Date(timeIntervalSince1970: 1_800_000_000), uptime: .zero) },
                workingDirectory: URL(filePath: "/"), home: URL(filePath: "/")))
    }

    private static let arriving = ride([
        "phase": .enumeration(4), "estimatedPickupDate": .decimal(10_000),
    ])
    private static let ended = ride(["phase": .enumeration(5), "completionStatus": .object(over)])

    private func cancellable() throws -> InstalledApp {
        var app = try Bakery.app()
        let handler = app.intents[0].handler
        app.intents = try ["INCancelRideIntent", "INGetRideStatusIntent"].map { name in
            let known = try #require(SiriDomains.intent(name))
            return OfferedIntent(
                declaration: known.declaration, definition: known.definition, module: SiriDomains.module,
                handler: handler, isRestrictedWhileLocked: false)
        }
        return app
    }

    @Test("is the one that is cancelled")
    func cancelling() async throws {
        let app = try cancellable()
        let transport = ScriptedTransport { request throws(ExtensionFailure) in
            if case .handle(let intent) = request, intent.className.hasSuffix("INGetRideStatusIntent") {
                return .response(Self.ride(["rideIdentifier": .string("van 7")]))
            }
            return .response(ResponsePayload(code: 1))
        }
        let assistant = assistant(of: app, transport)
        _ = await assistant.run(
            Candidate(app: app, intent: app.intents[0]), answers: Rider(follows: false), show: TurnRecorder().show)
        #expect(transport.requests.last?.intent.values == ["rideIdentifier": .string("van 7")])
    }

    @Test("is looked up to cancel it, which is nothing that was done")
    func lookingUp() async throws {
        let (app, books) = (try cancellable(), PhraseBooks())
        let transport = ScriptedTransport { request throws(ExtensionFailure) in
            guard case .handle = request else {
                throw ExtensionFailure(.crashed, identifier: "org.example.bakery.intents", text: "the van broke down")
            }
            return .response(Self.ride(["rideIdentifier": .string("van 7")]))
        }
        _ = await assistant(of: app, transport, books: books).run(
            Candidate(app: app, intent: app.intents[0]), answers: Rider(follows: false), show: TurnRecorder().show)
        #expect(transport.requests.count == 2)
        #expect(books.done == nil)
    }

    @Test("is told about until it is over, and then the handler is stopped")
    func following() async throws {
        let (requests, turns) = try await ask(
            following: true,
            updates: [.success(.update(Self.arriving)), .success(.update(nil)), .success(.update(Self.ended))])
        let updates = requests.filter { if case .update = $0 { true } else { false } }
        #expect(updates.count == 3)
        #expect(requests.last == .stopUpdates(IntentPayload(className: "Intents.INGetRideStatusIntent", values: [:])))
        #expect(turns.contains { if case .progress = $0 { true } else { false } })
    }

    @Test("is told about once where nobody wants to know on")
    func notFollowing() async throws {
        let (requests, turns) = try await ask(following: false, updates: [.success(.update(Self.arriving))])
        #expect(!requests.contains { if case .update = $0 { true } else { false } })
        #expect(!turns.contains { if case .progress = $0 { true } else { false } })
    }

    @Test("is told about no more where its extension is gone, which the person hears")
    func crash() async throws {
        let failure = ExtensionFailure(.crashed, identifier: "org.example.bakery.intents", text: "it is gone")
        let (_, turns) = try await ask(following: true, updates: [.failure(failure)])
        guard case .error(let told)? = turns.last else {
            Issue.record("\(turns) does not end with an error")
            return
        }
        #expect(told.kind == .crash)
    }

    @Test("is told about no more where the handler has no such methods, and that is not a fault")
    func refusal() async throws {
        let refusal = ExtensionRefusal(.notImplemented, "it reports no changes")
        let (_, turns) = try await ask(following: true, updates: [.success(.refusal(refusal))])
        guard case .response? = turns.last else {
            Issue.record("\(turns) does not end with the answer")
            return
        }
    }
}
