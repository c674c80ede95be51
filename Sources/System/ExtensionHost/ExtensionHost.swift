// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import ProcessLife
import Synchronization
package import Wire

/// Asks intents extensions, each in a process of its own.
///
/// A process is started by the first request, kept warm for the next ones, and
/// ended when it has been idle for long, hangs, floods or breaks the protocol.
/// Nothing an extension does keeps a request past its deadline or touches
/// another extension.
///
/// A request the extension can safely be asked twice (all but handle) is asked
/// once more, of a fresh process, when the first one crashes over it. Handle
/// may have acted before the crash and is never repeated.
package final class ExtensionHost: Sendable {
    private struct State {
        /// The process that takes new requests, by bundle identifier.
        var current: [String: ExtensionProcess] = [:]
        /// All that have not ended, or whose last calls the system is still at; the current ones among them.
        var living: [ExtensionProcess] = []
        var sweeper: Task<Void, Never>?

        /// Sends a process no more requests.
        mutating func retire(_ process: ExtensionProcess) {
            if current[process.launch.identifier] === process { current[process.launch.identifier] = nil }
        }
    }

    private let limits: ExtensionLimits
    private let services: (any SystemServices)?
    private let sandbox: Sandbox?
    private let timekeeper: Timekeeper
    private let trace: (@Sendable (ExtensionTrace) -> Void)?
    /// Held while nothing waits, and never by a process that holds its own.
    private let state = Mutex(State())

    /// - Parameters:
    ///   - sandbox: Closes the processes in; nil starts them with all the rights of this one.
    ///   - services: Answers the calls of the processes; without it all are refused.
    ///   - clock: Measures deadlines and idle time.
    ///   - trace: Told about every exchange, on any thread; it should be quick.
    package init(
        limits: ExtensionLimits = .standard, sandbox: Sandbox?, services: (any SystemServices)? = nil,
        clock: some Clock<Duration> = ContinuousClock(),
        trace: (@Sendable (ExtensionTrace) -> Void)? = nil
    ) {
        self.limits = limits
        self.sandbox = sandbox
        self.services = services
        self.timekeeper = Timekeeper(clock)
        self.trace = trace
    }

    deinit {
        state.withLock { state in
            state.sweeper?.cancel()
            state.living.forEach { $0.leave() }
        }
    }

    /// Asks the extension and waits for its answer, at most as long as ``ExtensionLimits/answer``,
    /// or for a panel ``ExtensionLimits/panel``.
    ///
    /// Requests may overlap, to one extension too. Cancelling the task returns at once and leaves
    /// the extension at its work.
    ///
    /// - Throws: ``ExtensionFailure``. A refusal is an answer, not a failure.
    package func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        let start = timekeeper.now()
        let deadline = start + limits.time(for: request)
        var attempts = 0
        var outcome: ExtensionProcess.Outcome
        repeat {
            guard !Task.isCancelled else {
                throw ExtensionFailure(.cancelled, identifier: launch.identifier, request: request, limits: limits)
            }
            let (process, number) = ask(request, of: launch, until: deadline)
            attempts += 1
            if attempts == 1 { trace?(.asked(identifier: launch.identifier, request: request)) }
            outcome = await process.outcome(of: number)
            keepFewIdle()
        } while attempts == 1 && isWorthRepeating(request, after: outcome)
        trace?(
            .exchange(
                ExtensionTrace.Exchange(
                    identifier: launch.identifier, app: launch.identity?.app.text, request: request,
                    outcome: outcome.result, duration: timekeeper.now() - start, attempts: attempts)))
        return try outcome.result.get()
    }

    private func isWorthRepeating(_ request: ExtensionRequest, after outcome: ExtensionProcess.Outcome) -> Bool {
        guard case .failure(let failure) = outcome.result, failure.kind == .crashed else { return false }
        // Handle acts on the world: asked twice, it might order two pizzas.
        switch request {
        case .handle: return !outcome.wasSent
        // The run was in the process that crashed.
        case .resume, .stop: return false
        default: return true
        }
    }

    /// Ends the extension's processes and waits until they are gone, as before an update of its app.
    package func stop(_ identifier: String) async {
        await end(state.withLock { $0.living.filter { $0.launch.identifier == identifier } })
    }

    /// Ends every process and waits until all are gone.
    package func stopAll() async {
        await end(state.withLock(\.living))
    }

    /// The numbers of the processes that run.
    package var processes: [Int32] { state.withLock { $0.living.compactMap(\.identifier) } }
}

// MARK: - Processes

extension ExtensionHost {
    /// Asks the running process, or a new one.
    private func ask(
        _ request: ExtensionRequest, of launch: BundleLaunch, until deadline: Duration
    ) -> (ExtensionProcess, number: Int) {
        while true {
            let (process, isNew) = process(for: launch)
            // Before the start: one that cannot start is to tell this request why.
            let number = process.ask(request, until: deadline)
            if isNew { start(process) }
            // Nil if it began to end just now, and another takes its place.
            if let number { return (process, number) }
        }
    }

    private func process(for launch: BundleLaunch) -> (ExtensionProcess, isNew: Bool) {
        let (process, old, isNew) = state.withLock { state in
            let old = state.current[launch.identifier]
            if let old, old.serves(launch) { return (old, ExtensionProcess?.none, false) }
            let process = ExtensionProcess(
                launch, limits: limits, sandbox: sandbox, services: services, timekeeper: timekeeper, trace: trace)
            state.current[launch.identifier] = process
            state.living.append(process)
            return (process, old, true)
        }
        // Replaced by an update, or ending: what it has begun it may finish.
        old?.leave()
        return (process, isNew)
    }

    private func start(_ process: ExtensionProcess) {
        process.start()
        Task { [weak self] in
            await process.end()
            self?.forget(process)
        }
        sweepWhileNeeded()
    }

    private func forget(_ process: ExtensionProcess) {
        state.withLock { state in
            state.retire(process)
            state.living.removeAll { $0 === process }
        }
    }

    private func end(_ processes: [ExtensionProcess]) async {
        for process in processes {
            state.withLock { $0.retire(process) }
            process.stop()
        }
        for process in processes {
            await process.end()
            forget(process)
        }
    }

    private func keepFewIdle() {
        retire { state in
            guard state.current.count > limits.idleProcesses else { return [] }
            let idle = state.current.values.compactMap { process in
                process.idleSince.map { (since: $0, process: process) }
            }
            return idle.sorted { $0.since < $1.since }.dropLast(limits.idleProcesses).map { $0.process }
        }
    }

    private func retire(_ choose: (State) -> [ExtensionProcess]) {
        let processes = state.withLock { state in
            let processes = choose(state)
            processes.forEach { state.retire($0) }
            return processes
        }
        processes.forEach { $0.leave() }
    }

    /// One task waits for the next process to have been idle for too long; none while none runs.
    private func sweepWhileNeeded() {
        state.withLock { state in
            guard state.sweeper == nil else { return }
            state.sweeper = Task { [weak self, timekeeper] in
                while let time = self?.sweep() {
                    guard await timekeeper.sleep(until: time) else { return }
                }
            }
        }
    }

    /// - Returns: When to sweep again; nil when there is nothing to.
    private func sweep() -> Duration? {
        let now = timekeeper.now()
        retire { state in
            state.current.values.filter { process in process.idleSince.map { $0 + limits.idle <= now } ?? false }
        }
        return state.withLock { state in
            let next = state.current.values.map { ($0.idleSince ?? now) + limits.idle }.min()
            if next == nil { state.sweeper = nil }
            return next
        }
    }
}
