// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import Sentences
import Synchronization
import TestSupport

@testable import Commands

/// A daemon in this process, on a socket of its own, and clients of it.
struct Counter {
    /// What a client saw.
    struct Visit: Sendable {
        var status: ExitCode?
        var failure: CommandServerErrorCode?
        var output: String
        var errors: String
    }

    let folder: TemporaryFolder
    let place: CommandSocket
    let server: CommandServer

    init(
        clientLimit: Int = 64, backlogLimit: Int = 16 << 20, subfolder: String = "",
        _ handler: @escaping CommandServer.Handler
    ) throws {
        folder = try TemporaryFolder()
        let root = folder.url.appending(path: subfolder, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        place = CommandSocket(folder: root)
        server = try CommandServer.listen(
            at: place, clientLimit: clientLimit, backlogLimit: backlogLimit, handler: handler)
    }

    func visit(
        _ words: String..., typing lines: [String] = [], isInteractive: Bool = false,
        onOutput: @escaping @Sendable (String) -> Void = { _ in },
        whenAsked: @escaping @Sendable () async -> Void = {}
    ) async throws -> Visit {
        let client = try CommandClient.connect(to: place)
        guard let client else { throw CommandServerError(.gone, reason: "nobody listens", remedy: "listen") }
        let written = Mutex((output: "", errors: ""))
        let rest = Mutex(lines[...])
        let terminal = Terminal(
            output: TextStream(isTerminal: isInteractive, width: 42) { text in
                written.withLock { $0.output += text }
                onOutput(text)
            },
            errors: TextStream { text in written.withLock { $0.errors += text } },
            isInteractive: isInteractive,
            lines: {
                await whenAsked()
                return rest.withLock { $0.popFirst() }
            })
        let request = ClientRequest(
            call: CommandCall(path: words), directory: "/tmp", variables: ["LANG": "zh_CN.UTF-8", "SECRET": "1"],
            terminal: TerminalFacts(terminal))
        var visit = Visit(output: "", errors: "")
        do throws(CommandServerError) {
            visit.status = try await client.run(request, on: terminal)
        } catch {
            visit.failure = error.code
        }
        (visit.output, visit.errors) = written.withLock { $0 }
        return visit
    }
}
