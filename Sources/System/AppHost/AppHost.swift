// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
package import Foundation
import ProcessLife
package import Processes
import Sentences
package import Store
package import Wire

/// The apps that run: started, brought to the front, suspended and ended.
///
/// One app is in front at a time. Whatever an app is opened for is on the disk
/// before the app is touched, and forgotten only once the app has said that its
/// method for it has returned. `Documentation/Processes.md` says more.
package actor AppHost {
    /// Told about what happens, on any thread; it should be quick.
    package typealias Watch = @Sendable (AppHostEvent) -> Void

    private let limits: AppLimits
    private let sandbox: Sandbox?
    private let services: any SystemServices
    private let store: Store
    private let timekeeper: Timekeeper
    private let now: @Sendable () -> Date
    private let pressure: MemoryPressure
    private let watch: Watch
    var runners: [String: AppRunner] = [:]
    /// The app that was brought to the front last, unless it was sent away since.
    private var front: String?
    /// How much of the system's lies over the app in front.
    private var covers = 0
    var stage = Stage()
    private let shownDisplay = ShownDisplay()
    private var pressureWatch: Task<Void, Never>?

    /// - Parameters:
    ///   - sandbox: Closes the programs in; nil starts them with all the rights of this one.
    ///   - services: Answers the calls of the programs.
    ///   - store: Keeps what waits for an app.
    ///   - clock: Measures deadlines. It should stand still while the machine sleeps, as the apps do.
    ///   - now: Tells how long an item has waited.
    ///   - pressure: Tells when memory is short.
    ///   - watch: Told about what happens.
    package init(
        limits: AppLimits = .standard, sandbox: Sandbox?, services: any SystemServices, store: Store,
        clock: some Clock<Duration> = SuspendingClock(), now: @escaping @Sendable () -> Date = { Date() },
        pressure: MemoryPressure = .kernel, watch: Watch? = nil
    ) {
        self.limits = limits
        self.sandbox = sandbox
        self.services = services
        self.store = store
        timekeeper = Timekeeper(clock)
        self.now = now
        self.pressure = pressure
        self.watch = watch ?? { _ in }
    }

    deinit {
        pressureWatch?.cancel()
    }

    /// Starts or wakes the app, brings it to the front, and hands it the item and all that waited before it.
    ///
    /// Returns when the app has them all and is in front; the app that was there before has been sent to
    /// the background. A program that never speaks to the system, as one without UIKit, counts as in front
    /// when it has ended or has been silent for ``LifeLimits/hello``. Cancelling the task leaves the app as
    /// it is, and the item to the app.
    ///
    /// - Parameters:
    ///   - launch: A process that was made of another one is ended first.
    ///   - arguments: For the program, where it is started.
    /// - Throws: ``AppHostError``.
    package func open(
        _ launch: BundleLaunch, arguments: [String] = [], for item: LaunchItem? = nil
    ) async throws(AppHostError) -> OpenedApp {
        let identifier = launch.identifier
        let runner = runner(of: identifier)
        if !arguments.isEmpty, await runner.isWanted {
            throw AppHostError(
                .runsAlready, app: identifier,
                reason: "is already running, and only takes arguments when it starts; end it first, or remove the "
                    + "arguments")
        }
        let delivery = try await keep(item, for: identifier)
        guard await bringOn(runner, launch) else {
            throw AppHostError(
                .cancelled, app: identifier, reason: "was not opened: the command that opened it has ended",
                isItemKept: delivery != nil)
        }
        return try await runner.open(launch, arguments: arguments, for: delivery?.id) {
            // From here on the next may be brought on: this app is told to leave after it has been told to come.
            Task { await self.leaveStage() }
        }
    }

    /// Brings an app to the front as it runs, with all that waits for it.
    ///
    /// - Parameter launch: For an app that does not run.
    /// - Throws: ``AppHostError``, as ``open(_:arguments:for:)`` does.
    package func bringToFront(_ launch: BundleLaunch) async throws(AppHostError) {
        _ = try await open(await runner(of: launch.identifier).currentLaunch ?? launch)
    }

    /// Asks an app about an intent, and waits for its answer, at most as long as ``AppLimits/answer`` and, where the
    /// app does not run, its launch.
    ///
    /// An app that runs is asked where it is; another is launched in the background, where nobody sees it. It is not
    /// suspended before it has answered. Cancelling the task returns at once and leaves the app at its work.
    ///
    /// - Throws: `ExtensionFailure`. A refusal is an answer, not a failure.
    package func ask(_ request: AppRequest, of launch: BundleLaunch) async throws(ExtensionFailure) -> ExtensionAnswer {
        let runner = runner(of: launch.identifier)
        watchPressure()
        return try await runner.ask(request, of: launch).get()
    }

    /// Takes the stage for the app, and sends away who is in front: the one before it, and itself as something else.
    ///
    /// - Returns: False, with the stage left, when the task was cancelled.
    private func bringOn(_ runner: AppRunner, _ launch: BundleLaunch) async -> Bool {
        guard await takeStage() else { return false }
        guard !Task.isCancelled else {
            leaveStage()
            return false
        }
        watchPressure()
        let previous = front
        front = launch.identifier
        if let previous, previous != launch.identifier { await runners[previous]?.leave() }
        if await runner.runsOther(than: launch) { await runner.stop() }
        // Anyone who was in front is gone already: the person goes home, or to what they open next.
        guard !Task.isCancelled else {
            if front == launch.identifier { front = nil }
            leaveStage()
            return false
        }
        return true
    }

    /// The person goes to the home screen: the app leaves the front, if it is there. Returns when it has,
    /// or has ended.
    package func sendToBackground(_ identifier: String) async {
        if front == identifier { front = nil }
        await runners[identifier]?.leave()
    }

    /// Lays something of the system's over the app in front, such as a conversation: the app becomes inactive.
    ///
    /// Does not wait for the app. To be followed by one ``uncover()``. An app that is opened meanwhile comes on
    /// top of everything, and becomes active.
    package func cover() {
        covers += 1
        tellFront(.covered)
    }

    /// Takes away what ``cover()`` has laid over the app in front; once nothing is left there, the app becomes
    /// active again. Does not wait for the app.
    package func uncover() {
        covers = max(0, covers - 1)
        if covers == 0 { tellFront(.uncovered) }
    }

    private func tellFront(_ event: AppLife.Event) {
        if let front { runners[front]?.messages.yield(.event(event)) }
    }

    /// Ends an app as before an update: it leaves the screen, is told, and is killed when it takes too
    /// long. A suspended one is not told.
    ///
    /// - Returns: Whether it ran.
    @discardableResult package func stop(_ identifier: String) async -> Bool {
        if front == identifier { front = nil }
        guard let runner = runners[identifier] else { return false }
        let isRunning = await runner.isRunning
        await runner.stop()
        return isRunning
    }

    /// Ends all apps, and waits until they are gone.
    package func stopAll() async {
        front = nil
        await withTaskGroup(of: Void.self) { group in
            for runner in runners.values { group.addTask { await runner.stop() } }
        }
    }

    /// Waits until the app's process is gone, and tells how it ended: the latest, where none lives; nil
    /// when none ever ran here.
    package func end(of identifier: String) async -> Termination? {
        await runners[identifier]?.end()
    }

    /// The apps whose processes live, by identifier, with what they keep of the memory now.
    package var running: [RunningApp] {
        get async {
            var apps: [RunningApp] = []
            for (_, runner) in runners.sorted(by: { $0.key < $1.key }) {
                guard var app = await runner.app else { continue }
                app.memory = await memory(of: runner)
                apps.append(app)
            }
            return apps
        }
    }

    /// Whether the app is in front, as ``inFront`` says it.
    package func isInFront(_ identifier: String) async -> Bool {
        await inFront == identifier
    }

    private func runner(of identifier: String) -> AppRunner {
        if let runner = runners[identifier] { return runner }
        let runner = AppRunner(
            identifier,
            AppRunner.Surroundings(
                limits: limits, sandbox: sandbox, services: services, store: store, timekeeper: timekeeper, now: now,
                watch: watch, display: { [shownDisplay] in shownDisplay.value }
            ) { [weak self] in
                Task { await self?.makeRoom() }
            })
        runners[identifier] = runner
        return runner
    }

    /// Writes down what an app is opened for.
    private func keep(_ item: LaunchItem?, for app: String) async throws(AppHostError) -> Delivery? {
        guard let item else { return nil }
        do {
            // With the longest numbers there are: what is kept can be sent.
            _ = try FrameEncoder.encode(MessageToApp.event(id: .max, .foreground(Delivery(id: .max, item: item))))
            return try await store.addDelivery(of: item, to: app, at: now(), limit: limits.deliveries)
        } catch {
            throw AppHostError(.notKept, app: app, reason: "could not receive what it was opened for: \(error)")
        }
    }
}

// MARK: - The screen

extension AppHost {
    /// Says what apps show on from now on; those that start know it before they launch.
    package nonisolated func show(on display: ScreenDisplay) {
        shownDisplay.value = display
    }

    /// What apps show on; nil while nobody has said.
    package nonisolated var display: ScreenDisplay? { shownDisplay.value }

    /// The app that was brought to the front last, unless it was sent away or has ended since; it may still be
    /// starting.
    package var inFront: String? {
        get async {
            guard let front, !stage.isTaken else { return front }
            return await runners[front]?.isWanted == true ? front : nil
        }
    }

    /// What an app shows: asked of it where it is in front, else what it showed last.
    ///
    /// The viewer sees what has changed by looking again after ``AppHostEvent/drew(identifier:number:fields:)``. An app
    /// that nobody looks at tells once more at most.
    ///
    /// - Parameters:
    ///   - display: Nil for that of ``show(on:)``, or a phone's.
    ///   - isNow: Whether an app in front is to tell all again; otherwise it may have changed since it told last.
    /// - Returns: Nil if the app runs not, shows nothing, or not in time.
    package func screen(
        of identifier: String, on display: ScreenDisplay? = nil, isNow: Bool = false
    ) async -> ShownLayers? {
        let display = display ?? self.display ?? .phone()
        return await runners[identifier]?.layers(on: display, isNow: isNow, within: limits.picture)
    }

    /// Tells an app what a finger does on its screen; one that is not in front, or is covered, is not told.
    package func touch(_ touch: TouchPayload, in identifier: String) async {
        guard front == identifier else { return }
        await runners[identifier]?.tell(touch)
    }

    /// Tells an app how far a person has scrolled, under the same conditions as a touch.
    package func scroll(_ scroll: ScrollPayload, in identifier: String) async {
        guard front == identifier else { return }
        await runners[identifier]?.tell(scroll)
    }

    /// Tells an app what is typed into a field that it shows, under the same conditions as a touch.
    package func type(_ typing: TypingPayload, in identifier: String) async {
        guard front == identifier else { return }
        await runners[identifier]?.tell(typing)
    }
}

// MARK: - Memory

extension AppHost {
    /// Ends suspended apps that keep too much together, those that were suspended longest first.
    private func makeRoom() async {
        let budget = limits.memory ?? MemoryBudget(bytes: ProcessMemory.ofMachine / 4, apps: 8)
        var entries: [MemoryBudget.Entry] = []
        for (identifier, runner) in await suspended() {
            entries.append(MemoryBudget.Entry(identifier: identifier, memory: await memory(of: runner)))
        }
        for identifier in budget.excess(of: entries) { evict(identifier) }
    }

    /// Warns the app in front, and ends the one that was suspended longest; the next time, the next.
    private func pressed() async {
        tellFront(.memoryLow)
        if let (identifier, _) = await suspended().first { evict(identifier) }
    }

    private func evict(_ identifier: String) {
        runners[identifier]?.messages.yield(.event(.evicted))
    }

    /// Those that were suspended longest first.
    private func suspended() async -> [(String, AppRunner)] {
        var found: [(since: Duration, identifier: String, runner: AppRunner)] = []
        for (identifier, runner) in runners {
            if let since = await runner.suspendedSince { found.append((since, identifier, runner)) }
        }
        return found.sorted { ($0.since, $0.identifier) < ($1.since, $1.identifier) }
            .map { ($0.identifier, $0.runner) }
    }

    /// The kernel counts pages for it, which takes long enough not to hold a thread of the pool.
    private func memory(of runner: AppRunner) async -> Int? {
        guard let child = await runner.child else { return nil }
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: child.memory) }
        }
    }

    /// From the first app on; that nobody reports pressure is said once.
    private func watchPressure() {
        guard pressureWatch == nil else { return }
        do throws(Problem<Fault>) {
            let events = try pressure.events()
            pressureWatch = Task { [weak self] in
                for await _ in events { await self?.pressed() }
            }
        } catch {
            watch(.problem(identifier: "", text: "\(error); Beckon ends suspended apps by their number and size only"))
            pressureWatch = Task {}
        }
    }
}
