// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLife
import ExtensionHost
import FileBytes
import Foundation
import Processes
import Sentences
import Synchronization
import Wire

/// One run of an app's program: what it says is told in its order, and its calls are answered.
final class AppProcess: ChildObserver {
    typealias UseWatch = @Sendable (ChildProcess, @escaping @Sendable (String) -> Void) -> Task<Void, Never>

    /// What is told of the process.
    enum Report: Sendable {
        case started
        case said(AppLife.Event)
        /// A picture that was asked for last, and the fields in it.
        case drew(PanelPixels, on: ScreenDisplay, [ScreenField])
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
        var screen = ScreenCredit()
        /// Looks now and then at what the process holds.
        var useWatch: Task<Void, Never>?
    }

    /// Far more than an app that keeps to the protocol has to say at a time.
    private static let untakenLimit = 1024
    /// So much may an app leave unread, in bytes, and still hear where fingers move.
    private static let moveRoom = 16 << 10
    /// So much may an app leave unread, in bytes, and still hear of fingers at all.
    private static let touchRoom = 64 << 10

    private let calls: ProcessCalls
    private let print: @Sendable (String, OutputChannel) -> Void
    private let report: @Sendable (Report) -> Void
    private let watchUse: UseWatch
    /// What an app is asked to show on before it launches.
    private let display: @Sendable () -> ScreenDisplay?
    private let state = Mutex(State())
    /// These three are used by the process's thread alone.
    private let decoder = Mutex(FrameDecoder())
    private let output = Mutex(LineSplitter())
    private let errors = Mutex(LineSplitter())

    /// - Parameters:
    ///   - watchUse: Begins to look at what a process holds, and tells what of it is too much.
    ///   - print: Takes the lines it prints, on the process's thread.
    ///   - report: Takes the reports, on the process's thread; each that was ``Report/said(_:)`` is to be
    ///     followed by a ``taken()``.
    ///   - display: What an app with a screen shows on from its first moment; nil where nobody looks.
    init(
        calls: ProcessCalls, watchUse: @escaping UseWatch, print: @escaping @Sendable (String, OutputChannel) -> Void,
        display: @escaping @Sendable () -> ScreenDisplay?, report: @escaping @Sendable (Report) -> Void
    ) {
        self.calls = calls
        self.watchUse = watchUse
        self.print = print
        self.display = display
        self.report = report
    }

    func started(_ child: ChildProcess) {
        let useWatch = watchUse(child) { [weak self] excess in self?.report(.said(.exceeded(reason: excess))) }
        let isToEnd = state.withLock { state in
            state.child = child
            state.useWatch = useWatch
            return state.isToEnd
        }
        report(.started)
        if isToEnd { child.kill() }
    }

    func notStarted(_ error: LaunchError) {
        report(.ended(.failure(error)))
    }

    func received(_ descriptor: OpenFile) {
        calls.files.take(descriptor)
    }

    func received(_ bytes: UnsafeRawBufferPointer) {
        let child = child
        calls.proceed()
        do throws(FrameError) {
            decoder.withLock { $0.append(bytes) }
            while child?.isHeld != true, let frame = try nextFrame() {
                try take(MessageFromApp(frame: frame, files: calls.files.table))
            }
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
        state.withLock { $0.useWatch }?.cancel()
        if let line = output.withLock({ $0.finish() }) { print(line.withoutControlCharacters, .standardOutput) }
        if let line = errors.withLock({ $0.finish() }) { print(line.withoutControlCharacters, .standardError) }
        report(.ended(.success(termination)))
    }
}

// MARK: - What it says

extension AppProcess {
    private func nextFrame() throws(FrameError) -> Data? {
        guard state.withLock({ !$0.isBroken }) else { return nil }
        let child = child
        return try decoder.withLock { decoder throws(FrameError) in try calls.nextFrame(of: &decoder, from: child) }
    }

    private func take(_ message: MessageFromApp) {
        switch message {
        case .hello(_, let hasScreen):
            if hasScreen { beginShowing() }
            tell(.hello)
        case .fields(let number, let fields):
            if !state.withLock({ $0.screen.take(fields, number: number) }) {
                violate("told of fields in no picture, or of too many")
            }
        case .pixels(let number, let pixels): take(pixels, number: number)
        case .done(let number, let state): tell(.done(id: number, state))
        case .delivered(let number, let isHandled): tell(.delivered(id: number, isHandled: isHandled))
        case .busy(let isBusy): tell(.busy(isBusy))
        case .call(let number, let call):
            guard let child = state.withLock(\.child) else { return }
            if !calls.take(call, number: number, from: child) { violate("made calls and did not read their results") }
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

    /// Returns when the system is done with the calls that it made.
    func settle() async {
        await calls.settle()
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

    /// Sends a message with the files that it names; a connection that is closed shows at the process's end.
    func send(_ frame: OutgoingFrame) throws(FrameError) {
        if let child { _ = try calls.files.send(frame, to: child) }
    }

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

// MARK: - What it shows

extension AppProcess {
    /// Before the launch, so that the app makes its windows for the display there is.
    private func beginShowing() {
        state.withLock { $0.screen.isThere = true }
        if let display = display() { ask(ScreenRequest(display, onceChanged: false)) }
    }

    /// Asks the app for a picture of its screen, unless one is on its way that is as good.
    ///
    /// - Returns: False where the app has no screen.
    @discardableResult
    func ask(_ request: ScreenRequest) -> Bool {
        state.withLock { state in
            guard state.screen.isThere, let child = state.child else { return false }
            guard let number = state.screen.ask(request) else { return true }
            do throws(FrameError) {
                // A connection that is closed shows at the process's end.
                _ = child.send(try FrameEncoder.encode(MessageToApp.screen(id: number, request)))
            } catch {
                // A display is made of a few bounded numbers.
                assertionFailure("\(error)")
            }
            return true
        }
    }

    /// Tells the app what a finger does. An app that does not read is not told where fingers have moved.
    func tell(_ touch: TouchPayload) {
        guard let child = state.withLock({ $0.screen.isThere ? $0.child : nil }) else { return }
        tell(.touch(touch), to: child, room: touch.phase == .moved ? Self.moveRoom : Self.touchRoom)
    }

    /// Tells the app what is typed; one that has told of no field is not told.
    func tell(_ typing: TypingPayload) {
        guard let child = state.withLock({ $0.screen.hasFields ? $0.child : nil }) else { return }
        tell(.typing(typing), to: child, room: Self.touchRoom)
    }

    /// - Parameter room: What the app may have left unread, in bytes, for it to be told.
    private func tell(_ message: MessageToApp, to child: ChildProcess, room: Int) {
        guard child.backlog < room else { return }
        do throws(FrameError) {
            _ = child.send(try FrameEncoder.encode(message))
        } catch {
            // It is made of a few bounded numbers, and of a bounded text.
            assertionFailure("\(error)")
        }
    }

    private func take(_ pixels: PanelPixels, number: Int) {
        switch state.withLock({ $0.screen.take(pixels, number: number) }) {
        case .shown(let display, let fields): report(.drew(pixels, on: display, fields))
        case .late: break
        case .unasked: violate("sent a picture that nobody asked for")
        case .misfit(let text): violate(text)
        }
    }
}
