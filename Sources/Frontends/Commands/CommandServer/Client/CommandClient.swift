// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineInterface
import Foundation
import Sentences
import Synchronization

/// The side of a command that a person sees: the daemon does the work, this shows it.
package final class CommandClient: Sendable {
    private typealias End = CheckedContinuation<Result<ExitCode, CommandServerError>, Never>

    private struct State {
        var end: End?
        var hasGreeted = false

    }

    private let connection: SocketConnection
    private let state = Mutex(State())

    private init(_ connection: SocketConnection) {
        self.connection = connection
    }

    /// A client of the daemon at the place; nil if none listens.
    ///
    /// - Throws: ``CommandServerError`` where one listens that cannot be used.
    package static func connect(to place: CommandSocket) throws(CommandServerError) -> CommandClient? {
        guard let socket = try place.connect() else { return nil }
        return CommandClient(try SocketConnection(owning: socket))
    }

    /// Has the daemon run the command and shows what it says. To be called once.
    ///
    /// Cancelling the task cancels the command, whose last words and exit status are still awaited.
    ///
    /// - Throws: ``CommandServerError`` when the daemon refuses, or goes before the command is done.
    package func run(_ request: ClientRequest, on terminal: Terminal) async throws(CommandServerError) -> ExitCode {
        let greeting = try MessageFrame.encode(request)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { $0.end = continuation }
                connection.start(
                    receive: { frame throws(CommandServerError) in try self.receive(frame, terminal) },
                    ended: { ending in self.finish(.failure(Self.error(for: ending))) })
                connection.send(greeting)
                state.withLock { $0.hasGreeted = true }
                // One that came before there was anything to cancel.
                if Task.isCancelled { cancel() }
            }
        } onCancel: {
            cancel()
        }
        return try result.get()
    }

    private func cancel() {
        if state.withLock(\.hasGreeted) { send(.cancel) }
    }

    /// Shown on the connection's thread: a slow terminal holds up the daemon's words and nothing else.
    private func receive(_ frame: Data, _ terminal: Terminal) throws(CommandServerError) {
        switch try MessageFrame.decode(ServerMessage.self, from: frame) {
        case .output(let text): terminal.output.write(text)
        // Anyone who has stopped reading the result hears no more of it.
        case .errors(let text): if terminal.output.failure != .readerGone { terminal.errors.write(text) }
        case .notice(let sentence): terminal.note(sentence)
        case .ask(let question):
            Task { send(.line(question: question, text: await terminal.line())) }
        case .askSecretly(let question):
            Task { send(.line(question: question, text: await terminal.secretLine())) }
        case .exit(let status): finish(.success(ExitCode(rawValue: status)))
        case .refused(let reason, let remedy):
            finish(.failure(CommandServerError(.refused, reason: reason, remedy: remedy)))
        }
    }

    private func send(_ message: ClientMessage) {
        do throws(CommandServerError) {
            connection.send(try MessageFrame.encode(message))
        } catch {
            finish(.failure(error))
        }
    }

    private func finish(_ result: Result<ExitCode, CommandServerError>) {
        let end = state.withLock { state in
            defer { state.end = nil }
            return state.end
        }
        guard let end else { return }
        connection.finish()
        end.resume(returning: result)
    }

    private static func error(for ending: SocketConnection.Ending) -> CommandServerError {
        switch ending {
        case .malformed(let reason):
            CommandServerError(
                .malformed, reason: "the system sent an unreadable message: \(reason)",
                remedy: "end 'beckon serve' and start it again")
        default:
            CommandServerError(
                .gone, reason: "the system ended before the command had finished",
                remedy: "check whether the command took effect; the output of 'beckon serve' shows whether the system "
                    + "restarted")
        }
    }
}
