// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sandbox
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
package actor ExtensionHost {
    private let limits: ExtensionLimits
    private let services: (any SystemServices)?
    private let sandbox: Sandbox?
    private let timekeeper: Timekeeper
    private let trace: (@Sendable (ExtensionTrace) -> Void)?
    /// The process that takes new requests, by bundle identifier.
    private var current: [String: ExtensionProcess] = [:]
    /// All that have not ended, or whose last calls the system is still at; the current ones among them.
    private var living: Set<ExtensionProcess> = []
    private var sweeper: Task<Void, Never>?

    /// - Parameters:
    ///   - sandbox: Closes the processes in; nil starts them with all the rights of this one.
    ///   - services: Answers the calls of the processes; without it all are refused.
    ///   - clock: Measures deadlines and idle time.
    ///   - trace: Told of every exchange, on any thread; it should be quick.
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
        sweeper?.cancel()
        living.forEach { $0.leave() }
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
        trace?(.asked(identifier: launch.identifier, request: request))
        let start = timekeeper.now()
        let deadline = start + limits.time(for: request)
        var outcome = await ask(request, of: launch, until: deadline)
        let isRepeated = isWorthRepeating(request, after: outcome)
        if isRepeated { outcome = await ask(request, of: launch, until: deadline) }
        trace?(
            .exchange(
                ExtensionTrace.Exchange(
                    identifier: launch.identifier, request: request, outcome: outcome.result,
                    duration: timekeeper.now() - start, attempts: isRepeated ? 2 : 1)))
        return try outcome.result.get()
    }

    /// Ends the extension's processes and waits until they are gone, as before an update of its app.
    package func stop(_ identifier: String) async {
        await end(living.filter { $0.launch.identifier == identifier })
    }

    /// Ends every process and waits until all are gone.
    package func stopAll() async {
        await end(living)
    }

    /// The numbers of the processes that run.
    package var processes: [Int32] {
        living.compactMap(\.identifier)
    }
}

// MARK: - Asking

extension ExtensionHost {
    private func ask(
        _ request: ExtensionRequest, of launch: BundleLaunch, until deadline: Duration
    ) async -> ExchangeOutcome {
        let (process, number) = open(request, in: launch, until: deadline)
        defer { keepFewIdle() }
        return await process.answer(to: request, number: number)
    }

    /// Opens the exchange in the running process, or in a new one.
    private func open(
        _ request: ExtensionRequest, in launch: BundleLaunch, until deadline: Duration
    ) -> (ExtensionProcess, number: Int) {
        if let process = current[launch.identifier] {
            if process.serves(launch), let number = process.open(request, until: deadline) { return (process, number) }
            // Replaced by an update, or ending: what it has begun it may finish.
            process.leave()
        }
        let process = ExtensionProcess(
            launch, limits: limits, sandbox: sandbox, services: services, timekeeper: timekeeper,
            trace: trace
        ) { [weak self] process in
            Task {
                await process.calls.settle()
                await self?.forget(process)
            }
        }
        current[launch.identifier] = process
        living.insert(process)
        // Before the start: one that cannot start is to tell this request why.
        let number = process.add(request, until: deadline)
        process.start()
        sweepWhileNeeded()
        return (process, number)
    }

    private func isWorthRepeating(_ request: ExtensionRequest, after outcome: ExchangeOutcome) -> Bool {
        guard case .failed(let failure, let wasAsked) = outcome, failure.kind == .crashed else { return false }
        return request.isRepeatable || !wasAsked
    }
}

// MARK: - Ending

extension ExtensionHost {
    private func forget(_ process: ExtensionProcess) {
        living.remove(process)
        if current[process.launch.identifier] == process { current[process.launch.identifier] = nil }
    }

    private func end(_ processes: Set<ExtensionProcess>) async {
        for process in processes {
            if current[process.launch.identifier] == process { current[process.launch.identifier] = nil }
            process.stop()
        }
        for process in processes {
            await process.end()
            await process.calls.settle()
            forget(process)
        }
    }

    private func keepFewIdle() {
        guard current.count > limits.idleProcesses else { return }
        let idle = current.values.compactMap { process in process.idleSince.map { (since: $0, process) } }
        for (_, process) in idle.sorted(by: { $0.since < $1.since }).dropLast(limits.idleProcesses) {
            retire(process)
        }
    }

    private func retire(_ process: ExtensionProcess) {
        current[process.launch.identifier] = nil
        process.leave()
    }

    /// One task waits for the next process to have been idle for too long; none while none runs.
    private func sweepWhileNeeded() {
        guard sweeper == nil else { return }
        sweeper = Task { [weak self, timekeeper] in
            while let time = await self?.sweep() {
                guard await timekeeper.sleep(until: time) else { return }
            }
        }
    }

    /// - Returns: When to sweep again; nil when there is nothing to.
    private func sweep() -> Duration? {
        let now = timekeeper.now()
        for process in current.values {
            if let since = process.idleSince, since + limits.idle <= now { retire(process) }
        }
        let next = current.values.map { ($0.idleSince ?? now) + limits.idle }.min()
        if next == nil { sweeper = nil }
        return next
    }
}
