// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Sandbox
import Synchronization
import Wire

/// One process of an extension, from its start to its end, and the requests
/// open in it.
///
/// The host's actor and the process's own thread both come here; everything
/// they share is in one lock that is never held while anything waits.
final class ExtensionProcess: Sendable {
    enum Phase {
        /// Until the extension says hello.
        case starting
        case ready
        case ended
    }

    struct State {
        var phase = Phase.starting
        /// It said hello; stays true after its end.
        var isReady = false
        var child: ChildProcess?
        var exchanges: [Int: Exchange] = [:]
        var nextNumber = 1
        /// Frames that wait for the hello, by number.
        var held: [(number: Int, frame: OutgoingFrame)] = []
        /// When somebody looks at the deadlines next.
        var watchTime: Duration?
        /// No new requests; it ends with the open ones.
        var isLeaving = false
        /// Why we end it, where that explains its end.
        var verdict: ExtensionFailure?
        var lastUse: Duration
        /// When the program's file was last looked at.
        var lastCheck: Duration
        /// Since the last request.
        var printed = 0
        /// Since the last request.
        var strayFrames = 0
        var outputTail = OutputTail()
        var errorTail = OutputTail()
        /// The process closed descriptor 3 of its own accord.
        var hasClosedConnection = false
        /// Looks now and then at what the process holds.
        var useWatch: Task<Void, Never>?
        var endContinuations: [CheckedContinuation<Void, Never>] = []

        /// - Returns: The exchange's number.
        mutating func add(_ exchange: Exchange) -> Int {
            let number = nextNumber
            nextNumber += 1
            exchanges[number] = exchange
            printed = 0
            strayFrames = 0
            return number
        }

        /// What the process said last, for whoever has to find out why it failed.
        var lastWords: String? { errorTail.lines ?? outputTail.lines }
    }

    let launch: BundleLaunch
    let limits: ExtensionLimits
    let calls: ProcessCalls
    let timekeeper: Timekeeper
    let trace: (@Sendable (ExtensionTrace) -> Void)?
    let state: Mutex<State>
    /// Used by the process's thread alone.
    let decoder = Mutex(FrameDecoder())
    private let sandbox: Sandbox?
    private let path: String
    private let stamp: FileStamp?
    private let whenEnded: @Sendable (ExtensionProcess) -> Void

    init(
        _ launch: BundleLaunch, limits: ExtensionLimits, sandbox: Sandbox?, services: (any SystemServices)?,
        timekeeper: Timekeeper,
        trace: (@Sendable (ExtensionTrace) -> Void)?, whenEnded: @escaping @Sendable (ExtensionProcess) -> Void
    ) {
        self.launch = launch
        self.limits = limits
        self.sandbox = sandbox
        calls = ProcessCalls(of: launch, services: services, limits: limits, timekeeper: timekeeper)
        self.timekeeper = timekeeper
        self.trace = trace
        self.whenEnded = whenEnded
        path = launch.executable.path(percentEncoded: false)
        stamp = FileStamp(path: path)
        let now = timekeeper.now()
        state = Mutex(State(lastUse: now, lastCheck: now))
    }

    /// Starts the process; whatever becomes of it, the open requests learn.
    func start() {
        let child = ChildLaunch(
            executable: path, environment: launch.environment,
            directory: launch.workingDirectory.path(percentEncoded: false), limits: limits.resources,
            hasConnection: true, group: limits.group, bundle: launch.identifier)
        do throws(SandboxError) {
            ChildProcess.launch(try sandbox?.confine(child, by: launch.policy) ?? child, observer: self)
        } catch {
            cannotStart("\(error)", .launchFailed)
        }
    }

    /// Whether a request for this launch may go here: the process takes more, and its program was
    /// not replaced since. The file is looked at once a second at most, not between the steps of
    /// one conversation.
    func serves(_ launch: BundleLaunch) -> Bool {
        let now = timekeeper.now()
        let (isTaking, isToCheck) = state.withLock { state in
            let isToCheck = now - state.lastCheck >= .seconds(1)
            if isToCheck { state.lastCheck = now }
            return (state.phase != .ended && !state.isLeaving, isToCheck)
        }
        guard isTaking, self.launch == launch else { return false }
        return !isToCheck || stamp == FileStamp(path: path)
    }

    /// The process's number while it runs.
    var identifier: Int32? {
        state.withLock { $0.child?.identifier }
    }

    /// Since when nobody asks it anything; nil while somebody does.
    var idleSince: Duration? {
        state.withLock { $0.exchanges.isEmpty ? $0.lastUse : nil }
    }

    /// Takes no more requests and ends by itself when the open ones are done.
    func leave() {
        let child = state.withLock { state in
            state.isLeaving = true
            return state.exchanges.isEmpty ? state.child : nil
        }
        child?.hangUp(grace: limits.leave)
    }

    /// Fails the open requests and ends, by force after the time to leave.
    func stop() {
        fail(.stopped, "was stopped, perhaps for an update; ask again")?.hangUp(grace: limits.leave)
    }

    /// Waits until the process is gone.
    func end() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                guard state.phase != .ended else { return true }
                state.endContinuations.append(continuation)
                return false
            }
            if isOver { continuation.resume() }
        }
    }

    /// Fails what is open for a reason that ends the process.
    ///
    /// - Returns: The process, for the caller to end.
    func fail(_ kind: ExtensionFailure.Kind, _ text: String) -> ChildProcess? {
        let (verdict, child, open) = state.withLock { state in
            state.isLeaving = true
            let verdict = state.verdict ?? failure(kind, text, lastWords: state.lastWords)
            state.verdict = verdict
            defer { state.exchanges = [:] }
            return (verdict, state.child, Array(state.exchanges.values))
        }
        for exchange in open {
            exchange.continuation?.resume(returning: exchange.failed(verdict))
        }
        return child
    }

    /// The process is gone: fails what is open, lets go those who waited for it.
    func finish(_ explain: (State, ExtensionRequest?) -> ExtensionFailure) {
        var failures: [(Exchange, ExtensionFailure)] = []
        let continuations = state.withLock { state in
            state.phase = .ended
            for exchange in state.exchanges.values {
                failures.append((exchange, state.verdict ?? explain(state, exchange.request)))
            }
            if state.verdict == nil { state.verdict = explain(state, nil) }
            state.child = nil
            state.useWatch?.cancel()
            state.held = []
            state.exchanges = [:]
            defer { state.endContinuations = [] }
            return state.endContinuations
        }
        for (exchange, failure) in failures {
            exchange.continuation?.resume(returning: exchange.failed(failure))
        }
        whenEnded(self)
        continuations.forEach { $0.resume() }
    }
}

extension ExtensionProcess: Hashable {
    static func == (left: ExtensionProcess, right: ExtensionProcess) -> Bool {
        left === right
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
