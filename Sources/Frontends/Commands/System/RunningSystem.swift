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
import Keychain
package import Offers
import Processes
import Projects
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
        /// Where processes get control groups; nil where nobody has given us any.
        var groups: ControlGroups?
    }

    private struct Parts {
        var appHost: AppHost?
        var transport: (any ExtensionTransport)?
        /// Of commands with limits of their own, as long as these run.
        var ownHosts: [OwnHost] = []

        /// All that run extensions.
        var extensionHosts: [ExtensionHost] {
            [transport as? ExtensionHost].compactMap(\.self) + ownHosts.compactMap(\.host)
        }
    }

    private struct OwnHost {
        weak var host: ExtensionHost?
    }

    let options: Options
    /// What happens to the apps.
    let news = AppNews()
    /// What extensions are asked, and answer.
    let exchanges = ExchangeNews()
    /// The phrases that the installed apps bring along.
    let phraseBooks = PhraseBooks()
    private let actors: SystemActors
    private let services: AssistantServices
    private let folder: StateFolder
    private let surroundings: Surroundings
    /// Told in one sentence of what whoever started the system should know.
    private let warn: @Sendable (String) -> Void
    private let parts = Mutex(Parts())
    /// What the person chose on the device.
    private let chosenLanguage = Mutex<String?>(nil)

    /// What apps are started in, as a BCP 47 tag: the language that the person chose on the device, else that of the start.
    var language: String { chosenLanguage.withLock { $0 } ?? options.language }

    /// Has apps that are opened from now on speak a language; one that runs in another is started anew then.
    ///
    /// - Parameter language: A BCP 47 tag; nil for that of the system's start.
    func speak(_ language: String?) { chosenLanguage.withLock { $0 = language } }

    package var store: Store { actors.store }
    /// What is installed.
    package var apps: InstalledApps { actors.apps }
    /// What apps say that people do in them.
    package var activities: Activities { actors.activities }
    /// What apps say that people did.
    package var donations: Donations { actors.donations }
    /// The phrases of apps' shortcuts, and the screens on which apps ask for one.
    package var voiceShortcuts: VoiceShortcuts { actors.voiceShortcuts }
    /// What is offered of what was done.
    package var offers: Offers { actors.offers }

    /// Opens a state folder; processes are started when they are needed.
    ///
    /// - Throws: `StoreError` when the folder cannot be used.
    static func open(
        _ folder: StateFolder, _ options: Options, _ surroundings: Surroundings,
        warn: @escaping @Sendable (String) -> Void
    ) async throws -> RunningSystem {
        let actors = try await SystemActors(on: folder, surroundings, report: warn)
        let system = RunningSystem(actors, options, folder, surroundings, warn: warn)
        await actors.opener.attach(system)
        actors.stage.attach(system)
        return system
    }

    private init(
        _ actors: SystemActors, _ options: Options, _ folder: StateFolder, _ surroundings: Surroundings,
        warn: @escaping @Sendable (String) -> Void
    ) {
        self.actors = actors
        services = actors.services
        self.options = options
        self.folder = folder
        self.surroundings = surroundings
        self.warn = warn
    }

    /// What installs apps and takes them away.
    ///
    /// - Parameter builder: Builds packages with the tools of whoever asks.
    package func library(builder: any PackageBuilding) -> AppLibrary {
        let (keychain, now) = (actors.keychain, surroundings.now)
        return AppLibrary(
            folder, store: store, apps: apps, builder: builder, inspector: PackageInspector(),
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
            var limits = AppLimits.standard
            limits.process.groups = options.groups
            let host = AppHost(
                limits: limits, sandbox: sandbox, services: services, store: store, now: { now().date }
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
            let transport = try parts.transport ?? newTransport(limits: options.limits, warn: warn)
            parts.transport = transport
            return WatchedTransport(transport: transport, exchanges: exchanges)
        }
    }

    /// A carrier of its own, for a command with limits of its own.
    func makeTransport(
        limits: ExtensionLimits, warn: @escaping @Sendable (String) -> Void
    ) throws -> any ExtensionTransport {
        let transport = try newTransport(limits: limits, warn: warn)
        if let host = transport as? ExtensionHost {
            parts.withLock { parts in
                parts.ownHosts.removeAll { $0.host == nil }
                parts.ownHosts.append(OwnHost(host: host))
            }
        }
        return transport
    }

    private func newTransport(
        limits: ExtensionLimits, warn: @escaping @Sendable (String) -> Void
    ) throws -> any ExtensionTransport {
        var limits = limits
        limits.groups = options.groups
        return try surroundings.transport(
            ExtensionSettings(limits: limits, services: services, isSandboxed: options.isSandboxed, warn: warn))
    }

    /// Ends the processes of a bundle, an app's or an extension's, and returns when they are gone.
    func stop(_ bundle: BundleIdentifier) async {
        let (host, extensionHosts) = parts.withLock { ($0.appHost, $0.extensionHosts) }
        await host?.stop(bundle.text)
        for extensions in extensionHosts { await extensions.stop(bundle.text) }
    }

    /// Ends every app as it should be ended, and every extension; returns when all are gone.
    package func end() async {
        let (host, extensionHosts) = parts.withLock { ($0.appHost, $0.extensionHosts) }
        // Not in the task of the caller, which may be cancelled: apps are to be told all the same.
        await Task { [actors, isShared = options.isShared] in
            // What an extension has donated before its answer is on its way, and not yet on the disk.
            await actors.donations.settle()
            await host?.stopAll()
            for extensions in extensionHosts { await extensions.stopAll() }
            await actors.donations.settle()
            // A daemon may have run for days without anybody asking for suggestions.
            if isShared { await learn() }
        }.value
    }

    private func learn() async {
        do {
            try await offers.catchUp()
        } catch {
            warn("what was done last is not learned yet: \(error)")
        }
    }
}
