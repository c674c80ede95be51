// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import Conversation
import DefinitionFiles
import ExtensionHost
import Foundation
import IntentDefinition
import SiriDomains
import Store
import TestSupport
import Testing

/// An app whose extension, a process of its own built with the SDK, answers as it is told to.
final class MatrixHost: Sendable {
    /// That of the suite which is running.
    @TaskLocal static var current: MatrixHost?

    private static let fixture = PackageRoot.url.appending(path: "Tests/Fixtures/Extensions/Matrix")

    /// What the framework's own intents are handled for.
    private static let domainIntents = [
        "INPayBillIntent", "INPlayMediaIntent", "INSearchForMessagesIntent", "INSendMessageIntent",
        "INSendPaymentIntent", "INStartWorkoutIntent",
    ]

    private let host: ExtensionHost
    private let app: InstalledApp
    /// Where the person's files are.
    private let folder: TemporaryFolder

    /// In a sandbox, as the product has it, where the machine lets us make one.
    init() throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        app = try MatrixHost.app(in: folder.url)
        try Data("a note".utf8).write(to: folder.url.appending(path: "note.txt"))
        var limits = ExtensionLimits()
        // On a busy machine an answer may take long, and so may the turn of the next request.
        (limits.answer, limits.idle) = (.seconds(60), .seconds(3600))
        host = ExtensionHost(
            limits: limits, sandbox: MachineSandbox.isAvailable ? try Sandbox(path: nil) : nil)
    }

    /// Ends the process.
    func stop() async { await host.stopAll() }

    /// Holds a conversation to its end, or until there are no more answers.
    func converse(
        about className: String, _ invocation: Invocation, answers: [String]
    ) async throws -> MatrixConversation {
        let intent = try #require(app.intents.first { $0.className == className })
        let transport = WatchedTransport(host)
        let turns = TurnRecorder()
        let assistant = Assistant(
            catalog: AppCatalog(apps: [app]), phrases: [PhraseRecord](), transport: transport,
            environment: AssistantEnvironment(
                language: "en", calendar: Calendar(identifier: .gregorian),
                now: { Moment(date: Date(timeIntervalSince1970: 1_800_000_000), uptime: .zero) },
                workingDirectory: folder.url, home: folder.url))
        let outcome = await assistant.run(
            Candidate(app: app, intent: intent, invocation: invocation), answers: ScriptedAnswers(answers),
            show: turns.show)
        return MatrixConversation(outcome: outcome, turns: turns.turns, handled: transport.handled)
    }
}

// MARK: - The app

extension MatrixHost {
    /// The fixture beside its `Info.plist`, as when it is installed.
    private static func app(in folder: URL) throws -> InstalledApp {
        let files = FileManager.default
        let bundle = folder.appending(path: "Matrix.app")
        let part = bundle.appending(path: "PlugIns/MatrixIntents.appex")
        let program = part.appending(path: "MatrixIntents")
        let container = folder.appending(path: "Container")
        try files.createDirectory(at: part, withIntermediateDirectories: true)
        try files.createDirectory(at: container.appending(path: "tmp"), withIntermediateDirectories: true)
        try files.copyItem(at: PackageRoot.products.appending(path: "FixtureIntents"), to: program)
        try files.copyItem(at: fixture.appending(path: "Info.plist"), to: part.appending(path: "Info.plist"))
        var app = try Bakery.app("Matrix", intents: [])
        app.names = [:]
        app.location = bundle
        app.extensions[0].location = part
        app.extensions[0].executable = program
        app.extensions[0].container = container
        app.intents = try intents(handledBy: app.extensions[0].id)
        return app
    }

    private static func intents(handledBy handler: BundleIdentifier) throws -> [OfferedIntent] {
        let file = fixture.appending(path: "Base.lproj/Matrix.intentdefinition")
        let definition = try #require(try DefinitionLoader().load(file.path).definition)
        let own = definition.file.intents.map { declaration in
            OfferedIntent(
                declaration: declaration, definition: definition, module: "FixtureIntents", handler: handler,
                isRestrictedWhileLocked: false)
        }
        let domains = try domainIntents.map { className in
            let intent = try #require(SiriDomains.intent(className))
            return OfferedIntent(
                declaration: intent.declaration, definition: intent.definition, module: SiriDomains.module,
                handler: handler, isRestrictedWhileLocked: false)
        }
        return own + domains
    }
}
