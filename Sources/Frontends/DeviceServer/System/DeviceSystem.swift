// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import Assistant
import BeckonSystem
import Conversation
import Foundation
import HomeScreen
import Store
import Wire

/// What the device needs of the system: ``DeviceAdapter`` asks the running one, and tests have their own.
///
/// Errors are shown to the person as they describe themselves.
protocol DeviceSystem: Sendable {
    /// What the screen shows of the system now.
    func contents(in situation: DeviceSituation, language: String) async throws -> DeviceContents
    /// A PNG of an app's icon; nil if it has none of its own.
    func icon(of app: String) async throws -> Data?
    /// The menu of an icon, in its order; that of the shortcuts has those that were run last.
    func quickActions(of app: String, language: String) async throws -> [QuickAction]
    /// A PNG of a quick action's icon; nil if it has none.
    func quickActionIcon(_ action: QuickAction, of app: String, isDark: Bool) async throws -> Data?
    /// A PNG that the system has named in a panel; nil if it no longer exists.
    ///
    /// - Parameter scale: Pixels of a point, 2 or 3.
    func panelImage(_ name: String, isDark: Bool, scale: Int) async -> Data?

    /// Has apps draw for a display.
    func show(on display: ScreenDisplay) async throws
    /// What the app shows on the display of ``show(on:)``; nil if it does not run.
    ///
    /// The next picture is announced by ``DeviceNews/drew(_:fields:)``; then ask again for it.
    func screen(of app: String) async -> ShownLayers?
    /// Tells the app in front what a person does on its screen.
    func send(_ input: DeviceCommand.Input) async
    /// Brings an app to the front, where it gets the item.
    func open(_ app: String, for item: LaunchItem?) async throws
    /// Opens the app where an answer leads.
    func follow(_ opening: Response.Opening) async throws
    /// Sends whatever is in front to the background.
    func goHome() async
    /// Ends an app.
    func close(_ app: String) async

    /// Says whether the device that somebody looks at is locked.
    func setLocked(_ isLocked: Bool)
    /// Lets apps speak a language from their next start on.
    ///
    /// - Parameter language: A BCP 47 tag.
    func speak(_ language: String)
    /// Has apps and shortcuts have such a network from now on.
    func connect(over network: NetworkCondition)

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
    /// The sentence, or the answer, that was said; nil if it was not one.
    ///
    /// - Parameters:
    ///   - samples: 16,000 a second.
    ///   - question: What is to be answered.
    func hear(_ samples: [Int16], answering question: Turn?, language: String) async throws -> String?
    /// All that can be said: the person's own phrases, then what the installed apps do, app by app.
    func sayings(language: String) async throws -> [OfferedSaying]
    /// The sentences that what a person has typed so far may become, the best first.
    func completions(of text: String, language: String) async throws -> [OfferedSaying]
    /// All that search may find: apps, the person's shortcuts and phrases, actions, sentences and contents of apps, by
    /// their titles in all languages of the device, the one that is given first.
    func findings(language: String) async throws -> [Finding]

    /// Gives a shortcut another name.
    func rename(shortcut: UUID, to name: String) async throws
    func delete(shortcut: UUID) async throws
    /// The link under which a shortcut is shared as it is now.
    func share(shortcut: UUID) async throws -> URL
    /// Ends all links of a shortcut.
    func stopSharing(shortcut: UUID) async throws
    /// What a link of this device leads to.
    ///
    /// - Throws: ``DeviceRefusal`` if it has ended, or never was.
    func shared(_ identifier: UUID) async throws -> SharedShortcut
    /// Gives what is meant a phrase, in place of the one it has.
    ///
    /// - Parameter replaced: The number of a phrase that the person agreed to lose.
    /// - Throws: ``ShownPhraseClash`` where the words mean something already.
    func give(
        _ phrase: String, to target: DeviceCommand.PhraseTarget, replacing replaced: Int?, language: String
    ) async throws
    /// Removes the phrase that a screen is about, or that an action is shown with.
    func removePhrase(of target: DeviceCommand.PhraseTarget) async throws
    /// Leaves a screen as it is.
    func leave(screen: Int) async throws
    /// Learns that a suggestion was taken up, or not wanted.
    func teach(_ action: Int, isWanted: Bool) async throws
    /// Settles whether an app is learned from and offered; nil leaves it as it is.
    func change(_ app: String, learns: Bool?, suggests: Bool?) async throws
    /// Forgets what was done in an app, or in all.
    func forget(_ app: String?) async throws

    /// What the person arranged on the device; nil the first time.
    func arrangement() async throws -> DeviceArrangement?
    /// Keeps it for the next start.
    func keep(_ arrangement: DeviceArrangement) async throws
    /// What happens in the system from now on; ends with the task that reads it.
    func news(language: @escaping @Sendable () -> String) -> AsyncStream<DeviceNews>
}
