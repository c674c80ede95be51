// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import AppHost
package import Apps
package import Assistant
import Conversation
package import Donations
package import ExtensionHost
package import Foundation
package import HomeAssistant
package import HomeScreen
import Keychain
package import PersonalShortcuts
package import Processes
import Projects
package import Sentences
import ShortcutHost
package import Store
import Synchronization

/// The whole system on a state folder: installed and running apps, the person's data, and every request.
///
/// Every front end drives one: a daemon the same for all its clients, a command that runs alone one of its own.
/// Processes are started when they are needed, and live until ``end()``.
package final class RunningSystem: Sendable {
    private struct Hosts {
        var apps: AppHost?
        var shortcuts: ShortcutHost?
        var transport: (any ExtensionTransport)?
        /// Of commands with limits of their own, as long as these run.
        var own: [OwnHost] = []

        /// All that run extensions.
        var extensions: [ExtensionHost] {
            [transport as? ExtensionHost].compactMap(\.self) + own.compactMap(\.host)
        }
    }

    private final class OwnHost: Sendable {
        weak let host: ExtensionHost?

        init(_ host: ExtensionHost) {
            self.host = host
        }
    }

    package let options: SystemOptions
    let store: Store
    /// What is installed.
    package let apps: InstalledApps
    /// What apps say that people do in them.
    package let activities: Activities
    /// What apps say that people did.
    package let donations: Donations
    /// The phrases of apps' actions, and the screens on which apps ask for one.
    package let phrases: PersonalPhrases
    /// What apps say of themselves and of their people.
    package let facts: AppFacts
    /// The person's shortcuts.
    package let shortcuts: KeptShortcuts
    /// The person's focuses, and what apps do in them.
    package let focuses: Focuses
    /// What is offered of what was done.
    package let offers: Offers
    /// The quick actions of apps.
    package let homeScreen: HomeScreen
    /// The person's contacts, for the apps that they are granted to.
    package let addressBook: AddressBook
    /// What happens to the apps that run.
    package let news = Broadcast<AppHostEvent>()
    /// What extensions are asked, and answer.
    package let exchanges = Broadcast<ExtensionTrace.Exchange>()
    /// The person's home, and its Home Assistant.
    package let house: SmartHome
    let keychain: Keychain
    let opener: URLOpener
    /// The phrases that the installed apps bring along.
    let phraseBooks: PhraseBooks
    package let surroundings: SystemSurroundings
    /// Where all of it is kept.
    package let folder: StateFolder
    /// If there is no desktop that has one.
    let clipboard = OwnClipboard()
    /// What addresses of apps ask for, to be done where the person sees it.
    package let calls = Broadcast<Request>()
    /// The shortcuts that run.
    package let runs = ShortcutRuns()
    /// Called with one sentence that the person who started the system should read.
    let report: @Sendable (Sentence) -> Void
    private let hosts = Mutex(Hosts())
    /// Where apps and extensions go to the network through ours.
    let proxies: ProxyAddresses?
    private let servedOrigin = Mutex<URL?>(nil)
    private let lock = Mutex(false)
    /// What the person chose on the device.
    private let chosenLanguage = Mutex<String?>(nil)

    /// What apps are started in, as a BCP 47 tag: the language that the person chose on the device, else that of the
    /// start.
    package var language: String { chosenLanguage.withLock { $0 } ?? options.language }

    /// Has apps that are opened from now on speak a language; one that runs in another is restarted then.
    ///
    /// - Parameter language: A BCP 47 tag; nil for that of the system's start.
    package func speak(_ language: String?) { chosenLanguage.withLock { $0 = language } }

    /// Whether the device is locked; false if none is looked at.
    package var isLocked: Bool { lock.withLock { $0 } }

    /// Says whether the device is locked from now on.
    package func setLocked(_ isLocked: Bool) { lock.withLock { $0 = isLocked } }

    /// Where links of this system's are served, as `http://127.0.0.1:8080`; nil while nobody serves them.
    package var linkOrigin: URL? { servedOrigin.withLock { $0 } }

    /// Says where links are served from now on; nil for nowhere.
    package func serveLinks(at origin: URL?) { servedOrigin.withLock { $0 = origin } }

    /// Opens a state folder, and sets up all that works on it.
    ///
    /// - Parameter warn: Called with one sentence that the person who started the system should read.
    /// - Throws: `StoreError` when the folder cannot be used.
    package static func open(
        _ folder: StateFolder, _ options: SystemOptions, _ surroundings: SystemSurroundings,
        warn: @escaping @Sendable (Sentence) -> Void
    ) async throws -> RunningSystem {
        RunningSystem(try await Store.open(folder), options, folder, surroundings, warn: warn)
    }

    private init(
        _ store: Store, _ options: SystemOptions, _ folder: StateFolder, _ surroundings: SystemSurroundings,
        warn: @escaping @Sendable (Sentence) -> Void
    ) {
        let now = surroundings.now
        let date: @Sendable () -> Date = { now().date }
        let apps = InstalledApps(folder, store: store)
        let donations = Donations(
            store: store, intents: { try await apps.app($0)?.intents ?? [] }, now: date, uptime: { now().uptime },
            report: warn)
        self.options = options
        self.folder = folder
        proxies = options.network.map { network in ProxyAddresses { network.address(for: $0) } }
        self.surroundings = surroundings
        report = warn
        self.store = store
        self.apps = apps
        phraseBooks = PhraseBooks(in: folder)
        self.donations = donations
        activities = Activities(
            store: store, declaredTypes: { try await apps.app($0)?.info.userActivityTypes ?? [] }, now: date,
            forgotten: { donations.tell($1, of: $0.text) }, report: warn)
        offers = Offers(
            store: store, calendar: surroundings.calendar, now: date,
            identity: { intent, app in
                guard let app = BundleIdentifier(app) else { return nil }
                return await donations.identity(of: intent, of: app)
            },
            forgotten: { donations.tell($0, of: $1) }, report: warn)
        phrases = PersonalPhrases(
            store: store, screens: PhraseScreens(),
            surroundings: .init(app: { try await apps.catalog()[$0] }, now: date, report: warn))
        facts = AppFacts(store: store, report: warn)
        focuses = Focuses(store: store, report: warn)
        shortcuts = KeptShortcuts(store: store, now: date)
        homeScreen = HomeScreen(store: store)
        addressBook = AddressBook(FolderContactSource(environment: surroundings.variables), store: store)
        keychain = Keychain(
            store: store, folder: folder, environment: surroundings.variables, now: date, report: warn)
        house = SmartHome(in: folder, token: HomeToken(in: keychain))
        opener = URLOpener(now: now)
    }

    /// What installs apps and takes them away.
    ///
    /// - Parameter builder: Builds packages with the caller's tools.
    package func library(builder: any PackageBuilding) -> AppLibrary {
        let (keychain, phraseBooks, language, now) = (keychain, phraseBooks, language, surroundings.now)
        return AppLibrary(
            folder, store: store, apps: apps, builder: builder, inspector: PackageInspector(),
            removeKeychainItems: { await keychain.removeItems(inGroups: $0, of: $1) },
            prepare: { phraseBooks.prepare($0, in: language) }, now: { now().date })
    }

    /// Ends the processes of a bundle, an app's or an extension's, and the shortcuts that it had run; returns when the
    /// processes are gone.
    package func stop(_ bundle: BundleIdentifier) async {
        runs.stop { $0.app == bundle }
        let (host, extensionHosts) = hosts.withLock { ($0.apps, $0.extensions) }
        await host?.stop(bundle.text)
        for extensions in extensionHosts { await extensions.stop(bundle.text) }
    }

    /// Ends every app as it should be ended, and every extension; returns when all are gone.
    package func end() async {
        let (host, extensionHosts) = hosts.withLock { ($0.apps, $0.extensions) }
        hosts.withLock(\.shortcuts)?.stopAll()
        // Not in the task of the caller, which may be cancelled: apps must receive it all the same.
        await Task { [donations, isShared = options.isShared] in
            // What an extension has donated before its answer is on its way, and not yet on the disk.
            await donations.settle()
            await host?.stopAll()
            for extensions in extensionHosts { await extensions.stopAll() }
            await donations.settle()
            // A daemon may have run for days without anybody asking for suggestions.
            if isShared { await learn() }
        }.value
        options.network?.stop()
    }

    private func learn() async {
        do {
            try await offers.catchUp()
        } catch {
            report("cannot learn from the last action yet: \(error)")
        }
    }
}

// MARK: - What runs

extension RunningSystem {
    /// The apps that run.
    ///
    /// - Throws: `Problem` if a required sandbox is unavailable.
    func appHost() throws(Problem<Fault>) -> AppHost {
        try hosts.withLock { hosts throws(Problem<Fault>) in
            if let host = hosts.apps { return host }
            let sandbox = options.isSandboxed ? try Sandbox(path: surroundings.variables["PATH"]) : nil
            let (news, activities, now) = (news, activities, surroundings.now)
            var limits = AppLimits.standard
            limits.process.groups = options.groups
            limits.process.proxy = proxies
            let host = AppHost(
                limits: limits, sandbox: sandbox, services: SystemReach(self), store: store,
                now: { now().date }
            ) { event in
                if case .ended(let identifier, _, _) = event, let app = BundleIdentifier(identifier) {
                    Task { await activities.processEnded(app) }
                }
                news.post(event)
            }
            hosts.apps = host
            return host
        }
    }

    /// The apps that run; nil while none has been started.
    var startedAppHost: AppHost? { hosts.withLock(\.apps) }

    /// What carries requests to extensions, which stay warm from one command to the next, and to apps.
    ///
    /// - Throws: `Problem` if a required sandbox is unavailable.
    package func transport() throws -> any ExtensionTransport {
        try hosts.withLock { hosts in
            let transport =
                try hosts.transport
                ?? newTransport(limits: options.limits, exchanged: { [exchanges] in exchanges.post($0) }, warn: report)
            hosts.transport = transport
            return HandlerTransport(extensions: transport, system: self)
        }
    }

    /// What runs shortcuts.
    ///
    /// - Throws: `Problem` if a required sandbox is unavailable.
    func shortcutHost() throws(Problem<Fault>) -> ShortcutHost {
        try hosts.withLock { hosts throws(Problem<Fault>) in
            if let host = hosts.shortcuts { return host }
            let sandbox = options.isSandboxed ? try Sandbox(path: surroundings.variables["PATH"]) : nil
            let host = ShortcutHost(
                program: Self.ownFolder.appending(path: "shortcut-runner"), sandbox: sandbox,
                keepsSpare: options.isShared)
            hosts.shortcuts = host
            return host
        }
    }

    /// Where this program lies, and those that it starts.
    private static let ownFolder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// A carrier of its own, for a command with limits of its own.
    ///
    /// - Throws: `Problem` if a required sandbox is unavailable.
    package func makeTransport(
        limits: ExtensionLimits, warn: @escaping @Sendable (Sentence) -> Void
    ) throws -> any ExtensionTransport {
        let transport = try newTransport(limits: limits, warn: warn)
        if let host = transport as? ExtensionHost {
            hosts.withLock { hosts in
                hosts.own.removeAll { $0.host == nil }
                hosts.own.append(OwnHost(host))
            }
        }
        return HandlerTransport(extensions: transport, system: self)
    }
}
