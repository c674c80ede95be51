// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Foundation
import IntentValues
package import Processes
import Synchronization
package import Wire

/// The calls of one process: which are let through, when, and what becomes of them.
///
/// They are carried out one after another, and the time that takes is counted. A process that has used up what
/// it may is not listened to for a while: its calls wait in its connection, then the process itself does, and
/// nobody else. The few calls that wait for a person or for another app stand beside that line.
package final class ProcessCalls: Sendable {
    private struct Pending: Sendable {
        let call: AnySystemCall
        let number: Int
        let child: ChildProcess
    }

    private struct State {
        var pending: [Pending] = []
        /// How many calls have been begun.
        var begun = 0
        var isAtWork = false
        /// Of the call that the system is at, if that only reads.
        var reading: Task<Void, Never>?
        var allowance: Allowance
        /// Wakes a process that has to wait.
        var pause: Task<Void, Never>?
        /// Calls that take as long as somebody else does.
        var long = 0
        var hasEnded = false
        var settlers: [CheckedContinuation<Void, Never>] = []

        var isSettled: Bool { !isAtWork && pending.isEmpty }
    }

    /// How many calls count that a process made right before its end, with those that waited already.
    private static let lastWords = 1024
    /// What a call costs, in seconds, that the system only passes on.
    private static let passingOn = 0.001

    private let launch: BundleLaunch
    private let services: (any SystemServices)?
    private let limits: ExtensionLimits
    private let timekeeper: Timekeeper
    private let state: Mutex<State>
    private let waiting = WaitingCalls()
    /// The files that go to and from the process.
    package let files = ProcessFiles()

    /// - Parameters:
    ///   - services: Answers the calls; nil refuses them all.
    ///   - timekeeper: Measures how long the system works for the process.
    package init(
        of launch: BundleLaunch, services: (any SystemServices)?, limits: ExtensionLimits, timekeeper: Timekeeper
    ) {
        self.launch = launch
        self.services = services
        self.limits = limits
        self.timekeeper = timekeeper
        state = Mutex(
            State(
                allowance: Allowance(
                    capacity: limits.work / .seconds(1), rate: limits.workShare, at: timekeeper.now())))
    }

    /// Has a call answered; the calling thread goes on.
    ///
    /// To be called on one thread at a time, in the order in which the process made the calls. When too many
    /// wait the process is held, and nothing more of what it says is to be looked at before ``proceed()``.
    ///
    /// - Returns: False when the process does not read its results, and is better ended.
    package func take(_ call: AnySystemCall, number: Int, from child: ChildProcess) -> Bool {
        guard child.backlog < 8 * limits.backlog else { return false }
        if call.endsWaiting { waiting.cancelAll() }
        let pending = Pending(call: call, number: number, child: child)
        if call.takesItsTime { pass(pending) } else { line(up: pending) }
        return true
    }

    /// The next message of the process, once the files before it are looked at, which counts as work for it.
    ///
    /// To be called on one thread at a time.
    package func nextFrame(of decoder: inout FrameDecoder, from child: ChildProcess?) throws(FrameError) -> Data? {
        let before = files.table.contents.count
        let start = timekeeper.now()
        let frame = try files.nextFrame(of: &decoder)
        if let child, files.table.contents.count != before {
            _ = charge((timekeeper.now() - start) / .seconds(1), to: child)
        }
        return frame
    }

    /// Goes on with calls that had to wait; to be called when the process is listened to again.
    package func proceed() {
        beginNext()
    }

    /// The process is gone: nobody waits any longer for what a person was asked, or for what was only to be read.
    ///
    /// Other calls go on: what the process wanted done is done.
    package func end() {
        waiting.cancelAll()
        let (reading, pause) = state.withLock { state in
            state.hasEnded = true
            state.pending.removeAll { $0.call.onlyReads }
            defer { state.pause = nil }
            return (state.reading, state.pause)
        }
        reading?.cancel()
        pause?.cancel()
        files.end()
        beginNext()
        tellSettlers()
    }

    /// Returns when nothing is left to do of what the process has asked for so far.
    package func settle() async {
        await withCheckedContinuation { continuation in
            let isSettled = state.withLock { state in
                if !state.isSettled { state.settlers.append(continuation) }
                return state.isSettled
            }
            if isSettled { continuation.resume() }
        }
    }
}

// MARK: - One after another

extension ProcessCalls {
    private func line(up pending: Pending) {
        let isGone = pending.child.hasEnded
        if isGone, pending.call.onlyReads { return }
        let isFull = state.withLock { state in
            guard state.pending.count < Self.lastWords else { return true }
            state.pending.append(pending)
            return state.pending.count >= limits.calls
        }
        if isFull { pending.child.hold() }
        beginNext()
    }

    private func beginNext() {
        let next: (pending: Pending, number: Int)? = state.withLock { state in
            guard !state.isAtWork, state.pause == nil, !state.pending.isEmpty else { return nil }
            state.isAtWork = true
            state.begun += 1
            return (state.pending.removeFirst(), state.begun)
        }
        guard let next else { return }
        // On a process's own thread that carries it on as far as it goes, and no other need be woken.
        let task = Task(executorPreference: CarryingExecutor.shared) { [self] in
            let start = timekeeper.now()
            give(await answer(to: next.pending), to: next.pending.number, of: next.pending.child)
            finish(next.pending, after: timekeeper.now() - start)
        }
        guard next.pending.call.onlyReads else { return }
        let isTooLate = state.withLock { state in
            // It may be over by now, and another have begun.
            if state.isAtWork, state.begun == next.number { state.reading = task }
            return state.hasEnded
        }
        if isTooLate { task.cancel() }
    }

    private func finish(_ done: Pending, after time: Duration) {
        let isToListen = state.withLock { state in
            state.isAtWork = false
            state.reading = nil
            return state.pending.count <= limits.calls / 2
        }
        if !charge(time / .seconds(1), to: done.child), isToListen { done.child.listen() }
        beginNext()
        tellSettlers()
    }

    /// - Returns: Whether the process has to wait now.
    private func charge(_ cost: Double, to child: ChildProcess) -> Bool {
        let now = timekeeper.now()
        return state.withLock { state in
            let time = state.allowance.charge(cost, at: now)
            guard time > .zero, !state.hasEnded else { return false }
            guard state.pause == nil else { return true }
            child.hold()
            state.pause = Task { [weak self, timekeeper] in
                if await timekeeper.sleep(until: now + time) { self?.endPause(of: child) }
            }
            return true
        }
    }

    private func endPause(of child: ChildProcess) {
        state.withLock { $0.pause = nil }
        // Its own thread goes on with what waits.
        child.listen()
    }

    private func tellSettlers() {
        let settlers = state.withLock { state in
            guard state.isSettled else { return [CheckedContinuation<Void, Never>]() }
            defer { state.settlers = [] }
            return state.settlers
        }
        for settler in settlers { settler.resume() }
    }
}

// MARK: - Beside the line

extension ProcessCalls {
    private func pass(_ pending: Pending) {
        let isAdmitted = state.withLock { state in
            guard state.long < limits.calls else { return false }
            state.long += 1
            return true
        }
        _ = charge(Self.passingOn, to: pending.child)
        guard isAdmitted else { return give(.refusal(tooMany), to: pending.number, of: pending.child) }
        let ticket = pending.call.waitsForPerson ? waiting.ticket() : nil
        let task = Task(executorPreference: CarryingExecutor.shared) { [self] in
            give(await answer(to: pending), to: pending.number, of: pending.child)
            state.withLock { $0.long -= 1 }
            if let ticket { waiting.remove(ticket) }
        }
        if let ticket { waiting.keep(task, ticket) }
    }
}

// MARK: - Answers

extension ProcessCalls {
    private func answer(to pending: Pending) async -> SystemAnswer {
        guard let services else {
            return .refusal(CallRefusal(.unavailable, "this system offers no services to \(launch.identifier)"))
        }
        guard let identity = launch.identity else {
            return .refusal(
                CallRefusal(
                    .noIdentity,
                    "\(launch.identifier) is not signed, so nothing says what it may do; "
                        + "sign its package with ‘beckon sign’ and install it again"))
        }
        guard pending.child.backlog < limits.backlog else { return .refusal(tooMany) }
        return await services.answer(pending.call, from: identity)
    }

    private var tooMany: CallRefusal {
        CallRefusal(
            .tooMany, "\(launch.identifier) has too many calls open; wait for their results before making others")
    }

    private func give(_ answer: SystemAnswer, to number: Int, of child: ChildProcess) {
        do throws(FrameError) {
            // To an app it is the same bytes.
            _ = try files.send(FrameEncoder.outgoing(MessageToExtension.result(id: number, answer)), to: child)
        } catch {
            guard !answer.isRefusal else { return }
            let refusal = CallRefusal(.notDone, "the result cannot be sent: \(error)")
            give(.refusal(refusal), to: number, of: child)
        }
    }
}
