// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Synchronization
import Wire

extension ExtensionProcess {
    /// Opens an exchange, so that the process counts as busy from now on.
    ///
    /// - Returns: Its number, for ``answer(to:number:)``; nil when the process takes no more.
    func open(_ request: ExtensionRequest, until deadline: Duration) -> Int? {
        state.withLock { state in
            guard state.phase != .ended, !state.isLeaving else { return nil }
            return state.add(Exchange(request, deadline: deadline))
        }
    }

    /// The same for a process that has not been started: it takes whatever comes.
    func add(_ request: ExtensionRequest, until deadline: Duration) -> Int {
        state.withLock { $0.add(Exchange(request, deadline: deadline)) }
    }

    /// Asks what was opened and waits for the answer, the deadline, or the task's cancellation.
    func answer(to request: ExtensionRequest, number: Int) async -> ExchangeOutcome {
        let frame: OutgoingFrame
        do throws(FrameError) {
            frame = try FrameEncoder.outgoing(MessageToExtension.request(id: number, request))
        } catch {
            close(number)
            let failure = failure(.unsendable, "was not asked \(request.summary): \(error)", lastWords: nil)
            return .failed(failure, wasAsked: false)
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { ask(request, number, frame, $0) }
        } onCancel: {
            abandon(number)
        }
    }

    private func ask(
        _ request: ExtensionRequest, _ number: Int, _ frame: OutgoingFrame,
        _ continuation: CheckedContinuation<ExchangeOutcome, Never>
    ) {
        let (next, watchTime) = state.withLock { state -> (NextStep, Duration?) in
            guard var exchange = state.exchanges[number] else {
                // Between opening and asking the process ended, or the time was over.
                return (.fail(state.verdict ?? lateness(of: request, in: state)), nil)
            }
            guard !exchange.isAbandoned else {
                state.exchanges[number] = nil
                return (.fail(cancellation(of: request)), nil)
            }
            exchange.continuation = continuation
            var next = NextStep.wait
            if state.phase == .ready, let child = state.child {
                // Said before it is so: better to hold it for asked when it was not than the reverse.
                exchange.wasSent = true
                next = .send(child)
            } else {
                state.held.append((number, frame))
            }
            state.exchanges[number] = exchange
            guard state.watchTime.map({ $0 > exchange.deadline }) ?? true else { return (next, nil) }
            state.watchTime = exchange.deadline
            return (next, exchange.deadline)
        }
        switch next {
        case .wait: break
        case .fail(let failure): continuation.resume(returning: .failed(failure, wasAsked: false))
        case .send(let child):
            // Not under the lock: the answer may be here before this returns.
            send(frame, number, to: child)
        }
        if let watchTime { watch(until: watchTime) }
    }

    /// Sends what is asked, as a request that counts as sent; who asks learns where that cannot be.
    func send(_ frame: OutgoingFrame, _ number: Int, to child: ChildProcess) {
        do throws(FrameError) {
            if try !calls.files.send(frame, to: child) { state.withLock { $0.exchanges[number]?.wasSent = false } }
        } catch {
            guard let exchange = close(number) else { return }
            let text = "was not asked \(exchange.request.summary): \(error)"
            exchange.continuation?.resume(
                returning: .failed(failure(.unsendable, text, lastWords: nil), wasAsked: false))
        }
    }

    private enum NextStep {
        case wait
        case send(ChildProcess)
        case fail(ExtensionFailure)
    }

    /// The asking task was cancelled: it gets its thread back, the extension goes on.
    private func abandon(_ number: Int) {
        let exchange = state.withLock { state in
            state.exchanges[number]?.isAbandoned = true
            let exchange = state.exchanges[number]
            state.exchanges[number]?.continuation = nil
            return exchange
        }
        guard let exchange else { return }
        exchange.continuation?.resume(
            returning: .failed(cancellation(of: exchange.request), wasAsked: exchange.wasSent))
    }

    /// Takes an exchange out, and ends a process that only waited for that.
    @discardableResult
    func close(_ number: Int) -> Exchange? {
        let (exchange, child) = state.withLock { state -> (Exchange?, ChildProcess?) in
            guard let exchange = state.exchanges.removeValue(forKey: number) else { return (nil, nil) }
            state.lastUse = timekeeper.now()
            return (exchange, state.isLeaving && state.exchanges.isEmpty ? state.child : nil)
        }
        child?.hangUp(grace: limits.leave)
        return exchange
    }
}

// MARK: - Deadlines

extension ExtensionProcess {
    /// One task looks at the deadlines of all requests, so that a request that is answered in time
    /// costs no timer.
    private func watch(until time: Duration) {
        Task { [weak self, timekeeper] in
            guard await timekeeper.sleep(until: time) else { return }
            self?.deadlineCame(at: time)
        }
    }

    private func deadlineCame(at time: Duration) {
        let now = max(time, timekeeper.now())
        let (late, child, next) = state.withLock { state in
            let late = state.exchanges.filter { $0.value.deadline <= now }
            let failures = late.values.map { ($0, lateness(of: $0.request, in: state)) }
            for number in late.keys { state.exchanges[number] = nil }
            // A handler that hangs holds locks and memory: the process is of no more use, but other
            // requests in it keep their time.
            if !late.isEmpty { state.isLeaving = true }
            let isDone = !state.exchanges.values.contains { !$0.isAbandoned }
            let next = state.exchanges.values.map(\.deadline).min()
            let isWatched = state.watchTime != time
            if !isWatched { state.watchTime = next }
            return (failures, state.isLeaving && isDone ? state.child : nil, isWatched ? nil : next)
        }
        for (exchange, failure) in late {
            exchange.continuation?.resume(returning: exchange.failed(failure))
        }
        child?.kill()
        if let next { watch(until: next) }
    }
}
