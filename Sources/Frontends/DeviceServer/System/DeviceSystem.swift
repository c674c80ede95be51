// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Assistant
package import BeckonSystem
package import Conversation
package import Foundation
package import NetworkConditions
package import Offers
package import QuickActions
package import Store
package import Wire

/// Everything that the device needs of the system; what is shown comes from here, and what a person does goes here.
///
/// Errors are shown to the person as they describe themselves.
package protocol DeviceSystem: Sendable {
    /// The installed apps, with their names in this language.
    func apps(language: String) async throws -> [DeviceApp]
    /// A PNG of an app's icon; nil if it has none of its own.
    func icon(of app: String) async throws -> Data?
    /// The menu of an app's icon, in its order.
    func quickActions(of app: String, language: String) async throws -> [QuickAction]
    /// A PNG of a quick action's icon; nil if it has none.
    func quickActionIcon(_ action: QuickAction, of app: String, isDark: Bool) async throws -> Data?
    /// A PNG of what the app shows, for the display of ``show(on:)``; nil if it draws nothing.
    ///
    /// The next picture is announced by ``DeviceNews/drew(_:fields:)``; then ask again for it.
    func screen(of app: String) async throws -> Data?
    /// Has apps draw for a display.
    func show(on display: DeviceDisplay) async throws
    /// What an app shows, as data; nil if it shows nothing.
    func layers(of app: String) async throws -> DeviceLayers?
    /// A PNG of an image in what an app shows; nil if there is none of that digest.
    func layerImage(_ digest: String, of app: String) async throws -> Data?
    /// Tells the app in front how far a person has scrolled, in this order.
    func scroll(_ scrolls: [ScrollPayload], in app: String) async throws
    /// Tells the app in front what fingers do on its screen.
    func touch(_ fingers: [TouchPayload], in app: String) async throws
    /// Tells the app in front what a person does in the fields on its screen, in this order.
    func type(_ entries: [TypingPayload], in app: String) async throws
    /// A PNG that the system has named in a panel; nil if it no longer exists.
    ///
    /// - Parameter scale: Pixels of a point, 2 or 3.
    func panelImage(_ name: String, isDark: Bool, scale: Int) async throws -> Data?

    /// Brings an app to the front.
    func open(_ app: String) async throws
    /// Brings an app to the front with one of its quick actions.
    func perform(_ action: QuickAction, of app: String) async throws
    /// Sends whatever is in front to the background.
    func goHome() async throws
    /// Ends an app.
    func close(_ app: String) async throws

    /// Says whether the device that somebody looks at is locked.
    func setLocked(_ isLocked: Bool)

    /// Has a conversation, and returns when it is over, whatever came of it.
    ///
    /// - Parameters:
    ///   - isLocked: Whether the device is locked, and may do only what needs no unlocked one.
    ///   - answers: Asked whenever the person has to say more.
    ///   - runs: Called with the number of the run where the conversation is that of a shortcut.
    ///   - show: Called with each turn; the conversation goes on when it returns.
    func converse(
        _ request: Request, language: String, isLocked: Bool, answers: any AnswerSource,
        runs: @escaping @Sendable (Int) async -> Void, show: @escaping Assistant.Show
    ) async
    /// Stops a run of a shortcut, no matter who started it.
    func stop(run: Int) async
    /// Whether the machine hears a language by itself, and sends no sound anywhere.
    func hears(_ language: String) async -> Bool
    /// The sentence, or the answer, that was said; nil if it was not one.
    ///
    /// - Parameters:
    ///   - samples: 16,000 a second.
    ///   - question: What is to be answered.
    func hear(_ samples: [Int16], answering question: Turn?, language: String) async throws -> String?
    /// Opens the app where an answer leads.
    func follow(_ opening: Response.Opening) async throws

    /// What is worth offering in a situation, the best first.
    func suggestions(
        on surface: Surface, in situation: DeviceSituation, language: String
    ) async throws -> [DeviceAction]
    /// Learns that a suggestion was taken up, or not wanted.
    func teach(_ action: Int, isWanted: Bool) async throws

    /// What apps have donated, the latest first.
    func actions(language: String) async throws -> [DeviceAction]
    /// The first of what can be said as is: some of the person's own phrases, then a sentence of each app.
    func sayings(language: String) async throws -> [DeviceSaying]
    /// All that can be said: the person's own phrases, then what the installed apps do, app by app.
    func allSayings(language: String) async throws -> [DeviceSaying]
    /// The sentences that what a person has typed so far may become, the best first.
    func completions(of text: String, language: String) async throws -> [DeviceSaying]
    /// All that search may find: apps, the person's shortcuts and phrases, actions, sentences and contents of apps, by
    /// their titles in all languages of the device, the one that is given first.
    func findings(language: String) async throws -> [DeviceFinding]
    /// Brings an app to the front with one of its contents.
    func openContent(_ identifier: String, of app: String) async throws
    /// The person's shortcuts, by their names.
    func shortcuts(language: String) async throws -> [DeviceShortcut]
    /// Those that were run last, or changed last, the latest first.
    func latestShortcuts(_ limit: Int) async throws -> [UUID]
    /// Gives a shortcut another name.
    func rename(shortcut: UUID, to name: String) async throws
    func delete(shortcut: UUID) async throws
    /// The link under which a shortcut is shared as it is now.
    func share(shortcut: UUID) async throws -> URL
    /// Ends all links of a shortcut.
    func stopSharing(shortcut: UUID) async throws
    /// What a link of this device leads to; nil if it has ended, or never was.
    func shared(_ identifier: UUID) async throws -> SharedShortcut?
    /// A PNG of a shortcut's tile.
    func tile(of shared: SharedShortcut) async throws -> Data
    /// What apps propose to give a phrase to, each app's in its order.
    func proposals(language: String) async throws -> [DeviceAction]
    /// Gives what is meant a phrase.
    ///
    /// What has a phrase already has this one then in its place.
    ///
    /// - Parameter replaced: The number of a phrase that the person agreed to lose.
    /// - Throws: ``DevicePhraseClash`` where the words mean something already.
    func give(_ phrase: String, to target: DevicePhraseTarget, replacing replaced: Int?, language: String) async throws
    /// Removes the phrase that a screen is about, or that an action is shown with.
    func removePhrase(of target: DevicePhraseTarget) async throws
    /// Leaves a screen as it is.
    func leave(screen: Int) async throws

    /// Which apps are learned from and offered.
    func settings(language: String) async throws -> [AppSettingsRecord]
    func change(_ settings: AppSettingsRecord) async throws
    /// Forgets what was done in an app, or in all.
    func forget(_ app: String?) async throws

    /// What the person arranged on the device; nil the first time.
    func arrangement() async throws -> DeviceArrangement?
    /// Keeps it for the next start.
    func keep(_ arrangement: DeviceArrangement) async throws

    /// Lets apps speak a language from their next start on.
    ///
    /// - Parameter language: A BCP 47 tag.
    func speak(_ language: String)
    /// Has apps and shortcuts have such a network from now on.
    func connect(over network: NetworkCondition)

    /// What happens in the system from now on; ends with the task that reads it.
    func news(language: @escaping @Sendable () -> String) -> AsyncStream<DeviceNews>
}
