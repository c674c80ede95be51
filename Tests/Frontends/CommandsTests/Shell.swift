// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Foundation
import IntentValues
import Sentences
import Store
import Synchronization
import TestSupport
import Wire

@testable import Commands
@testable import ExtensionHost

/// Runs commands on a state folder of a test's own, without a shell, a clock
/// or an extension's process.
struct Shell {
    /// What a command left behind.
    struct Run {
        var status: Int32
        var output: String
        var errors: String
    }

    private let folder: TemporaryFolder
    var variables: [String: String] = [:]
    /// Told how extensions are to be started.
    var onSettings: @Sendable (ExtensionSettings) -> Void = { _ in }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// - Parameters:
    ///   - lines: What a person types, or pipes in.
    ///   - isInteractive: Whether a terminal is there.
    func run(_ words: String..., typing lines: [String] = [], isInteractive: Bool = false) async -> Run {
        await run(words, typing: lines, isInteractive: isInteractive)
    }

    /// - Parameters:
    ///   - onOutput: Told about what is written, while the command runs.
    ///   - onErrors: The same for the error stream.
    ///   - asProgram: Whether a daemon runs the command, where there is one.
    ///   - system: The one that the command is run in, as a daemon runs it in its own.
    func run(
        _ words: [String], typing lines: [String] = [], isInteractive: Bool = false,
        onOutput: @escaping @Sendable (String) -> Void = { _ in },
        onErrors: @escaping @Sendable (String) -> Void = { _ in }, asProgram: Bool = false,
        system: RunningSystem? = nil
    ) async -> Run {
        let output = Mutex("")
        let errors = Mutex("")
        let rest = Mutex(lines[...])
        var terminal = Terminal(
            output: TextStream(isTerminal: isInteractive) { text in
                output.withLock { $0 += text }
                onOutput(text)
            },
            errors: TextStream { text in
                errors.withLock { $0 += text }
                onErrors(text)
            },
            isInteractive: isInteractive, lines: { rest.withLock { $0.popFirst() } })
        var surroundings = surroundings
        surroundings.system = system
        let program = BeckonProgram(in: surroundings)
        let words = words + ["--state", state.path]
        terminal.speak(LanguageName(of: words, variables: variables))
        let status =
            await asProgram ? program.run(words, on: terminal) : program.command.main(words, on: terminal)
        return Run(
            status: status.rawValue, output: output.withLock { $0 }, errors: errors.withLock { $0 })
    }

    /// The folder that the commands run on.
    var state: URL { folder.url.appending(path: "state") }

    /// The system that a command would use which runs alone.
    ///
    /// - Parameter isShared: Whether it is as a daemon's.
    func system(isShared: Bool = false) async throws -> RunningSystem {
        try await RunningSystem.open(
            StateFolder(root: state),
            SystemOptions(language: "en", isSandboxed: false, isShared: isShared), surroundings.ofSystem
        ) { _ in }
    }

    /// A state folder with Bakery.app in it.
    ///
    /// - Parameter schemes: Of the URLs that it opens.
    static func withBakery(schemes: [String] = []) async throws -> Shell {
        let shell = try Shell()
        try await shell.install(BakeryBundle(schemes: schemes))
        return shell
    }

    @discardableResult
    func install(_ bundle: BakeryBundle) async throws -> Run {
        let signing = await run("sign", bundle.url.path)
        if signing.status != 0 { throw UsageError("\(signing.errors)", remedy: "correct the fixture") }
        let run = await run("install", bundle.url.path)
        // The folder goes with its last owner, and that must not be before it was read.
        withExtendedLifetime(bundle) {}
        if run.status != 0 { throw UsageError("\(run.errors)", remedy: "correct the fixture") }
        return run
    }

    var surroundings: Surroundings {
        let onSettings = onSettings
        return Surroundings(
            variables: variables, workingDirectory: folder.url, calendar: Calendar(identifier: .gregorian),
            now: { Moment(date: Date(timeIntervalSince1970: 1_800_000_000), uptime: .zero) },
            builder: SwiftPackageTool(environment: [:]),
            transport: { settings in
                onSettings(settings)
                return Baker()
            })
    }
}

/// An extension that sells up to ten loaves.
private struct Baker: ExtensionTransport {
    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        switch request {
        case .resolve(let parameter, let intent):
            guard let value = intent.values[parameter] else {
                return ExtensionAnswer(reply: .resolution([.needsValue], isArray: false))
            }
            return ExtensionAnswer(reply: .resolution([.success(value)], isArray: false))
        case .confirm: return ExtensionAnswer(reply: .response(ResponsePayload(code: 1)))
        case .handle(let intent):
            if case .integer(let loaves)? = intent.values["loaves"], loaves > 10 {
                throw ExtensionFailure(
                    .crashed, identifier: launch.identifier, text: "the oven exploded", detail: "Fatal error: oven")
            }
            return ExtensionAnswer(reply: .response(ResponsePayload(code: 4)), faults: ["an odd thing happened"])
        case .options, .defaultValue, .update, .stopUpdates, .draw, .resume, .stop:
            return ExtensionAnswer(reply: .refusal(ExtensionRefusal(.notImplemented, "no such method")))
        }
    }
}
