// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Apps
package import Conversation
package import ExtensionHost
package import Foundation
package import Wire

/// What an assistant takes from the world around it; a test holds all of it still.
package struct AssistantEnvironment: Sendable {
    /// Has an app handle an intent in its own process, and gives its answer.
    package typealias HandOver =
        @Sendable (IntentPayload, _ app: BundleLaunch) async throws(ExtensionFailure) -> ExtensionAnswer

    /// A BCP 47 tag, such as `zh-Hans`.
    package var language: String
    package var calendar: Calendar
    /// The clocks.
    package var now: @Sendable () -> Moment
    /// What relative paths of files given as answers start from.
    package var workingDirectory: URL
    /// What a leading `~` stands for.
    package var home: URL

    /// Called right after an app has handled an intent.
    package var handled: @Sendable (IntentPayload, BundleIdentifier) async -> Void
    /// Called when an App Intent has been performed, with when it began.
    package var performed: @Sendable (InteractionPayload, BundleIdentifier, Date) async -> Void = { _, _, _ in }
    /// Asked which app a person has chosen before for an intent that several have, by the intent's class, or for what
    /// several intents may be, by their classes.
    package var chosenApp: @Sendable (String) async -> String? = { _ in nil }
    /// Called when a person has chosen one.
    package var chose: @Sendable (_ intent: String, _ app: BundleIdentifier) async -> Void = { _, _ in }
    /// Nil if apps are not started.
    package var handOver: HandOver?
    /// Brings an app to the front, as it runs where it does; the launch is for where it does not.
    package var bringToFront: @Sendable (InstalledApp, BundleLaunch) async throws -> Void = { _, _ in }
    /// Whether an app is still installed that a conversation began with.
    package var isInstalled: @Sendable (InstalledApp) async -> Bool = { _ in true }
    /// Whether the device is locked.
    package var isLocked: @Sendable () async -> Bool = { false }
    /// What each app says of its person, by the app's identifier.
    package var mediaContexts: @Sendable () async -> [String: MediaContextPayload] = { [:] }
    /// Called with each panel right before its turn is shown, which waits for it; nil if panels are not drawn.
    package var picturing: (@Sendable (PanelOccasion) async -> Void)?

    /// Says whom a name means that was said to an app, as far as the app may know; nil to leave the words as they are.
    package var naming: PersonNaming.Names?

    package init(
        language: String, calendar: Calendar = .autoupdatingCurrent, now: @escaping @Sendable () -> Moment,
        workingDirectory: URL, home: URL,
        handled: @escaping @Sendable (IntentPayload, BundleIdentifier) async -> Void = { _, _ in }
    ) {
        self.handled = handled
        self.language = language
        self.calendar = calendar
        self.now = now
        self.workingDirectory = workingDirectory
        self.home = home
    }
}
