// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Apps
package import Store
package import Wire

/// The quick actions of the installed apps: what a person is offered, and what the apps themselves say of it.
///
/// ```swift
/// let homeScreen = HomeScreen(store: store)
/// let menu = try await homeScreen.menu(of: app, language: "en")
/// for action in menu.shown() { print(action.item.title) }
/// ```
package struct HomeScreen: Sendable {
    private let store: Store
    private let artist: IconArtist

    package init(store: Store, artist: IconArtist = IconArtist()) {
        self.store = store
        self.artist = artist
    }

    /// Answers an app about its dynamic quick actions. The static ones are its bundle's and out of its reach.
    ///
    /// What an answer without a refusal says is on the disk. A refused call has changed nothing.
    ///
    /// - Parameter identity: Who asks; only an app itself may, none of its extensions.
    package func answer(
        _ call: QuickActionsCall, from identity: BundleIdentity
    ) async -> Result<[QuickActionPayload], CallRefusal> {
        guard identity.bundle == identity.app else {
            return .failure(
                CallRefusal(
                    .notDone,
                    "\(identity.bundle) is an extension, and quick actions belong to the app \(identity.app); "
                        + "set them in the app"))
        }
        do throws(StoreError) {
            guard case .set(let items) = call else {
                return .success(try await store.quickActions(of: identity.app.text))
            }
            if let refusal = QuickActionRules.refusal(of: items) { return .failure(CallRefusal(.notDone, refusal)) }
            try await store.setQuickActions(items, of: identity.app.text)
            return .success(items)
        } catch {
            return .failure(CallRefusal(.notDone, "the quick actions could not be kept or read: \(error)"))
        }
    }

    /// All the quick actions of an app, in its menu's order and in a person's language.
    ///
    /// - Throws: ``StoreError`` when the state can't be read.
    package func menu(of app: InstalledApp, language: String) async throws(StoreError) -> QuickActionMenu {
        QuickActionMenu(
            entries: app.info.staticQuickActions, items: try await store.quickActions(of: app.id.text),
            words: { app.text(for: $0, in: language) })
    }

    /// The picture beside an action; see ``IconArtist/draw(_:in:)``.
    package func icon(
        of action: QuickAction, for app: InstalledApp, in style: IconStyle
    ) async throws(IconError) -> DrawnIcon {
        try await artist.draw(Icon(action.item.icon, of: app.location), in: style)
    }
}
