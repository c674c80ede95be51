// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import ExtensionHost
import Foundation
import Panels
import Sentences
import Store
import Synchronization
import SystemTexts

/// One command on a state folder: what it is given, where it shows the result, and the system that it asks.
struct Session: Sendable {
    let arguments: ParsedArguments
    let terminal: Terminal
    let surroundings: Surroundings
    let system: RunningSystem
    let language: String
    let isJSON: Bool
    /// What apps are started in: an app that runs in another language is restarted, so in the daemon
    /// the language of a client counts only where it is asked for.
    let appLanguage: String
    /// Who watches the apps that the command opens.
    let audience = AppAudience()
    /// The command's own, where they differ from the system's.
    private let limits: ExtensionLimits?
    private let kept = CommandCache()

    /// Uses the system that runs, or starts one on the state folder that the arguments or the
    /// environment name.
    init(_ arguments: ParsedArguments, on terminal: Terminal, in surroundings: Surroundings) async throws {
        language = (try arguments[GlobalOptions.language] ?? LanguageName(variables: surroundings.variables)).tag
        isJSON = try arguments[GlobalOptions.json]
        if let running = surroundings.system {
            guard try !arguments[GlobalOptions.noSandbox] || !running.options.isSandboxed else {
                throw UsageError(
                    "the running daemon sandboxes its apps", remedy: "end 'beckon serve', or leave out --no-sandbox")
            }
            system = running
            appLanguage = try arguments[GlobalOptions.language]?.tag ?? running.language
            limits = try arguments[GlobalOptions.timeout].map { ExtensionLimits(answering: $0.duration) }
        } else {
            system = try await RunningSystem.open(
                try GlobalOptions.folder(arguments, surroundings),
                try GlobalOptions.system(arguments, language: language, isShared: false), surroundings.ofSystem
            ) { [language] warning in
                let line = ("warning: \(warning)" as Sentence).text(in: language)
                FileHandle.standardError.write(Data((line + "\n").utf8))
            }
            appLanguage = language
            limits = nil
        }
        self.arguments = arguments
        self.terminal = terminal
        self.surroundings = surroundings
    }

    /// The value of an argument that the command declares.
    subscript<Value>(argument: Argument<Value>) -> Value {
        get throws(UsageError) { try arguments[argument] }
    }

    /// Installs and uninstalls apps, with the tools of the command's caller.
    var library: AppLibrary { system.library(builder: surroundings.builder) }

    /// The apps that were installed when the command first looked; one that cannot be read is named on the terminal
    /// and passed over.
    func catalog() async throws -> AppCatalog {
        if let known = kept.catalog.withLock({ $0 }) { return known }
        let catalog = try await system.apps.catalog()
        for problem in catalog.problems { terminal.warn("\(problem)") }
        kept.catalog.withLock { $0 = catalog }
        return catalog
    }

    /// Finds apps and intents by the names that a person types.
    func finder() async throws -> IntentFinder { IntentFinder(catalog: try await catalog(), language: language) }

    /// What the person reads of the actions of the installed apps.
    func words() async throws -> ActionWords { words(of: try await catalog()) }

    /// What the person reads of the actions of these apps.
    func words(of catalog: AppCatalog) -> ActionWords {
        system.words(in: language, of: catalog)
    }

    /// What a request of this command needs to know.
    ///
    /// - Throws: What keeps extensions from being started.
    func context() throws -> RequestContext {
        RequestContext(
            language: language, workingDirectory: surroundings.workingDirectory, home: surroundings.home,
            transport: try transport(), warn: { [terminal] in terminal.warn($0) })
    }

    /// Has the conversation that a request leads to, on the terminal.
    ///
    /// - Parameters:
    ///   - catalog: The installed apps, if the command has just asked for them.
    ///   - file: Where the picture of the panel goes; nil for none.
    func perform(
        _ request: Request, among catalog: AppCatalog? = nil, drawing file: URL? = nil, in dialogue: Dialogue
    ) async throws -> Outcome {
        var context = try context()
        if let file {
            let drawing = PanelFile(
                panels: Panels(over: context.transport, language: language), file: file, language: language,
                terminal: terminal)
            context.picturing = { await drawing.draw($0) }
        }
        return try await system.perform(request, among: catalog, context, answers: dialogue) { turn, app in
            await dialogue.show(turn, from: app)
        }
    }

    /// The daemon's extensions stay warm; a command that is alone, or wants limits of its own, has its own, which stay
    /// warm from one of its conversations to the next.
    func transport() throws -> any ExtensionTransport {
        if system.options.isShared, limits == nil { return try system.transport() }
        return try kept.transport.withLock { transport in
            if let transport { return transport }
            let made = try system.makeTransport(limits: limits ?? system.options.limits) { [terminal] in
                terminal.warn($0)
            }
            transport = made
            return made
        }
    }
}

/// What a command asks for once.
private final class CommandCache: Sendable {
    let catalog = Mutex<AppCatalog?>(nil)
    let transport = Mutex<(any ExtensionTransport)?>(nil)
}

extension Surroundings {
    /// The body of a command that works on the system that runs, or on one that it starts.
    func session(_ work: @escaping @Sendable (Session) async throws -> ExitCode) -> Command.Body {
        { [self] arguments, terminal in try await work(try await Session(arguments, on: terminal, in: self)) }
    }
}

extension ExtensionLimits {
    /// The usual limits, with another deadline for each answer.
    init(answering answer: Duration?) {
        self = .standard
        if let answer { self.answer = answer }
    }
}
