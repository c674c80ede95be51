// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Processes
import Synchronization
import Wire

/// One run of an app's program.
final class AppProcess: ChildObserver {
    typealias End = CheckedContinuation<Result<Termination, LaunchError>, Never>

    private struct State {
        var child: ChildProcess?
        var end: End?
        var isCancelled = false
    }

    private let calls: ProcessCalls
    private let show: @Sendable (String, OutputChannel) -> Void
    private let state = Mutex(State())
    /// These three are used by the process's thread alone.
    private let decoder = Mutex(FrameDecoder())
    private let output = Mutex(LineSplitter())
    private let errors = Mutex(LineSplitter())

    init(calls: ProcessCalls, show: @escaping @Sendable (String, OutputChannel) -> Void) {
        self.calls = calls
        self.show = show
    }

    func start(_ launch: ChildLaunch, telling end: End) {
        state.withLock { $0.end = end }
        ChildProcess.launch(launch, observer: self)
    }

    /// Ends the program, also one that has not begun yet.
    func kill() {
        let child = state.withLock { state in
            state.isCancelled = true
            return state.child
        }
        child?.kill()
    }

    func started(_ child: ChildProcess) {
        let isCancelled = state.withLock { state in
            state.child = child
            return state.isCancelled
        }
        if isCancelled { child.kill() }
    }

    func notStarted(_ error: LaunchError) {
        finish(.failure(error))
    }

    func received(_ bytes: UnsafeRawBufferPointer) {
        do throws(FrameError) {
            decoder.withLock { $0.append(bytes) }
            while let frame = try decoder.withLock({ decoder throws(FrameError) in try decoder.next() }) {
                try take(WireMessage(frame: frame))
            }
        } catch {
            violate("sent what cannot be read: \(error)")
        }
    }

    /// The program may go on without the system.
    func connectionClosed() {}

    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
        let lines =
            switch channel {
            case .standardOutput: output.withLock { $0.append(bytes) }
            case .standardError: errors.withLock { $0.append(bytes) }
            }
        for line in lines { show(line.withoutControlCharacters, channel) }
    }

    func ended(_ termination: Termination) {
        if let line = output.withLock({ $0.finish() }) { show(line.withoutControlCharacters, .standardOutput) }
        if let line = errors.withLock({ $0.finish() }) { show(line.withoutControlCharacters, .standardError) }
        finish(.success(termination))
    }

    private func take(_ message: WireMessage) {
        guard case .call(let number, let call) = message else { return violate("sent what only an extension may") }
        guard let child = state.withLock(\.child) else { return }
        if !calls.take(call, number: number, from: child) { violate("made calls and did not read their results") }
    }

    private func violate(_ reason: String) {
        show("the app broke the protocol and was ended: it \(reason)", .standardError)
        kill()
    }

    private func finish(_ result: Result<Termination, LaunchError>) {
        let end = state.withLock { state in
            state.child = nil
            defer { state.end = nil }
            return state.end
        }
        end?.resume(returning: result)
    }
}
