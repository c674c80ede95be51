// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Processes
import Sentences
import ShortcutRunner
import Shortcuts
import Synchronization

/// A confined process that waits for the order of a run, and what it says.
final class RunProcess: Sendable {
    /// What is heard about the process.
    enum Event: Sendable {
        case said(MessageFromRun)
        /// It is gone, or will be told nothing more, and why.
        case ended(ShortcutFailure)

        /// - Parameter reason: As it goes on after "the run".
        static func ended(reason: Sentence) -> Event {
            .ended(ShortcutFailure("the run \(reason)", remedy: "run it again with less input", kind: .tooMuch))
        }
    }

    private struct State {
        var child: ChildProcess?
        var reader = RunFrameReader<MessageFromRun>()
        var arrived: [Event] = []
        var waiter: CheckedContinuation<Event, Never>?
        var isToEnd = false
        var end: Event?
        /// What waits until the process has started.
        var unsent: [Data] = []
        var lastWords = Data()
    }

    /// How much of what it prints is kept to say why it ended.
    private static let wordLimit = 2_000

    private let state = Mutex(State())

    /// Starts the process and returns at once.
    init(_ launch: ChildLaunch) { ChildProcess.launch(launch, observer: Observer(self, program: launch.executable)) }

    /// Nil once it has ended or is to end.
    var isAlive: Bool { state.withLock { $0.end == nil && !$0.isToEnd } }

    /// The next thing heard about it, in order; the end again and again.
    func next() async -> Event {
        await withCheckedContinuation { continuation in
            let event = state.withLock { state -> Event? in
                if !state.arrived.isEmpty { return state.arrived.removeFirst() }
                if state.end == nil { state.waiter = continuation }
                return state.end
            }
            if let event { continuation.resume(returning: event) }
        }
    }

    /// - Throws: ``RunFrame/Malformed`` where the message has no form; nothing was sent then.
    func send(_ message: MessageToRun) throws(RunFrame.Malformed) {
        let frame = try RunFrame.bytes(of: message)
        let child = state.withLock { state in
            if state.child == nil { state.unsent.append(frame) }
            return state.child
        }
        // That it is gone is heard about.
        _ = child?.send(frame)
    }

    /// Ends it at once.
    func kill() {
        let child = state.withLock { state in
            state.isToEnd = true
            return state.child
        }
        child?.kill()
    }

    private func report(_ event: Event) {
        let waiter = state.withLock { state -> CheckedContinuation<Event, Never>? in
            if case .ended = event {
                guard state.end == nil else { return nil }
                state.end = event
            } else if state.waiter == nil {
                state.arrived.append(event)
            }
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: event)
    }
}

// MARK: - On the process's own thread

extension RunProcess {
    private struct Observer: ChildObserver {
        private let process: RunProcess
        private let program: String

        init(_ process: RunProcess, program: String) {
            self.process = process
            self.program = program
        }

        func started(_ child: ChildProcess) {
            let (isToEnd, unsent) = process.state.withLock { state in
                state.child = child
                defer { state.unsent = [] }
                return (state.isToEnd, state.unsent)
            }
            for frame in unsent { _ = child.send(frame) }
            if isToEnd { child.kill() }
        }

        func notStarted(_ error: LaunchError) { process.report(.ended(ShortcutFailure(error, of: program))) }

        func received(_ bytes: UnsafeRawBufferPointer) {
            do throws(RunFrame.Malformed) {
                process.state.withLock { $0.reader.append(bytes) }
                while let message = try process.state.withLock({ state throws(RunFrame.Malformed) in
                    try state.reader.next()
                }) { process.report(.said(message)) }
            } catch {
                process.report(.ended(reason: "sent an unreadable message: \(error)"))
                process.kill()
            }
        }

        func connectionClosed() {}

        func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
            process.state.withLock { state in
                state.lastWords.append(contentsOf: bytes)
                state.lastWords = Data(state.lastWords.suffix(RunProcess.wordLimit))
            }
        }

        func ended(_ termination: Termination) {
            let words = process.state.withLock { String(decoding: $0.lastWords, as: UTF8.self) }
            // A loader that lacks a library says first where the program lies, which helps nobody.
            let last = words.split(whereSeparator: \.isNewline).last.map {
                String($0).replacing(program, with: "shortcut-runner").withoutControlCharacters
            }
            let how: Sentence =
                termination.wasKilledByOthers || termination.exceededGroupMemory
                ? "used too much memory, or was killed by another process" : "ended before its end"
            process.report(.ended(reason: last.map { "\(how): \($0)" } ?? how))
        }
    }
}
