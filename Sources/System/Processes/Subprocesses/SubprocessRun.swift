// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// One run of a program: gathers what it prints, and ends it when it must.
final class SubprocessRun: ChildObserver {
    typealias Answer = Result<SubprocessOutput, SubprocessError>

    /// Why a program is ended before its own end.
    enum Reason {
        case timeout, cancellation, tooMuchOutput
    }

    private struct State {
        var continuation: CheckedContinuation<Answer, Never>?
        var child: ChildProcess?
        var reason: Reason?
        var output = Data()
        var errors = Data()
        var outputLines = LineSplitter()
        var errorLines = LineSplitter()
    }

    private let command: Subprocess
    private let line: @Sendable (OutputChannel, String) -> Void
    private let state = Mutex(State())

    init(of command: Subprocess, line: @escaping @Sendable (OutputChannel, String) -> Void) {
        self.command = command
        self.line = line
    }

    func expect(_ continuation: CheckedContinuation<Answer, Never>) {
        state.withLock { $0.continuation = continuation }
    }

    /// The first reason given stays.
    func end(because reason: Reason) {
        let child = state.withLock { state in
            if state.reason == nil { state.reason = reason }
            return state.child
        }
        child?.terminate(by: command.endSignal, grace: command.grace)
    }

    func started(_ child: ChildProcess) {
        let isToEnd = state.withLock { state in
            state.child = child
            return state.reason != nil
        }
        if isToEnd { child.terminate(by: command.endSignal, grace: command.grace) }
    }

    func notStarted(_ error: LaunchError) {
        answer(.failure(.notStarted(error)))
    }

    func received(_ bytes: UnsafeRawBufferPointer) {}

    func connectionClosed() {}

    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
        let (lines, isTooMuch) = state.withLock { state in
            let isTooMuch = state.output.count + state.errors.count + bytes.count > command.outputLimit
            guard !isTooMuch else { return ([String](), true) }
            switch channel {
            case .standardOutput:
                state.output.append(contentsOf: bytes)
                return (state.outputLines.append(bytes), false)
            case .standardError:
                state.errors.append(contentsOf: bytes)
                return (state.errorLines.append(bytes), false)
            }
        }
        lines.forEach { line(channel, $0) }
        if isTooMuch { end(because: .tooMuchOutput) }
    }

    func ended(_ termination: Termination) {
        let (lastOutput, lastError, reason, output) = state.withLock { state in
            let output = SubprocessOutput(
                termination: termination, standardOutput: state.output, standardError: state.errors)
            return (state.outputLines.finish(), state.errorLines.finish(), state.reason, output)
        }
        if let lastOutput { line(.standardOutput, lastOutput) }
        if let lastError { line(.standardError, lastError) }
        let name = command.executable
        switch reason {
        case nil: answer(.success(output))
        case .timeout: answer(.failure(.timedOut(executable: name, after: command.timeout ?? .zero, output)))
        case .cancellation: answer(.failure(.cancelled(executable: name)))
        case .tooMuchOutput:
            answer(.failure(.tooMuchOutput(executable: name, limit: command.outputLimit)))
        }
    }

    private func answer(_ answer: Answer) {
        let continuation = state.withLock { state in
            state.child = nil
            return state.continuation.take()
        }
        continuation?.resume(returning: answer)
    }
}
