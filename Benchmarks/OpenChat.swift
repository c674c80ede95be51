// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Commands
import Foundation

/// A `beckon chat` on a daemon: one client, which stays.
final class OpenChat: Sendable {
    private let typed = AsyncStream.makeStream(of: String.self)
    private let shown = AsyncStream.makeStream(of: String.self)
    private let running: Task<Void, any Error>

    init(state: URL) throws {
        guard let client = try CommandClient.connect(to: CommandSocket(folder: state))
        else { throw BenchmarkError("beckon serve does not listen") }
        let (lines, output) = (typed.stream, shown.continuation)
        let terminal = Terminal(
            output: TextStream { output.yield($0) }, errors: TextStream { _ in }, isInteractive: false,
            lines: {
                var iterator = lines.makeAsyncIterator()
                return await iterator.next()
            })
        guard let call = BeckonProgram.call(["chat", "--json"]) else { throw BenchmarkError("beckon has no 'chat'") }
        let request = ClientRequest(
            call: call, directory: "/", variables: [:], terminal: TerminalFacts(terminal))
        running = Task {
            _ = try await client.run(request, on: terminal)
            output.finish()
        }
    }

    private static let ends = ["response", "error"]

    /// - Parameter answers: What is said to the questions, one after the other.
    /// - Returns: The last turn, once all of it is here.
    func say(_ words: String, answers: [String] = []) async throws -> String {
        for line in [words] + answers { typed.continuation.yield(line) }
        var (iterator, text) = (shown.stream.makeAsyncIterator(), "")
        while let part = await iterator.next() {
            text += part
            guard text.hasSuffix("\n"), let turn = text.split(separator: "\n").last else { continue }
            if Self.ends.contains(where: { turn.contains(#""turn":"\#($0)""#) }) { return String(turn) }
        }
        throw BenchmarkError("the chat ended after \(text)")
    }

    func end() async throws {
        typed.continuation.finish()
        try await running.value
    }
}
