// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Browsing
import CommandLineInterface
import Commands
import Foundation
import Glibc
import Processes
import Synchronization

/// A daemon with two apps on a state folder of its own.
final class FuzzedSystem: Sendable {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// The result of a command.
    struct Result: Sendable {
        var status: Int32
        var output: String
        var errors: String
    }

    let state: URL
    let daemon: RunningTool
    /// With the token, of the device.
    let address: URL

    /// Installs the apps and starts the daemon.
    static func start(in folder: URL, products: URL, isSandboxed: Bool) async throws -> FuzzedSystem {
        let state = folder.appending(path: "state", directoryHint: .isDirectory)
        let apps = FuzzedApps(products: products, folder: folder)
        let beckon = products.appending(path: "beckon")
        for name in ["hostile", "calm"] {
            let bundle = try apps.write(name)
            for command in ["sign", "install"] {
                let tool = try await RunningTool.start(beckon, [command, bundle.path, "--state", state.path])
                let cause = await tool.end(by: 0)
                guard case .exit(status: 0) = cause else {
                    throw Failure(description: "\(command) \(name): \(tool.errors)")
                }
            }
        }
        let daemon = try await RunningTool.start(
            beckon, ["serve", "--unsupervised", "--state", state.path] + (isSandboxed ? [] : ["--no-sandbox"]),
            environment: ["LC_ALL": "C.UTF-8"])
        guard let line = await daemon.line(with: "http://127.0.0.1"),
            let address = line.split(separator: " ").last.flatMap({ URL(string: String($0)) })
        else { throw Failure(description: "the daemon does not start: \(daemon.errors)") }
        return FuzzedSystem(state: state, daemon: daemon, address: address)
    }

    private init(state: URL, daemon: RunningTool, address: URL) {
        self.state = state
        self.daemon = daemon
        self.address = address
    }

    /// Whether the process is there still.
    var isAlive: Bool { kill(daemon.number, 0) == 0 }

    /// Has the daemon run a command, as `beckon` would; broken off after a minute.
    func run(_ words: [String], lines: [String] = []) async throws -> Result {
        guard let client = try CommandClient.connect(to: CommandSocket(folder: state)) else {
            throw Failure(description: "nobody listens")
        }
        let (output, errors) = (Words(), Words())
        let answers = Mutex(lines)
        let terminal = Terminal(
            output: TextStream(to: output.add), errors: TextStream(to: errors.add), isInteractive: !lines.isEmpty,
            lines: { answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } })
        guard let call = BeckonProgram.call(words) else { throw Failure(description: "\(words) is no command line") }
        let request = ClientRequest(
            call: call, directory: "/tmp", variables: ["HOME": "/tmp"], terminal: TerminalFacts(terminal))
        let status = try await withThrowingTaskGroup(of: ExitCode?.self) { group in
            group.addTask { try await client.run(request, on: terminal) }
            group.addTask {
                try? await Task.sleep(for: .seconds(60))
                return nil
            }
            defer { group.cancelAll() }
            guard let status = try await group.next() ?? nil else {
                throw Failure(description: "no end of 'beckon \(words.joined(separator: " ").prefix(300))' in a minute")
            }
            return status
        }
        return Result(status: status.rawValue, output: output.text, errors: errors.text)
    }

    /// What hostile processes have sent, by kind; each count is taken once.
    func takeTrials() -> [String: Int] {
        var trials: [String: Int] = [:]
        let containers = state.appending(path: "Containers/Data", directoryHint: .isDirectory)
        guard let found = FileManager.default.enumerator(at: containers, includingPropertiesForKeys: nil) else {
            return [:]
        }
        for case let file as URL in found where file.lastPathComponent == "trials" {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            try? FileManager.default.removeItem(at: file)
            for line in text.split(separator: "\n") { trials[String(line), default: 0] += 1 }
        }
        return trials
    }
}

/// Text that is added to on any thread.
private final class Words: Sendable {
    private let held = Mutex("")

    var text: String { held.withLock { $0 } }

    @Sendable func add(_ words: String) {
        held.withLock { if $0.utf8.count < 1 << 20 { $0 += words } }
    }
}
