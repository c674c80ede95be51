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
import Testing
import Wire

@testable import Assistant

@Suite("The assistant")
struct AssistantTests {
    private func assistant(_ apps: [InstalledApp], _ transport: ScriptedTransport) -> Assistant {
        Assistant(
            catalog: AppCatalog(apps: apps), phrases: [], transport: transport,
            environment: AssistantEnvironment(
                language: "en", calendar: Calendar(identifier: .gregorian),
                now: { Moment(date: Date(timeIntervalSince1970: 1_800_000_000), uptime: .zero) },
                workingDirectory: URL(filePath: "/"), home: URL(filePath: "/")))
    }

    /// Resolves a number of loaves that was given, and handles with success.
    private static func baker(_ request: ExtensionRequest) throws(ExtensionFailure) -> ExtensionReply {
        switch request {
        case .resolve(let parameter, let intent):
            guard let value = intent.values[parameter] else { return .resolution([.needsValue], isArray: false) }
            return .resolution([.success(value)], isArray: false)
        case .confirm: return .response(ResponsePayload(code: 1))
        case .handle: return .response(ResponsePayload(code: 4))
        default: return .refusal(ExtensionRefusal(.notImplemented, "not here"))
        }
    }

    @Test("an intent that was handled is reported with the values it was handled with")
    func handled() async throws {
        let app = try Bakery.app()
        var environment = assistant([], ScriptedTransport(Self.baker)).environment
        let (told, tell) = AsyncStream.makeStream(of: IntentPayload.self)
        environment.handled = { intent, owner in
            if owner == app.id { tell.yield(intent) }
            tell.finish()
        }
        let assistant = Assistant(
            catalog: AppCatalog(apps: [app]), phrases: [], transport: ScriptedTransport(Self.baker),
            environment: environment)
        let intent = try #require(app.intents.first { $0.className == "BuyBreadIntent" })
        let candidate = Candidate(
            app: app, intent: intent, invocation: Invocation(values: ["loaves": .integer(4)]))
        _ = await assistant.run(candidate, answers: ScriptedAnswers([]), show: TurnRecorder().show)
        tell.finish()
        let values = await told.reduce(into: []) { $0.append($1.values) }
        #expect(values == [["loaves": .integer(4)]])
    }

    @Test("a phrase for a place in an app is answered by opening it there")
    func place() async throws {
        let shelf = ActivityPayload(activityType: "org.example.bakery.shelf", title: "Shelf")
        var app = try Bakery.app()
        app.info.userActivityTypes = [shelf.activityType]
        let phrase = PhraseRecord(
            text: "Show the shelf", normalized: "show the shelf", app: app.id.text, meaning: .activity(shelf),
            added: Date(timeIntervalSince1970: 0))
        let assistant = Assistant(
            catalog: AppCatalog(apps: [app]), phrases: [phrase], transport: ScriptedTransport(Self.baker),
            environment: assistant([], ScriptedTransport(Self.baker)).environment)
        let turns = TurnRecorder()
        let outcome = await assistant.say("show the shelf", answers: ScriptedAnswers([]), show: turns.show)
        guard case .answered(let response) = outcome else {
            Issue.record("\(outcome) is no answer")
            return
        }
        #expect(response.isSuccess)
        #expect(response.intent == nil)
        #expect(response.opens == Response.Opening(app: app.id.text, activity: shelf))
    }

    @Test("a phrase becomes a conversation with the app's extension")
    func conversation() async throws {
        let transport = ScriptedTransport(Self.baker)
        let turns = TurnRecorder()
        let outcome = await assistant([try Bakery.app()], transport)
            .say("buy bread", answers: ScriptedAnswers(["three"]), show: turns.show)
        #expect(outcome.isSuccess)
        guard turns.turns.count == 4, case .prompt(let prompt) = turns.turns[1],
            case .response(let response) = turns.turns[3]
        else {
            Issue.record("unexpected turns: \(turns.turns)")
            return
        }
        #expect(turns.turns[0] == .said(text: "buy bread"))
        #expect(prompt.text == "How many loaves?")
        #expect(turns.turns[2] == .said(text: "three"))
        #expect(response.text == "The bread is on its way.")
        #expect(response.app == "org.example.bakery")
        let requests = transport.requests
        #expect(
            requests.last
                == .handle(IntentPayload(className: "BakeryKit.BuyBreadIntent", values: ["loaves": .integer(3)])))
    }

    @Test("the extension is at home in its container and has nothing of the person's environment")
    func launch() async throws {
        let transport = ScriptedTransport(Self.baker)
        _ = await assistant([try Bakery.app()], transport)
            .say("buy 2 loaves of bread", answers: ScriptedAnswers([]), show: TurnRecorder().show)
        let launch = try #require(transport.launches.first)
        #expect(launch.identifier == "org.example.bakery.intents")
        let home = "/containers/org.example.bakery.intents"
        #expect(launch.workingDirectory.path == home)
        #expect(launch.environment["HOME"] == home)
        #expect(launch.environment["TMPDIR"] == "\(home)/tmp")
        #expect(launch.environment["XDG_CONFIG_HOME"] == "\(home)/Library/Preferences")
        #expect(launch.policy.writable.map(\.path) == [home])
        // Where there is a prebuilt SDK, its libraries can be read as well.
        let readable = launch.policy.readable.map(\.lastPathComponent)
        #expect(readable.filter { $0 != "Libraries" } == ["org.example.bakery.app"])
        #expect(!launch.policy.allowsNetwork)
        #expect(
            Set(launch.environment.keys) == [
                "HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "PATH", "LANG",
                "BECKON_LANGUAGE", "LD_LIBRARY_PATH", "SWIFT_BACKTRACE",
            ])
    }

    @Test("the extension is told where the containers of its groups are, and of no others")
    func groups() async throws {
        let transport = ScriptedTransport(Self.baker)
        var app = try Bakery.app()
        let shared = try #require(ApplicationGroup("group.org.example.shared"))
        let other = try #require(ApplicationGroup("group.org.example.other"))
        app.groupContainers = [other: URL(filePath: "/groups/other")]
        app.extensions[0].groupContainers = [shared: URL(filePath: "/groups/shared")]
        _ = await assistant([app], transport)
            .say("buy 2 loaves of bread", answers: ScriptedAnswers([]), show: TurnRecorder().show)
        let launch = try #require(transport.launches.first)
        #expect(
            launch.environment["BECKON_APPLICATION_GROUPS"] == #"{"group.org.example.shared":"/groups/shared"}"#)
    }

    /// What is handled of a sentence that is said to an app which sweeps floors and locks doors.
    private func handled(_ text: String, phrases: [PhraseRecord] = []) async throws -> [String] {
        let names = [("Sweep", "Sweep Floor"), ("Lock", "Lock Door")]
        let intents = names.map { Bakery.intent($0.0, title: LocalizableText($0.1)) }
        let transport = ScriptedTransport(Self.baker)
        let assistant = Assistant(
            catalog: AppCatalog(apps: [try Bakery.app(intents: intents)]), phrases: phrases, transport: transport,
            environment: assistant([], transport).environment)
        _ = await assistant.say(text, answers: ScriptedAnswers([]), show: TurnRecorder().show)
        return transport.requests.compactMap { if case .handle(let intent) = $0 { intent.className } else { nil } }
    }

    @Test("two different commands in one sentence are both done, whatever the words between them")
    func commands() async throws {
        let both = ["BakeryKit.SweepIntent", "BakeryKit.LockIntent"]
        #expect(try await handled("sweep the floor and lock the door") == both)
        #expect(try await handled("sweep the floor and then lock the door") == both)
    }

    @Test("a phrase of the person's own is one, whatever commands it has in it")
    func ownPhraseOfTwo() async throws {
        let text = "Sweep the floor and lock the door"
        let phrase = PhraseRecord(
            text: text, normalized: text.lowercased(), app: "org.example.bakery",
            meaning: .intent("LockIntent", values: [:], texts: [:]), added: Date(timeIntervalSince1970: 0))
        #expect(try await handled(text, phrases: [phrase]) == ["BakeryKit.LockIntent"])
    }

    @Test("without an answer left the conversation waits")
    func waiting() async throws {
        let turns = TurnRecorder()
        let outcome = await assistant([try Bakery.app()], ScriptedTransport(Self.baker))
            .say("buy bread", answers: ScriptedAnswers([]), show: turns.show)
        #expect(outcome == .leftWaiting)
        #expect(outcome.exitStatus == 3)
    }

    @Test(
        "an extension that gives no answer ends in the right error, with the developer's detail",
        arguments: [
            (.timeout, .timeout), (.crashed, .crash), (.notFound, .crash), (.launchFailed, .crash),
            (.protocolViolation, .crash), (.floodedOutput, .crash), (.outOfMemory, .crash), (.unsendable, .refused),
            (.stopped, .cancelled),
        ] as [(ExtensionFailure.Kind, Failure.Kind)])
    func failures(kind: ExtensionFailure.Kind, expected: Failure.Kind) async throws {
        let transport = ScriptedTransport { _ throws(ExtensionFailure) in
            throw ExtensionFailure(
                kind, identifier: "org.example.bakery.intents", text: "it did not work", detail: "last words")
        }
        let turns = TurnRecorder()
        let outcome = await assistant([try Bakery.app()], transport)
            .say("buy 2 loaves of bread", answers: ScriptedAnswers([]), show: turns.show)
        guard case .failed(let failure) = outcome else {
            Issue.record("the conversation should fail")
            return
        }
        #expect(failure.kind == expected)
        #expect(failure.app == "org.example.bakery")
        #expect(failure.detail == "it did not work\nlast words")
        #expect(turns.turns.last == .error(failure))
        #expect(outcome.exitStatus == 1)
    }

    @Test("between two apps the person chooses, and the conversation continues with that one")
    func choice() async throws {
        let transport = ScriptedTransport(Self.baker)
        let turns = TurnRecorder()
        let outcome = await assistant([try Bakery.app(), try Bakery.app("Mill")], transport)
            .say("buy bread", answers: ScriptedAnswers(["mill", "2"]), show: turns.show)
        #expect(outcome.isSuccess)
        #expect(transport.launches.allSatisfy { $0.identifier == "org.example.mill.intents" })
    }

    @Test("asked of one app, what two apps understand is that app's, and nothing is asked")
    func narrowed() async throws {
        let apps = [try Bakery.app(), try Bakery.app("Mill")]
        for app in apps {
            let transport = ScriptedTransport(Self.baker)
            let outcome = await assistant(apps, transport)
                .say(
                    "buy bread", to: Narrowing(app: app.id), answers: ScriptedAnswers(["2"]), show: TurnRecorder().show)
            #expect(outcome.isSuccess)
            #expect(Set(transport.launches.map(\.identifier)) == ["\(app.id).intents"])
        }
    }

    @Test("what nobody understands is said so, and what to install when nothing is there")
    func notUnderstood() async throws {
        let turns = TurnRecorder()
        let transport = ScriptedTransport(Self.baker)
        let outcome = await assistant([try Bakery.app()], transport)
            .say("yesterday evening’s bread", answers: ScriptedAnswers([]), show: turns.show)
        guard case .failed(let failure) = outcome else {
            Issue.record("the conversation should fail")
            return
        }
        #expect(failure.kind == .notUnderstood)
        #expect(failure.text.contains("‘Buy Bread’"))
        #expect(failure.suggestions == ["Buy Bread", "Buy 2 loaves of bread"])
        #expect(transport.requests.isEmpty)
        guard
            case .failed(let empty) = await assistant([], transport)
                .say("buy bread", answers: ScriptedAnswers([]), show: turns.show)
        else { return }
        #expect(empty.detail?.contains("beckon install") == true)
    }

    @Test("an intent is run with words for its parameters")
    func run() async throws {
        let transport = ScriptedTransport(Self.baker)
        let app = try Bakery.app()
        let candidate = Candidate(
            app: app, intent: try #require(app.intents.first), invocation: Invocation(texts: ["loaves": "a dozen"]))
        let turns = TurnRecorder()
        _ = await assistant([app], transport).run(candidate, answers: ScriptedAnswers(["12"]), show: turns.show)
        guard case .handle(let intent) = transport.requests.last else {
            Issue.record("the intent should be handled: \(turns.turns)")
            return
        }
        #expect(intent.values["loaves"] == .integer(12))
    }

    @Test(
        "who asks what can be said hears it",
        arguments: [
            ("help", "en", "Buy Bread (Bakery)"), ("What can you do?", "en", "Buy Bread (Bakery)"),
            ("what can I say", "en", "Buy Bread (Bakery)"), ("你能做什么？", "zh-Hans", "买面包 (面包店)"),
            ("was kann ich sagen", "de", "Buy Bread (Bakery)"),
        ])
    func help(text: String, language: String, line: String) async throws {
        let turns = TurnRecorder()
        let app = try Bakery.app()
        var environment = assistant([], ScriptedTransport(Self.baker)).environment
        environment.language = language
        let assistant = Assistant(
            catalog: AppCatalog(apps: [app]), phrases: [], transport: ScriptedTransport(Self.baker),
            environment: environment)
        let outcome = await assistant.say(text, answers: ScriptedAnswers([]), show: turns.show)
        guard case .done = outcome, case .shown(let showing)? = turns.turns.last else {
            Issue.record("\(turns.turns)")
            return
        }
        #expect(showing.text.split(separator: "\n").contains { $0 == line }, "\(showing.text)")
    }

    @Test("an app's own title that is a word for help is the app's")
    func ownHelp() async throws {
        let app = try Bakery.app(intents: [Bakery.intent("Help", title: LocalizableText("Help"))])
        let transport = ScriptedTransport(Self.baker)
        let outcome = await assistant([app], transport)
            .say("help", answers: ScriptedAnswers([]), show: TurnRecorder().show)
        #expect(outcome.isSuccess && !transport.requests.isEmpty)
    }
}
