// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Activities
import AppBundle
package import Apps
import Assistant
import Conversation
package import Donations
import Foundation
import HomeScreen
import Keychain
package import Offers
package import Store
package import VoiceShortcuts

/// What the system consists of whether or not any process runs, each part knowing those it needs.
package struct SystemActors: Sendable {
    package let store: Store
    /// What is installed.
    package let apps: InstalledApps
    /// What apps say that people do in them.
    package let activities: Activities
    /// What apps say that people did.
    package let donations: Donations
    /// The phrases of apps' shortcuts, and the screens on which apps ask for one.
    package let voiceShortcuts: VoiceShortcuts
    /// What is offered of what was done.
    package let offers: Offers
    let keychain: Keychain
    /// Which app is in front; to be attached to the system that knows it.
    let stage: AppStage
    /// Opens the URLs that apps ask for; to be attached to the system that runs them.
    let opener: URLOpener

    /// Opens the store of a state folder, and sets up all that works on it.
    ///
    /// - Parameter report: Told in one sentence of what whoever started the system should know.
    /// - Throws: `StoreError` when the folder cannot be used.
    init(
        on folder: StateFolder, _ surroundings: Surroundings, report: @escaping @Sendable (String) -> Void
    ) async throws {
        let now = surroundings.now
        let date: @Sendable () -> Date = { now().date }
        let store = try await Store.open(folder)
        let apps = InstalledApps(folder, store: store)
        let donations = Donations(
            store: store, intents: { try await apps.app($0)?.intents ?? [] }, now: date, uptime: { now().uptime },
            report: report)
        let stage = AppStage()
        self.store = store
        self.apps = apps
        self.donations = donations
        self.stage = stage
        activities = Activities(
            store: store, declaredTypes: { try await apps.app($0)?.info.userActivityTypes ?? [] }, now: date,
            forgotten: { donations.tell($1, of: $0.text) }, report: report)
        offers = Offers(
            store: store, calendar: surroundings.calendar, now: date,
            identity: { intent, app in
                guard let app = BundleIdentifier(app) else { return nil }
                return await donations.identity(of: intent, of: app)
            },
            forgotten: { donations.tell($0, of: $1) }, report: report)
        voiceShortcuts = VoiceShortcuts(
            store: store, screens: PhraseScreens(),
            surroundings: .init(
                app: { try await apps.catalog()[$0] }, isInFront: { await stage.isInFront($0) }, now: date,
                report: report))
        keychain = Keychain(
            store: store, folder: folder, environment: surroundings.variables, now: date, report: report)
        opener = URLOpener(now: now)
    }

    /// What answers the calls of apps and extensions.
    var services: AssistantServices {
        let homeScreen = HomeScreen(store: store)
        return AssistantServices(
            keychain: keychain, activities: activities, shortcutItems: { await homeScreen.answer($0, from: $1) },
            donation: { [donations] in await donations.answer($0, from: $1) },
            voiceShortcuts: { [voiceShortcuts] in await voiceShortcuts.answer($0, from: $1) },
            relevantShortcuts: { [voiceShortcuts] in await voiceShortcuts.answer($0, from: $1) },
            open: { [opener] in await opener.answer($0, from: $1) })
    }
}
