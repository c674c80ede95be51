// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import ProcessLife
import Processes
import Sentences
import Store
import Wire

/// One app: its life, its process, and those who wait for it.
///
/// All that happens to the app comes in as messages and is dealt with one after
/// another, each to its end, the disk included. So what a process said before
/// it died is dealt with before its death.
actor AppRunner {
    /// Something that happens to the app.
    enum Message: Sendable {
        /// With the number of an opening.
        case open(Int)
        case abandoned(Int)
        /// With the order of ``JoinedCalls``.
        case left(Int)
        /// With the number of a request.
        case ask(Int)
        /// Who waits for the answer does so no more, for the reason.
        case unasked(Int, ExtensionFailure.Kind)
        /// With the order of ``JoinedCalls``.
        case stop(Int)
        case event(AppLife.Event)
        /// From the process of this number, by the order of starts.
        case process(Int, AppProcess.Report)
    }

    /// What all apps of one host have in common.
    struct Surroundings: Sendable {
        let limits: AppLimits
        let sandbox: Sandbox?
        let services: any SystemServices
        let store: Store
        let timekeeper: Timekeeper
        let now: @Sendable () -> Date
        let watch: @Sendable (AppHostEvent) -> Void
        /// What apps show on; nil while nobody has looked.
        let display: @Sendable () -> ScreenDisplay?
        /// Called when the app has been suspended.
        let suspended: @Sendable () -> Void
    }

    /// So many may wait for the app to open, and as many for its answers; more are refused.
    static let callLimit = 256

    let identifier: String
    let surroundings: Surroundings
    let messages: AsyncStream<Message>.Continuation
    var life: AppLife
    var launch: BundleLaunch?
    var process: AppProcess?
    var processCount = 0
    /// Of the process that lives, or of the last one.
    var termination: Termination?
    var shownState = RunningApp.State.launching
    /// By the host's clock; nil while the app is not suspended.
    private(set) var suspendedSince: Duration?
    var openings: Openings
    private var lastOpening = 0
    var lastRequest = 0
    /// What is settled, and the disk could not forget.
    var given: Set<Int> = []
    var requests: OpenRequests
    var screen = ScreenWaiting()
    /// The calls that wait for the app to be out of the front.
    var departures = JoinedCalls()
    /// The calls that wait for the app to hear that it is to end.
    var stops = JoinedCalls()
    var endWaiters: [CheckedContinuation<Void, Never>] = []
    private var alarm: Task<Void, Never>?

    init(_ identifier: String, _ surroundings: Surroundings) {
        self.identifier = identifier
        self.surroundings = surroundings
        life = AppLife(limits: surroundings.limits.life)
        openings = Openings(of: identifier)
        requests = OpenRequests(of: identifier)
        // Without a limit of its own, as nothing in it may be lost: what waits in it is bounded where it comes from. Of
        // the process that is ``AppProcess``; of those who open and ask, ``callLimit``; those who want the app away or
        // ended join the one before; and what the host says follows a person's doing or the kernel's.
        let (stream, continuation) = AsyncStream.makeStream(of: Message.self)
        messages = continuation
        // The thread of the process carries on the effects of its messages, as far as it goes.
        Task(executorPreference: CarryingExecutor.shared) { [weak self] in
            for await message in stream {
                guard let self else { return }
                await self.take(message)
            }
        }
    }

    deinit {
        messages.finish()
        alarm?.cancel()
        process?.peer.kill()
        openings.failAll(.stopped, "was not opened: the system is shutting down")
        requests.failAll(.stopped, "the app was not asked: the system is shutting down")
        let waiters = departures.all + stops.all + endWaiters + screen.waiters.values.map(\.continuation)
        waiters.forEach { $0.resume() }
    }

    /// Set the alarm of the app's life; there is one at a time.
    func watch(_ number: Int, for duration: Duration) {
        alarm?.cancel()
        let time = surroundings.timekeeper.now() + duration
        alarm = Task { [messages, timekeeper = surroundings.timekeeper] in
            guard await timekeeper.sleep(until: time) else { return }
            messages.yield(.event(.alarm(number)))
        }
    }

    func unwatch() {
        alarm?.cancel()
        alarm = nil
    }

    func noteSuspension(_ isSuspended: Bool) {
        suspendedSince = isSuspended ? surroundings.timekeeper.now() : nil
    }
}

// MARK: - For the host

extension AppRunner {
    /// Brings the app to the front with all that waits for it.
    ///
    /// - Parameter entered: Called once the app will hear about the opening before all that is asked of it from then
    ///   on.
    func open(
        _ launch: BundleLaunch, arguments: [String], for item: Int?, entered: @Sendable () -> Void
    ) async throws(AppHostError) -> OpenedApp {
        guard openings.count < Self.callLimit else {
            entered()
            throw AppHostError(
                .tooManyCalls, app: identifier,
                reason: "already has \(Self.callLimit) requests to open it; try again later", isItemKept: item != nil)
        }
        mayCallAgain()
        lastOpening += 1
        let number = lastOpening
        return try await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                openings.add(
                    .init(launch: launch, arguments: arguments, item: item, continuation: continuation), as: number)
                messages.yield(.open(number))
                entered()
            }
        } onCancel: {
            messages.yield(.abandoned(number))
        }.get()
    }

    /// Sends the app to the background, and waits until it is there or gone; as long as it may take over an event at
    /// most, for one that is at its launch leaves only after it.
    func leave() async {
        let time = surroundings.timekeeper.now() + surroundings.limits.life.event
        let (number, order) = departures.next()
        let deadline = Task { [weak self, timekeeper = surroundings.timekeeper] in
            if await timekeeper.sleep(until: time) { await self?.goOn(number) }
        }
        await withCheckedContinuation { continuation in
            departures.add(continuation, as: number)
            if let order { messages.yield(.left(order)) }
        }
        deadline.cancel()
    }

    /// Who waited for the app to leave goes on without it.
    private func goOn(_ number: Int) { departures.remove(number)?.resume() }

    /// Ends the app in order, and waits until its process is gone.
    func stop() async {
        let (number, order) = stops.next()
        await withCheckedContinuation { continuation in
            stops.add(continuation, as: number)
            if let order { messages.yield(.stop(order)) }
        }
    }

    /// The app may come back before its next departure or end, which gets an order of its own.
    func mayCallAgain() {
        departures.separate()
        stops.separate()
    }

    /// Waits until the process is gone.
    func end() async -> Termination? {
        if life.phase != .ended { await withCheckedContinuation { endWaiters.append($0) } }
        return termination
    }

    /// Whether a process lives, or is to, that is made of something else.
    func runsOther(than launch: BundleLaunch) -> Bool {
        (life.phase != .ended && self.launch != launch) || openings.contains { $0.launch != launch }
    }

    var isRunning: Bool { life.phase != .ended }

    /// What its process is made of; nil if none lives.
    var currentLaunch: BundleLaunch? { isRunning ? launch : nil }

    /// Whether it runs, or somebody waits for it to.
    var isWanted: Bool { isRunning || !openings.isEmpty }

    /// The app as it is; nil when no process lives.
    var app: RunningApp? {
        guard life.phase != .ended else { return nil }
        return RunningApp(identifier: identifier, state: shownState, process: process?.peer.child?.identifier)
    }

    /// The process, where one lives.
    var child: ChildProcess? { life.phase == .ended ? nil : process?.peer.child }
}
