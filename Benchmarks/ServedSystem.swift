// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Browsing
import CommandLineInterface
import Commands
import Foundation
import Processes
import Synchronization

/// A `beckon serve` of this build on a state folder of its own, in which one app is installed; and a browser's way in.
final class ServedSystem: Sendable {
    /// What a person says to the app.
    static let phrase = "Make a note"
    static let identifier = "com.example.misbehaving"

    let port: UInt16
    /// With the token, for a browser.
    let address: String
    private let cookie: String
    private let tool: RunningTool
    private let folder: URL
    private let state: String

    /// Its number on this machine.
    var process: Int32 { tool.number }

    /// - Parameter app: One of the FixtureApps.
    convenience init(running app: String = "LifeApp") async throws {
        let folder = try Self.makeFolder()
        let bundle = try Self.writeBundle(
            "Misbehaving", identifier: Self.identifier, running: Self.products.appending(path: "FixtureApps"),
            under: app, in: folder
        ).path(percentEncoded: false)
        try await self.init(
            in: folder,
            preparing: [
                ["sign", bundle], ["install", bundle],
                ["phrase", "add", Self.phrase, "\(Self.identifier).AsyncOnly", "note=milk"],
            ])
    }

    /// One with the example apps, which are built where they are not yet.
    static func ofExamples() async throws -> ServedSystem {
        let examples = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: "Examples")
        return try await ServedSystem(
            in: makeFolder(), preparing: [["install", examples.path(percentEncoded: false)]])
    }

    /// Measures with a system, and ends it whatever the result of that.
    static func measure(_ body: (ServedSystem) async throws -> [Measurement]) async throws -> [Measurement] {
        let system = try await ServedSystem()
        do {
            let measurements = try await body(system)
            await system.end()
            return measurements
        } catch {
            await system.end()
            throw error
        }
    }

    private static func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private init(in folder: URL, preparing commands: [[String]]) async throws {
        let state = folder.appending(path: "state").path(percentEncoded: false)
        for words in commands { try await Self.beckon(words + ["--state", state]) }
        (self.folder, self.state) = (folder, state)
        tool = try await RunningTool.start(Self.program, ["serve", "--unsupervised", "--json", "--state", state])
        let line = await tool.line() ?? ""
        guard let ready = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let address = ready["device"] as? String, let url = URL(string: address), let number = url.port
        else { throw BenchmarkError("beckon serve does not say where the device is: \(line) \(tool.errors)") }
        (self.address, port) = (address, UInt16(number))
        let client = try LoopbackClient(port: port)
        client.write(
            "GET /enter?\(url.query ?? "") HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
        let reply = await client.read() ?? ""
        guard let set = reply.split(separator: "\r\n").first(where: { $0.hasPrefix("Set-Cookie: ") }) else {
            throw BenchmarkError("the device lets nobody in: \(reply)")
        }
        cookie = String(set.dropFirst(12).prefix { $0 != ";" })
    }

    /// - Parameter number: Of an app that was installed beside the first, whose number is 0.
    static func identifier(ofClone number: Int) -> String { number == 0 ? identifier : "com.example.clone\(number)" }

    /// Installs apps beside the one that there is, numbered from 1, each with its four intents under names of its own.
    func install(_ numbers: Range<Int>) async throws {
        for number in numbers {
            // Its program is not started.
            let bundle = try Self.writeBundle(
                "Clone \(number)", identifier: Self.identifier(ofClone: number), running: URL(filePath: "/bin/true"),
                in: folder
            ).path(percentEncoded: false)
            for words in [["sign", bundle], ["install", bundle]] { try await Self.beckon(words + ["--state", state]) }
        }
    }

    /// Installs ``CallingApp``.
    func installCaller() async throws {
        let bundle = try Self.writeBundle(
            "Caller", identifier: CallingApp.identifier, scheme: CallingApp.scheme, running: Peer.executable, in: folder
        ).path(percentEncoded: false)
        for words in [["sign", bundle], ["install", bundle]] { try await Self.beckon(words + ["--state", state]) }
    }

    /// How long one of some conversations takes.
    func converse(_ name: String, rounds: Int) async throws -> Measurement {
        let clock = ContinuousClock()
        var samples: [Duration] = []
        for _ in 0..<rounds {
            let start = clock.now
            _ = try await say(Self.phrase)
            samples.append(clock.now - start)
        }
        return Measurement(name, of: samples)
    }

    /// The memory that is kept a minute after some work.
    func keptMemory(after work: () async throws -> Void) async throws -> Measurement {
        for _ in 0..<5 { _ = try await say(Self.phrase) }
        let before = try MeasuredMemory(of: "\(process)").resident
        try await work()
        try await Task.sleep(for: .seconds(60))
        let kept = try MeasuredMemory(of: "\(process)").resident - before
        return Measurement("memory that is kept a minute later", max(0, kept), .mebibytes, goal: 100)
    }

    /// Says something to the apps by a client of its own, which stays.
    func say(_ text: String) async throws -> String { try await perform(["say", text, "--answer=milk"]) }

    /// Has the system perform a command, by a client of its own, which stays.
    func perform(_ words: [String]) async throws -> String {
        let output = Mutex("")
        let errors = Mutex("")
        guard let client = try CommandClient.connect(to: CommandSocket(folder: URL(filePath: state)))
        else { throw BenchmarkError("beckon serve does not listen") }
        let terminal = Terminal(
            output: TextStream { text in output.withLock { $0 += text } },
            errors: TextStream { text in errors.withLock { $0 += text } }, isInteractive: false, lines: { nil })
        guard let call = BeckonProgram.call(words) else { throw BenchmarkError("\(words) is no command line") }
        let request = ClientRequest(
            call: call, directory: "/", variables: [:], terminal: TerminalFacts(terminal))
        let status = try await client.run(request, on: terminal)
        guard status == .success else { throw BenchmarkError("\(words): \(errors.withLock { $0 })") }
        return output.withLock { $0 }
    }

    /// A chat with the apps.
    func chat() throws -> OpenChat { try OpenChat(state: URL(filePath: state)) }

    /// Says something on the device, with a stream of its events that is open.
    ///
    /// - Returns: What the stream has sent until the conversation was over.
    func converse(_ words: String, _ screen: LoopbackClient, _ hand: LoopbackClient) async throws -> String {
        try await command(#"{"say":{"text":"\#(words)"}}"#, on: hand)
        return await screen.read(until: #""isRunning":false"#) ?? "nothing"
    }

    /// Has the device send a picture, or say that there is none, on a connection of its own.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    func get(_ path: String) async throws -> Bool {
        let client = try LoopbackClient(port: port)
        client.write(head("GET", path, "Connection: close\r\n"))
        let reply = await client.read() ?? "no answer"
        guard ["200", "204", "404"].contains(where: { reply.hasPrefix("HTTP/1.1 \($0)") }) else {
            throw BenchmarkError("\(path): \(reply.prefix(200))")
        }
        return reply.hasPrefix("HTTP/1.1 200")
    }

    /// Returns when it has gone, with its folder.
    func end() async {
        _ = await tool.end()
        // What can't be removed is left to the system's own cleaning.
        try? FileManager.default.removeItem(at: folder)
    }

    /// A stream of what happens on the device, from its beginning.
    var eventsRequest: String { head("GET", "/events") }

    /// A command as the page sends it.
    func commandRequest(_ json: String) -> String {
        head(
            "POST", "/command",
            "Origin: http://127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(json.utf8.count)\r\n") + json
    }

    private func head(_ method: String, _ path: String, _ more: String = "") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n\(more)\r\n"
    }

    /// Sends a command on a connection that stays.
    func command(_ json: String, on client: LoopbackClient) async throws {
        client.write(commandRequest(json))
        let reply = await client.read(until: "\r\n\r\n") ?? "no answer"
        guard reply.hasPrefix("HTTP/1.1 204") else { throw BenchmarkError("\(json): \(reply)") }
    }

    // MARK: The app

    private static let products = Peer.executable.deletingLastPathComponent()
    private static let program = products.appending(path: "beckon")

    private static func beckon(_ words: [String]) async throws {
        var command = Subprocess(
            program.path(percentEncoded: false), environment: ProcessInfo.processInfo.environment, directory: "/")
        command.arguments = words
        let output = try await command.run()
        guard output.termination.isSuccess else { throw BenchmarkError("beckon \(words): \(output.errorText)") }
    }

    /// An app with the intents of `Misbehaving.app`, which behave as well.
    ///
    /// - Parameter executable: What the program is called there; nil leaves it its name.
    private static func writeBundle(
        _ name: String, identifier: String, scheme: String? = nil, running program: URL,
        under executable: String? = nil, in folder: URL
    ) throws -> URL {
        let executable = executable ?? program.lastPathComponent
        let files = FileManager.default
        let app = folder.appending(path: "\(name).app")
        let plugIn = app.appending(path: "PlugIns/MisbehavingIntents.appex")
        try files.createDirectory(at: plugIn, withIntermediateDirectories: true)
        let info: [String: Any] = [
            "CFBundleIdentifier": identifier, "CFBundleName": name, "CFBundlePackageType": "APPL",
            "CFBundleExecutable": executable,
            "CFBundleURLTypes": [["CFBundleURLSchemes": [scheme].compactMap(\.self)]],
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: app.appending(path: "Info.plist"))
        try files.copyItem(at: program, to: app.appending(path: executable))
        try files.copyItem(
            at: products.appending(path: "FixtureIntents"), to: plugIn.appending(path: "MisbehavingIntents"))
        let fixture = URL(filePath: files.currentDirectoryPath).appending(path: "Tests/Fixtures/Extensions/Misbehaving")
        let list = try String(contentsOf: fixture.appending(path: "Info.plist"), encoding: .utf8)
        try Data(list.replacing(Self.identifier, with: identifier).utf8).write(to: plugIn.appending(path: "Info.plist"))
        for name in ["Base.lproj", "zh-Hans.lproj"] {
            try files.copyItem(at: fixture.appending(path: name), to: plugIn.appending(path: name))
        }
        return app
    }
}
