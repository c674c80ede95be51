// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import Conversation
import DeviceServer
import Foundation
import PersonalShortcuts
import Sentences
import Store

import enum Processes.ControlGroupError
import struct Processes.ControlGroups
import enum Processes.LargeBlocks

/// `beckon serve`: the system in the foreground, until a signal ends it.
struct ServeCommand: Sendable {
    let surroundings: Surroundings

    static func command(in surroundings: Surroundings) -> Command { ServeCommand(surroundings: surroundings).command }

    private static let staysOut = Argument.flag("no-device", "doesn't serve the device, the phone in the browser")
    private static let port = Argument<Int?>.option(
        "port", "N", "serves the device at this port of 127.0.0.1; default: the last port, or any free one")

    static let isUnsupervised = Argument.flag(
        "unsupervised", "exits if the daemon crashes, instead of restarting it")

    private var command: Command {
        Command(
            "serve", "runs the daemon, which other commands connect to, and shows a phone in the browser",
            takes: [Self.staysOut, Self.port, Self.isUnsupervised],
            examples: [
                Example("beckon serve", "keeps apps running between commands, until Ctrl-C"),
                Example("beckon serve --json", "prints events, one JSON object per line"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        guard try arguments[Self.isUnsupervised] else { return try await supervise(arguments, terminal) }
        LargeBlocks.giveBack()
        let folder = try GlobalOptions.folder(arguments, surroundings)
        try folder.prepare()
        let lock = try DaemonLock(folder: folder.root)
        defer { withExtendedLifetime(lock) {} }
        let log = ServeLog(terminal: terminal, isJSON: try arguments[GlobalOptions.json])
        let language = try arguments[GlobalOptions.language] ?? LanguageName(variables: surroundings.variables)
        try Self.beginNotingCrashes(in: folder)
        var options = try GlobalOptions.system(arguments, language: language.tag, isShared: true)
        options.groups = Self.controlGroups(warn: log.warn)
        options.network = Self.network(warn: log.warn)
        let system = try await RunningSystem.open(folder, options, surroundings.ofSystem, warn: log.warn)
        await clearUp(system, warn: log.warn)
        // A machine without a sandbox is reported now, not by the first client.
        try system.prepareForApps()
        let subscription = system.news.subscribe(log.show)
        let screens = system.phrases.screens.changes()
        let watching = Task { await log.show(screens) { try await system.words(in: language.tag) } }
        defer { watching.cancel() }
        let device = try await device(arguments, folder, system, language: language.tag, warn: log.warn)
        try await Self.tellOfSetAside(among: system.apps, log)
        let place = CommandSocket(folder: folder.root)
        let server = try CommandServer.listen(at: place) { await run($0, on: $1, in: system, device) }
        system.serveLinks(at: device.flatMap { URL(string: "http://127.0.0.1:\($0.port)") })
        log.ready(socket: place.path, device: device?.address)
        await Self.untilCancelled()
        log.ending()
        await Task { await device?.stop() }.value
        await Self.end(server, system)
        withExtendedLifetime(subscription) {}
        return .success
    }

    /// Those that systemd, or another parent process, has left to us.
    private static func controlGroups(warn: (Sentence) -> Void) -> ControlGroups? {
        do throws(ControlGroupError) {
            return try ControlGroups.delegated()
        } catch {
            // From a terminal there are none, which is not a warning at each start.
            if case .refused = error { warn("\(error)") }
            return nil
        }
    }

    /// What can make the network of apps slower, where a person wants it so.
    private static func network(warn: (Sentence) -> Void) -> NetworkRelay? {
        do throws(Problem<Fault>) {
            return try NetworkRelay.start()
        } catch {
            warn(error.sentence)
            return nil
        }
    }

    /// Completes what was killed in the middle; a disk that refuses does not stop the rest.
    private func clearUp(_ system: RunningSystem, warn: (Sentence) -> Void) async {
        do {
            try await system.library(builder: surroundings.builder).clearUp().forEach(warn)
        } catch {
            warn("cannot remove the leftovers of an earlier installation or uninstallation: \(error)")
        }
    }

    /// The device, where one is wanted.
    ///
    /// - Throws: `UsageError` for an invalid port, `Problem` for one that is taken.
    private func device(
        _ arguments: ParsedArguments, _ folder: StateFolder, _ system: RunningSystem, language: String,
        warn: @escaping @Sendable (Sentence) -> Void
    ) async throws -> DeviceServer? {
        let (port, staysOut) = (try arguments[Self.port], try arguments[Self.staysOut])
        guard !staysOut || port == nil else {
            throw UsageError("--port and --no-device contradict each other", remedy: "remove one of them")
        }
        guard let number = UInt16(exactly: port ?? 0) else {
            throw UsageError("there is no port \(port ?? 0)", remedy: "give a number from 1 to 65535")
        }
        if staysOut { return nil }
        let file = DeviceKeyFile(in: folder)
        let device = Device(
            system, language: language, workingDirectory: surroundings.workingDirectory, home: surroundings.home,
            warn: warn)
        let server = try await DeviceServer.start(device, port: number, key: Self.key(in: file, warn: warn))
        do {
            try file.keep(server.key)
        } catch {
            warn("cannot write \(file.file.path), so open pages will stop working after a restart: \(error)")
        }
        return server
    }

    /// Of the start before: a page that was open then goes on by itself.
    private static func key(in file: DeviceKeyFile, warn: (Sentence) -> Void) -> DeviceKey? {
        do {
            return try file.read()
        } catch {
            warn("\(file.file.path) cannot be used, so pages from before must be opened again: \(error)")
            return nil
        }
    }

    /// The command of a client, in its folder and language, with what is left of its environment.
    private func run(
        _ request: ClientRequest, on terminal: Terminal, in system: RunningSystem, _ device: DeviceServer?
    ) async -> ExitCode {
        var surroundings = surroundings
        surroundings.variables = request.variables
        surroundings.workingDirectory = URL(filePath: request.directory, directoryHint: .isDirectory)
        surroundings.builder = surroundings.makeBuilder(request.variables)
        surroundings.system = system
        surroundings.device = device
        var terminal = terminal
        do {
            let language = try request.call.arguments[GlobalOptions.language]
            terminal.speak(language ?? LanguageName(variables: request.variables))
        } catch {
            terminal.report("\(error)")
            return .usage
        }
        return await BeckonProgram(in: surroundings).command.perform(request.call, on: terminal)
    }

    /// Commands first: what they have begun with an app is broken off before the app is asked to end.
    private static func end(_ server: CommandServer, _ system: RunningSystem) async {
        // Not in this task, which is cancelled: what ends in order takes its time.
        await Task {
            await server.stop()
            await system.end()
        }.value
    }

    private static func untilCancelled() async {
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        await withTaskCancellationHandler {
            for await _ in stream {}
        } onCancel: {
            continuation.finish()
        }
    }
}
