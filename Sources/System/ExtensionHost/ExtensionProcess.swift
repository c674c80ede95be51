// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProcessLife
import Processes
import Sentences
import Synchronization
import Wire

/// One process of an extension, and those who wait for its answers. What to do next is ``ExtensionLife``'s to say.
final class ExtensionProcess: Sendable {
    /// The result of asking.
    struct Outcome: Sendable {
        let result: Result<ExtensionAnswer, ExtensionFailure>
        /// Whether the request left.
        let wasSent: Bool
    }

    /// A request of which the outcome has not been taken.
    private struct Asked {
        let request: ExtensionRequest
        var outcome: Outcome?
        var waiter: CheckedContinuation<Outcome, Never>?
    }

    private struct State {
        var life: ExtensionLife
        var asked: [Int: Asked] = [:]
        var lastNumber = 0
        /// When the program's file was last looked at.
        var lastCheck: Duration
        var isOver = false
        var endWaiters: [CheckedContinuation<Void, Never>] = []
    }

    private let peer: Peer<MessageFromExtension, MessageToExtension>
    private let limits: ExtensionLimits
    private let timekeeper: Timekeeper
    private let trace: (@Sendable (ExtensionTrace) -> Void)?
    private let stamp: FileStamp?
    private let state: Mutex<State>

    init(
        _ launch: BundleLaunch, limits: ExtensionLimits, sandbox: Sandbox?, services: (any SystemServices)?,
        timekeeper: Timekeeper, trace: (@Sendable (ExtensionTrace) -> Void)?
    ) {
        peer = Peer(launch, limits: limits.process, sandbox: sandbox, services: services, timekeeper: timekeeper)
        self.limits = limits
        self.timekeeper = timekeeper
        self.trace = trace
        stamp = FileStamp(path: launch.executable.path(percentEncoded: false))
        let now = timekeeper.now()
        state = Mutex(State(life: ExtensionLife(limits: limits.life, at: now), lastCheck: now))
    }

    var launch: BundleLaunch { peer.launch }

    /// The process's number while it runs.
    var identifier: Int32? {
        guard let child = peer.child, !child.hasEnded else { return nil }
        return child.identifier
    }

    /// Since when no request is open; nil while one is.
    var idleSince: Duration? { state.withLock(\.life.idleSince) }

    /// Starts the process; whatever happens to it, the open requests learn.
    func start() {
        peer.start { [self] event in
            switch event {
            case .started(let child):
                trace?(.started(identifier: launch.identifier, process: child.identifier))
            case .said(.fault(let number, let text)):
                let text = text.withoutControlCharacters.shortened(to: 1000)
                receive(.said(.fault(id: number, text: text)))
            case .said(let message): receive(.said(message))
            case .printed(let count): receive(.printed(count))
            case .closedConnection: receive(.closedConnection)
            case .broke(let reason): receive(.broke(reason: reason))
            case .exceeded(let reason): receive(.exceeded(reason: reason))
            case .ended(let end, _): finish(end)
            }
        }
    }

    private func finish(_ end: ProcessEnd) {
        // By now the process has no identifier, so that it is in no list when its end is reported.
        if let child = peer.child {
            trace?(.ended(identifier: launch.identifier, process: child.identifier, text: end.text))
        }
        receive(.ended(end))
        let waiters = state.withLock { state in
            state.isOver = true
            defer { state.endWaiters = [] }
            return state.endWaiters
        }
        waiters.forEach { $0.resume() }
    }

    /// Takes no more requests and ends by itself when the open ones are done.
    func leave() { receive(.left) }

    /// Fails the open requests and ends, by force after the time to leave.
    func stop() { receive(.stopped) }

    /// Waits until the process is gone, and the system is done with the calls that it made.
    func end() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.isOver { state.endWaiters.append(continuation) }
                return state.isOver
            }
            if isOver { continuation.resume() }
        }
        await peer.settle()
    }

    private func receive(_ event: ExtensionLife.Event) {
        let effects = state.withLock { $0.life.receive(event, at: timekeeper.now()) }
        for effect in effects { perform(effect) }
    }

    private func perform(_ effect: ExtensionLife.Effect) {
        switch effect {
        case .send(let number):
            guard let request = state.withLock({ $0.asked[number]?.request }) else { return }
            do throws(FrameError) {
                if !(try peer.send(.request(id: number, request))) { receive(.unsent(number)) }
            } catch {
                receive(.unsendable(number, "\(error)"))
            }
        case .answer(let number, let outcome, let faults): answer(number, outcome, faults)
        case .watch(let time):
            Task { [weak self, timekeeper] in
                if await timekeeper.sleep(until: time) { self?.receive(.alarm(time)) }
            }
        case .hangUp: peer.hangUp()
        case .kill: peer.kill()
        case .report(let text): trace?(.lateFault(identifier: launch.identifier, text: text))
        }
    }
}

// MARK: - Requests

extension ExtensionProcess {
    /// Whether a request for this launch may go here: the process takes more, and its program was not replaced since.
    /// The file is looked at once a second at most, not between the steps of one conversation.
    func serves(_ launch: BundleLaunch) -> Bool {
        let now = timekeeper.now()
        let (takesRequests, isToCheck) = state.withLock { state in
            let isToCheck = now - state.lastCheck >= .seconds(1)
            if isToCheck { state.lastCheck = now }
            return (state.life.takesRequests, isToCheck)
        }
        guard takesRequests, self.launch == launch else { return false }
        return !isToCheck || stamp == FileStamp(path: launch.executable.path(percentEncoded: false))
    }

    /// Asks, as soon as the process is ready.
    ///
    /// - Returns: A number for ``outcome(of:)``, which is to be called once; nil when the process takes no more.
    func ask(_ request: ExtensionRequest, until deadline: Duration) -> Int? {
        let isDrawing = if case .draw = request { true } else { false }
        let asked: (number: Int, effects: [ExtensionLife.Effect])? = state.withLock { state in
            guard state.life.takesRequests else { return nil }
            state.lastNumber += 1
            state.asked[state.lastNumber] = Asked(request: request)
            let event = ExtensionLife.Event.asked(
                state.lastNumber, isDrawing: isDrawing, run: request.intent.run?.number, until: deadline)
            return (state.lastNumber, state.life.receive(event, at: timekeeper.now()))
        }
        for effect in asked?.effects ?? [] { perform(effect) }
        return asked?.number
    }

    /// Waits for the answer, the deadline, or the task's cancellation.
    func outcome(of number: Int) async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state in
                    let outcome = state.asked[number]?.outcome
                    if outcome == nil { state.asked[number]?.waiter = continuation } else { state.asked[number] = nil }
                    return outcome
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        } onCancel: {
            receive(.abandoned(number))
        }
    }

    private func answer(_ number: Int, _ outcome: ExtensionLife.Outcome, _ faults: [String]) {
        guard let request = state.withLock({ $0.asked[number]?.request }) else { return }
        let result =
            switch outcome {
            case .answered(let reply, let pixels):
                Outcome(result: .success(ExtensionAnswer(reply: reply, pixels: pixels, faults: faults)), wasSent: true)
            case .failed(let cause, let wasSent):
                Outcome(result: .failure(failure(cause, of: request, faults)), wasSent: wasSent)
            }
        let waiter = state.withLock { state in
            let waiter = state.asked[number]?.waiter
            if waiter == nil { state.asked[number]?.outcome = result } else { state.asked[number] = nil }
            return waiter
        }
        waiter?.resume(returning: result)
    }

    private func failure(
        _ cause: ExtensionLife.Cause, of request: ExtensionRequest, _ faults: [String]
    ) -> ExtensionFailure {
        var failure = ExtensionFailure(cause, identifier: launch.identifier, request: request, limits: limits)
        // What the process said of mistakes, or printed last, may be the reason.
        let words = [.cancelled, .unsendable].contains(failure.kind) ? nil : peer.lastWords
        let lines = faults + [words].compactMap(\.self)
        if !lines.isEmpty { failure.detail = lines.joined(separator: "\n") }
        return failure
    }
}
