// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Store
package import Wire

/// All that is on the screen, the same in every browser.
package struct DeviceState: Encodable, Hashable, Sendable {
    /// What covers the screen below the conversation.
    package enum Sheet: Encodable, Hashable, Sendable {
        case menu(app: String, actions: [ShownQuickAction])
        case switcher
        case search
        case settings
        case developer
        /// A phrase for a donated action, or for what an app proposes.
        case phrase(target: DevicePhraseTarget)
    }

    /// A conversation that is shown, running or over.
    package struct Conversation: Encodable, Hashable, Sendable {
        /// Given by the device, as those of turns.
        package var id = 0
        package var turns: [ShownTurn] = []
        package var isRunning = false
        /// The number of the turn that waits for an answer.
        package var question: Int?
    }

    /// One sentence that the person should read.
    package struct Notice: Encodable, Hashable, Sendable {
        package var id: Int
        package var text: String
    }

    /// More of a conversation, and of what developers see, is not kept.
    static let most = 200

    package var apps: [DeviceApp] = []
    package var isLocked = true
    /// The app in front, or the one that unlocking comes back to; nil at home.
    package var front: String?
    /// Counts the pictures of the app in front.
    package var picture = 0
    /// Where a person may type on the screens of apps, by app; one without any is not in it.
    package var fields: [String: [ScreenField]] = [:]
    /// What apps draw for; nil while no browser has said.
    package var display: DeviceDisplay?
    /// What the browser that looked last prefers, as a BCP 47 tag: the language of all that comes from the system,
    /// unless the person has chosen one.
    package var browserLanguage: String?
    /// The apps that run, the last used first.
    package var recents: [String] = []
    package var sheet: Sheet?
    package var conversation: Conversation?
    package var phraseScreens: [DevicePhraseScreen] = []
    package var clash: DevicePhraseClash?
    package var lockSuggestions: [DeviceSuggestion] = []
    package var searchSuggestions: [DeviceSuggestion] = []
    package var actions: [DeviceAction] = []
    /// Examples of what can be said.
    package var sayings: [String] = []
    /// What apps propose to give a phrase to.
    package var proposals: [DeviceAction] = []
    package var settings: [AppSettingsRecord] = []
    package var arrangement = DeviceArrangement()
    package var notice: Notice?
    package var activity: [DeviceActivity] = []
    /// The last number given to a turn, a notice or an activity.
    package private(set) var last = 0

    package init() {}

    mutating func number() -> Int {
        last += 1
        return last
    }
}
