// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLife
import ExtensionHost
import Foundation
import Processes
import Synchronization
import Wire

/// One run of an app's program: what it says is told in its order, and its calls are answered.
final class AppProcess: ChildObserver {
    /// What is told of the process.
    enum Report: Sendable {
        case started
        case said(AppLife.Event)
        /// The last, with all it said told before.
        case ended(Result<Termination, LaunchError>)
    }

    private struct State {
        var child: ChildProcess?
        /// Whoever wanted its end did so before it had begun.
        var isToEnd = false
        /// It said what cannot be understood: nothing more of it is believed.
        var isBroken = false
        /// Reports of what it said that nobody has taken.
        var untaken = 0
    }

    /// Far more than an app that keeps to the protocol has to say at a time.
    private static let untakenLimit = 1024

    private let calls: ProcessCalls
    private let print: @Sendable (String, OutputChannel) -> Void
    private let report: @Sendable (Report) -> Void
    private let state = Mutex(State())
    /// These three are used by the process's thread alone.
    private let decoder = Mutex(FrameDecoder())
    private let output = Mutex(LineSplitter())
    private let errors = Mutex(LineSplitter())

    /// - Parameters:
    ///   - print: Takes the lines it prints, on the process's thread.
    ///   - report: Takes the reports, on the process's thread; each that was ``Report/said(_:)`` is to be
    ///     followed by a ``taken()``.
    init(
        calls: ProcessCalls, print: @escaping @Sendable (String, OutputChannel) -> Void,
        report: @escaping @Sendable (Report) -> Void
    ) {
        self.calls = calls
        self.print = print
        self.report = report
    }

    func started(_ child: ChildProcess) {
        let isToEnd = state.withLock { state in
            state.child = child
            return state.isToEnd
        }
        report(.started)
        if isToEnd { child.kill() }
    }

    func notStarted(_ error: LaunchError) {
        report(.ended(.failure(error)))
    }

    func received(_ bytes: UnsafeRawBufferPointer) {
        do throws(FrameError) {
            decoder.withLock { $0.append(bytes) }
            while let frame = try nextFrame() { try take(WireMessage(frame: frame)) }
        } catch {
            violate("sent what cannot be read: \(error)")
        }
    }

    /// The program may go on without the system; one that is being told something meets its deadline.
    func connectionClosed() {}

    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
        let lines =
            switch channel {
            case .standardOutput: output.withLock { $0.append(bytes) }
            case .standardError: errors.withLock { $0.append(bytes) }
            }
        for line in lines { print(line.withoutControlCharacters, channel) }
    }

    func ended(_ termination: Termination) {
        calls.end()
        if let line = output.withLock({ $0.finish() }) { print(line.withoutControlCharacters, .standardOutput) }
        if let line = errors.withLock({ $0.finish() }) { print(line.withoutControlCharacters, .standardError) }
        report(.ended(.success(termination)))
    }
}

// MARK: - What it says

extension AppProcess {
    private func nextFrame() throws(FrameError) -> Data? {
        guard state.withLock({ !$0.isBroken }) else { return nil }
        return try decoder.withLock { decoder throws(FrameError) in try decoder.next() }
    }

    private func take(_ message: WireMessage) {
        switch message {
        case .hello: tell(.hello)
        case .done(let number, let state): tell(.done(id: number, state))
        case .delivered(let number, let isHandled): tell(.delivered(id: number, isHandled: isHandled))
        case .busy(let isBusy): tell(.busy(isBusy))
        case .call(let number, let call):
            guard let child = state.withLock(\.child) else { return }
            if !calls.take(call, number: number, from: child) { violate("made calls and did not read their results") }
        case .event, .result: violate("sent what only the system may")
        case .request, .reply, .pixels, .fault: violate("sent what only extensions and their hosts do")
        }
    }

    private func tell(_ event: AppLife.Event) {
        let isTooMuch = state.withLock { state in
            state.untaken += 1
            return state.untaken > Self.untakenLimit
        }
        if isTooMuch {
            violate("sent more than \(Self.untakenLimit) messages that nobody asked for")
        } else {
            report(.said(event))
        }
    }

    /// Somebody has dealt with something it said.
    func taken() {
        state.withLock { $0.untaken -= 1 }
    }

    private func violate(_ reason: String) {
        let isFirst = state.withLock { state in
            defer { state.isBroken = true }
            return !state.isBroken
        }
        if isFirst { report(.said(.broke(reason: reason))) }
    }
}

// MARK: - What is done with it

extension AppProcess {
    func start(_ launch: ChildLaunch) {
        ChildProcess.launch(launch, observer: self)
    }

    /// The process, from its start on; it may have ended.
    var child: ChildProcess? { state.withLock(\.child) }

    /// Ends the program, also one that has not begun yet.
    ///
    /// - Parameter means: How; one that has not begun is killed in any case.
    func end(_ means: (ChildProcess) -> Void) {
        let child = state.withLock { state in
            state.isToEnd = true
            return state.child
        }
        if let child { means(child) }
    }
}
