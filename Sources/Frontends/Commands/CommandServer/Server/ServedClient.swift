// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import Sentences
import Synchronization

/// One client of the daemon: its connection, its terminal and the task of its command.
final class ServedClient: Sendable {
    /// Why a client is not served, and what to do about it.
    struct Refusal: Hashable, Sendable {
        var reason: Sentence
        var remedy: Sentence
    }

    private struct State {
        var hasGreeted = false
        var isCancelled = false
        var isConnected = true
        var task: Task<Void, Never>?
        var questions: [Int: CheckedContinuation<String?, Never>] = [:]
        /// When the first of the questions that are open was asked.
        var askedAt: ContinuousClock.Instant?
        var lastQuestion = 0
        /// Called when both the connection and the task are over.
        var over: (@Sendable () -> Void)?
        var isWorking = false
    }

    private let connection: SocketConnection
    private let handler: CommandServer.Handler
    private let state = Mutex(State())

    init(connection: SocketConnection, handler: @escaping CommandServer.Handler) {
        self.connection = connection
        self.handler = handler
    }

    /// - Parameters:
    ///   - refusal: Why the client is not served, where it is not.
    ///   - over: Called once, when the connection is closed and the command has ended.
    func start(refusing refusal: Refusal?, over: @escaping @Sendable () -> Void) {
        state.withLock { $0.over = over }
        connection.start(
            receive: { frame throws(CommandServerError) in
                if let refusal { return self.refuse(refusal) }
                if self.state.withLock(\.hasGreeted) { try self.hear(frame) } else { try self.begin(frame) }
            },
            ended: { ending in self.end(ending) })
    }

    /// Cancels the command; the client still gets its last words and its exit status.
    func cancel() {
        let (task, questions, isWorking) = state.withLock { state in
            state.isCancelled = true
            defer { state.questions = [:] }
            return (state.task, state.questions.values, state.isWorking)
        }
        task?.cancel()
        for question in questions { question.resume(returning: nil) }
        if !isWorking { connection.finish() }
    }

    /// Since when a person is waited for; nil while none is.
    var askedAt: ContinuousClock.Instant? {
        state.withLock { $0.questions.isEmpty ? nil : $0.askedAt }
    }

    /// Ends a command that has waited for its person longer than all others, and says so there.
    func makeRoom() {
        send(.notice("beckon: too many clients are connected; run the command again to continue"))
        cancel()
    }

    // MARK: - Messages

    private func hear(_ frame: Data) throws(CommandServerError) {
        switch try MessageFrame.decode(ClientMessage.self, from: frame) {
        case .line(let question, let text):
            state.withLock { $0.questions.removeValue(forKey: question) }?.resume(returning: text)
        case .cancel: cancel()
        }
    }

    private func begin(_ frame: Data) throws(CommandServerError) {
        let version = try MessageFrame.decode(Greeting.self, from: frame).version
        guard version == CommandProtocol.version else {
            let isOlder = version < CommandProtocol.version
            return refuse(
                Refusal(
                    reason: isOlder
                        ? "this beckon is older than the running daemon"
                        : "this beckon is newer than the running daemon",
                    remedy: "end 'beckon serve' and start it again with this beckon"))
        }
        let request = try MessageFrame.decode(ClientRequest.self, from: frame)
        connection.beginPatience()
        let terminal = terminal(request.terminal)
        // Before the task begins, which may be done before this is.
        state.withLock { state in
            state.hasGreeted = true
            state.isWorking = true
        }
        let task = Task {
            let status = await handler(request, terminal)
            finish(status)
        }
        let isCancelled = state.withLock { state in
            if state.isWorking { state.task = task }
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    private func refuse(_ refusal: Refusal) {
        send(.refused(reason: refusal.reason, remedy: refusal.remedy))
        connection.finish()
    }

    private func finish(_ status: ExitCode) {
        send(.exit(status: status.rawValue))
        connection.finish()
        state.withLock { state in
            state.isWorking = false
            state.task = nil
        }
        tellIfOver()
    }

    private func end(_ ending: SocketConnection.Ending) {
        state.withLock { $0.isConnected = false }
        cancel()
        tellIfOver()
    }

    private func tellIfOver() {
        let over = state.withLock { state -> (@Sendable () -> Void)? in
            guard !state.isConnected, !state.isWorking else { return nil }
            defer { state.over = nil }
            return state.over
        }
        over?()
    }

    private func send(_ message: ServerMessage) {
        // A message of pieces that fit can always be encoded.
        guard let frame = try? MessageFrame.encode(message) else { return }
        connection.send(frame)
    }
}

// MARK: - The client's terminal

extension ServedClient {
    private func terminal(_ facts: TerminalFacts) -> Terminal {
        Terminal(
            output: facts.output.stream { text in self.write(text) { .output(text: $0) } },
            errors: facts.errors.stream { text in self.write(text) { .errors(text: $0) } },
            isInteractive: facts.isInteractive, lines: { await self.ask { .ask(question: $0) } },
            secretLines: { await self.ask { .askSecretly(question: $0) } })
    }

    private func write(_ text: String, as message: (String) -> ServerMessage) {
        guard text.utf8.count > CommandProtocol.pieceLimit else { return send(message(text)) }
        // By characters, so that none is cut; a JSON escape takes up to six bytes of a frame for one.
        var rest = text[...]
        while !rest.isEmpty {
            let piece = rest.prefix(CommandProtocol.pieceLimit / 8)
            send(message(String(piece)))
            rest = rest[piece.endIndex...]
        }
    }

    /// The next line the person types; nil when there is none, or the client is gone.
    private func ask(_ message: (_ question: Int) -> ServerMessage) async -> String? {
        await withCheckedContinuation { continuation in
            let question = state.withLock { state -> Int? in
                guard state.isConnected, !state.isCancelled else { return nil }
                if state.questions.isEmpty { state.askedAt = .now }
                state.lastQuestion += 1
                state.questions[state.lastQuestion] = continuation
                return state.lastQuestion
            }
            if let question {
                send(message(question))
            } else {
                continuation.resume(returning: nil)
            }
        }
    }
}
