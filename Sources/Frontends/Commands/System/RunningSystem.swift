// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Activities
import AppBundle
package import AppHost
package import Apps
import Assistant
import Conversation
package import Donations
import ExtensionHost
import Foundation
import HomeScreen
import Keychain
package import Offers
package import Sandbox
package import Store
import Synchronization
package import VoiceShortcuts

/// The parts of the system that outlast a command in the daemon, and end with it elsewhere: the store,
/// the keychain, the apps and extensions that run.
package final class RunningSystem: Sendable {
    /// How the system was started.
    struct Options: Sendable {
        var language: String
        var limits: ExtensionLimits
        var isSandboxed: Bool
        /// Whether it is a daemon's, which many commands use.
        var isShared: Bool
    }

    private struct Parts {
        var appHost: AppHost?
        var transport: (any ExtensionTransport)?
    }

    package let store: Store
    let options: Options
    /// What apps say that people do in them.
    package let activities: Activities
    /// What apps say that people did.
    package let donations: Donations
    /// The phrases of apps' shortcuts, and the screens on which apps ask for one.
    package let voiceShortcuts: VoiceShortcuts
    /// What is offered of it.
    package let offers: Offers
    /// What happens to the apps.
    let news = AppNews()
    let services: AssistantServices
    private let folder: StateFolder
    private let keychain: Keychain
    private let surroundings: Surroundings
    /// Told in one sentence of what whoever started the system should know.
    private let warn: @Sendable (String) -> Void
    private let parts = Mutex(Parts())

    /// Opens a state folder; processes are started when they are needed.
    ///
    /// - Throws: `StoreError` when the folder cannot be used.
    static func open(
        _ folder: StateFolder, _ options: Options, _ surroundings: Surroundings,
        warn: @escaping @Sendable (String) -> Void
    ) async throws -> RunningSystem {
        let now = surroundings.now
        let store = try await Store.open(folder)
        let keychain = Keychain(
            store: store, folder: folder, environment: surroundings.variables, now: { now().date }, report: warn)
        // It builds nothing: it is asked what is installed.
        let library = AppLibrary(folder, store: store, builder: surroundings.builder)
        let activities = Activities(
            store: store, declaredTypes: { try await library.userActivityTypes(of: $0) }, now: { now().date },
            report: warn)
        let donations = Donations(
            store: store, intents: { try await library.intents(of: $0) }, now: { now().date },
            uptime: { now().uptime }, report: warn)
        let offers = Offers(
            store: store, calendar: surroundings.calendar, now: { now().date }, report: warn)
        let opener = URLOpener(now: now)
        let homeScreen = HomeScreen(store: store)
        let stage = AppStage()
        let voiceShortcuts = VoiceShortcuts(
            store: store, screens: PhraseScreens(),
            surroundings: .init(
                app: { try await library.catalog()[$0] }, isInFront: { await stage.isInFront($0) },
                now: { now().date }, report: warn))
        let services = AssistantServices(
            keychain: keychain, activities: activities, shortcutItems: { await homeScreen.answer($0, from: $1) },
            donation: { await donations.answer($0, from: $1) },
            voiceShortcuts: { await voiceShortcuts.answer($0, from: $1) },
            relevantShortcuts: { await voiceShortcuts.answer($0, from: $1) },
            open: { await opener.answer($0, from: $1) })
        let system = RunningSystem(
            store: store, options: options, keychain: keychain, activities: activities, donations: donations,
            voiceShortcuts: voiceShortcuts, offers: offers, services: services, folder: folder,
            surroundings: surroundings, warn: warn)
        await opener.attach(system)
        stage.attach(system)
        return system
    }

    private init(
        store: Store, options: Options, keychain: Keychain, activities: Activities, donations: Donations,
        voiceShortcuts: VoiceShortcuts, offers: Offers, services: AssistantServices, folder: StateFolder,
        surroundings: Surroundings,
        warn: @escaping @Sendable (String) -> Void
    ) {
        self.store = store
        self.options = options
        self.keychain = keychain
        self.folder = folder
        self.surroundings = surroundings
        self.warn = warn
        self.activities = activities
        self.donations = donations
        self.voiceShortcuts = voiceShortcuts
        self.offers = offers
        self.services = services
    }

    /// The installed apps.
    ///
    /// - Parameter builder: Builds packages with the tools of whoever asks.
    package func library(builder: any PackageBuilding) -> AppLibrary {
        let (keychain, now) = (keychain, surroundings.now)
        return AppLibrary(
            folder, store: store, builder: builder,
            removeKeychainItems: { await keychain.removeItems(inGroups: $0, of: $1) }, now: { now().date })
    }

    /// The apps that run.
    ///
    /// - Throws: `SandboxError` when there is to be a sandbox and none is to be had.
    package func appHost() throws(SandboxError) -> AppHost {
        try parts.withLock { parts throws(SandboxError) in
            if let host = parts.appHost { return host }
            let sandbox = options.isSandboxed ? try Sandbox(path: surroundings.variables["PATH"]) : nil
            let (news, activities, now) = (news, activities, surroundings.now)
            let host = AppHost(
                sandbox: sandbox, services: services, store: store, now: { now().date }
            ) { event in
                if case .ended(let identifier, _, _) = event, let app = BundleIdentifier(identifier) {
                    Task { await activities.processEnded(app) }
                }
                news.post(event)
            }
            parts.appHost = host
            return host
        }
    }

    /// The apps that run; nil while none has been started.
    var startedAppHost: AppHost? { parts.withLock(\.appHost) }

    /// What carries requests to extensions, which stay warm from one command to the next.
    ///
    /// - Throws: `SandboxError` when there is to be a sandbox and none is to be had.
    func transport() throws -> any ExtensionTransport {
        try parts.withLock { parts in
            if let transport = parts.transport { return transport }
            let transport = try makeTransport(limits: options.limits, warn: warn)
            parts.transport = transport
            return transport
        }
    }

    /// A carrier of its own, for a command with limits of its own.
    func makeTransport(
        limits: ExtensionLimits, warn: @escaping @Sendable (String) -> Void
    ) throws -> any ExtensionTransport {
        try surroundings.transport(
            ExtensionSettings(limits: limits, services: services, isSandboxed: options.isSandboxed, warn: warn))
    }

    /// Ends the processes of a bundle, an app's or an extension's, and returns when they are gone.
    func stop(_ bundle: BundleIdentifier) async {
        let (host, transport) = parts.withLock { ($0.appHost, $0.transport) }
        await host?.stop(bundle.text)
        if let extensions = transport as? ExtensionHost { await extensions.stop(bundle.text) }
    }

    /// Ends every app as it should be ended, and every extension; returns when all are gone.
    package func end() async {
        let (host, transport) = parts.withLock { ($0.appHost, $0.transport) }
        // Not in the task of the caller, which may be cancelled: apps are to be told all the same.
        await Task { [donations] in
            // What an extension has donated before its answer is on its way, and not yet on the disk.
            await donations.settle()
            await host?.stopAll()
            if let extensions = transport as? ExtensionHost { await extensions.stopAll() }
            await donations.settle()
        }.value
    }
}
