// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentValues
import Processes
import Synchronization
import Wire

/// The calls of one process: which are let through, when, and what happens to them.
///
/// They are carried out one after another, and the time that takes is counted. A process that has used up what
/// it may is not listened to for a while: its calls wait in its connection, then the process itself does, and
/// nobody else. The few calls that wait for a person or for another app stand beside that line.
final class ProcessCalls: Sendable {
    private typealias Work = Task<Void, Never>

    private struct State {
        var pending: [(call: AnySystemCall, number: Int)] = []
        /// The call that the system is at.
        var current: (work: Work, onlyReads: Bool)?
        /// Calls that take as long as somebody else does, by numbers of ours.
        var long: [Int: (work: Work, waitsForPerson: Bool)] = [:]
        var lastLong = 0
        var settlers: [CheckedContinuation<Void, Never>] = []

        var isSettled: Bool { current == nil && pending.isEmpty }
    }

    /// How many calls count that a process made right before its end, with those that waited already.
    private static let finalCallLimit = 1024
    /// What a call costs that the system only passes on.
    private static let passingOn = Duration.milliseconds(1)

    private let child: ChildProcess
    private let launch: BundleLaunch
    private let services: (any SystemServices)?
    private let limits: PeerLimits
    private let timekeeper: Timekeeper
    private let budget: ProcessBudget
    private let state = Mutex(State())
    /// What the process has the system read, describe and paint.
    let account: WorkAccount
    /// The files that go to and from the process.
    let files = ProcessFiles()

    /// - Parameters:
    ///   - services: Answers the calls; nil refuses them all.
    ///   - timekeeper: Measures how long the system works for the process.
    init(
        of child: ChildProcess, as launch: BundleLaunch, services: (any SystemServices)?, limits: PeerLimits,
        timekeeper: Timekeeper
    ) {
        self.child = child
        self.launch = launch
        self.services = services
        self.limits = limits
        self.timekeeper = timekeeper
        let budget = ProcessBudget(of: child, limits: limits, timekeeper: timekeeper)
        self.budget = budget
        account = WorkAccount { budget.chargeAll($0) }
    }

    /// Has a call answered; the calling thread goes on.
    ///
    /// To be called on one thread at a time, in the order in which the process made the calls. When too many
    /// wait the process is held, and nothing more of what it says is to be looked at before ``proceed()``.
    ///
    /// - Returns: False when the process does not read its results, and is better ended.
    func take(_ call: AnySystemCall, number: Int) -> Bool {
        guard child.backlog < 8 * limits.backlog else { return false }
        if call.endsWaiting { endWaiting() }
        if call.takesItsTime { pass(call, number) } else { line(up: call, number) }
        return true
    }

    /// The next message of the process, once the files before it are looked at, which counts as work for it.
    ///
    /// To be called on one thread at a time.
    func nextFrame(of decoder: inout FrameDecoder) throws(FrameError) -> Data? {
        let before = files.table.contents.count
        let start = timekeeper.now()
        let frame = try files.nextFrame(of: &decoder)
        if files.table.contents.count != before { budget.charge(timekeeper.now() - start) }
        return frame
    }

    /// Continues with calls that had to wait; to be called when the process is listened to again.
    func proceed() {
        // Begun under the lock, so that each is known before it can be over.
        state.withLock { state in
            guard state.current == nil, !budget.isUsedUp, !state.pending.isEmpty else { return }
            let (call, number) = state.pending.removeFirst()
            // On a process's own thread that carries it on as far as it goes, and no other need be woken.
            let work = Work(executorPreference: CarryingExecutor.shared) { [self] in
                let start = timekeeper.now()
                give(await answer(to: call), to: number)
                finish(after: timekeeper.now() - start)
            }
            state.current = (work, call.onlyReads)
        }
    }

    /// The process is gone: nobody waits any longer for what a person was asked, or for what was only to be read.
    ///
    /// Other calls go on: what the process wanted done is done.
    func end() {
        endWaiting()
        account.end()
        budget.end()
        let current = state.withLock { state in
            state.pending.removeAll { $0.call.onlyReads }
            return state.current
        }
        if let current, current.onlyReads { current.work.cancel() }
        files.end()
        proceed()
        tellSettlers()
    }

    /// Returns when nothing is left to do of what the process has asked for so far.
    func settle() async {
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
    private func line(up call: AnySystemCall, _ number: Int) {
        if child.hasEnded, call.onlyReads { return }
        let isFull = state.withLock { state in
            guard state.pending.count < Self.finalCallLimit else { return true }
            state.pending.append((call, number))
            return state.pending.count >= limits.calls
        }
        if isFull { child.hold() }
        proceed()
    }

    private func finish(after time: Duration) {
        let isToListen = state.withLock { state in
            state.current = nil
            return state.pending.count <= limits.calls / 2
        }
        if !budget.charge(time), isToListen { child.listen() }
        proceed()
        tellSettlers()
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
    private func pass(_ call: AnySystemCall, _ number: Int) {
        budget.charge(Self.passingOn)
        let isAdmitted = state.withLock { state in
            guard state.long.count < limits.calls else { return false }
            state.lastLong += 1
            let place = state.lastLong
            let work = Work(executorPreference: CarryingExecutor.shared) { [self] in
                give(await answer(to: call), to: number)
                self.state.withLock { _ = $0.long.removeValue(forKey: place) }
            }
            state.long[place] = (work, call.waitsForPerson)
            return true
        }
        if !isAdmitted { give(.refusal(tooMany), to: number) }
    }

    /// Takes back all that waits for a person.
    private func endWaiting() {
        let waiting = state.withLock { state in state.long.values.filter { $0.waitsForPerson }.map { $0.work } }
        for work in waiting { work.cancel() }
    }
}

// MARK: - Answers

extension ProcessCalls {
    private func answer(to call: AnySystemCall) async -> SystemAnswer {
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
        guard child.backlog < limits.backlog else { return .refusal(tooMany) }
        return await WorkAccount.$current.withValue(account) { await services.answer(call, from: identity) }
    }

    private var tooMany: CallRefusal {
        CallRefusal(
            .tooMany, "\(launch.identifier) has too many calls open; wait for their results before making others")
    }

    private func give(_ answer: SystemAnswer, to number: Int) {
        do throws(FrameError) {
            // To an app it is the same bytes.
            _ = try files.send(FrameEncoder.outgoing(MessageToExtension.result(id: number, answer)), to: child)
        } catch {
            guard !answer.isRefusal else { return }
            let refusal = CallRefusal(.notDone, "the result cannot be sent: \(error)")
            give(.refusal(refusal), to: number)
        }
    }
}
