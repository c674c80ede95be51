// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Store
package import Wire

/// What a person does in a browser, as it comes from there.
package enum DeviceCommand: Codable, Hashable, Sendable {
    /// A sheet that a person may open by themselves.
    package enum Sheet: String, Codable, Hashable, Sendable {
        case switcher, search, settings, developer, shortcuts
    }

    case lock, unlock, home, dismiss
    case open(app: String)
    case close(app: String)
    case menu(app: String)
    /// A quick action of the menu that was shown last for the app, by its ``ShownQuickAction/id``.
    case perform(quickAction: String, app: String)
    case show(sheet: Sheet)
    case listen
    case say(text: String)
    /// Answers the turn of that number; a second answer is refused.
    case answer(text: String, turn: Int)
    /// Answers with the choice of that ``ShownTurn/Choice/id``.
    case choose(option: String, turn: Int)
    /// Answers with several choices at once, in any order.
    case chooseSeveral(options: [String], turn: Int)
    case endConversation
    case followAnswer
    case runAction(id: Int)
    case runShortcut(id: UUID)
    /// Stops a run of a shortcut, by its ``DeviceRun/id``.
    case stopRun(id: Int)
    /// Brings a conversation that goes on behind the screen back into Siri.
    case openConversation(id: Int)
    /// Takes the banner of a conversation away; one that is over is gone then.
    case dismissBanner(conversation: Int)
    /// Shows what can be done with a shortcut.
    case lookAt(shortcut: UUID)
    case share(shortcut: UUID)
    case stopSharing(shortcut: UUID)
    case rename(shortcut: UUID, to: String)
    case delete(shortcut: UUID)
    /// Has the person look at what a link of the device leads to, and asks whether it is to be kept.
    case addShared(id: UUID)
    case takeSuggestion(id: Int)
    case dismissSuggestion(id: Int)
    /// Does what was found in search, by the ``SearchEntry/id``.
    case take(found: String)
    case touch(gesture: DeviceArrangement.Gesture)
    case move(isAtRight: Bool, height: Double)
    case bind(gesture: DeviceArrangement.Gesture, to: DeviceArrangement.Binding?)
    case setLanguage(tag: String?)
    /// Has the page show another device.
    case setModel(model: DeviceModel)
    /// Turns the device on its side, or upright again.
    case rotate(isSideways: Bool)
    /// Puts an app into the dock, where there is room, or takes it out.
    case setDocked(app: String, isDocked: Bool)
    /// Moves an icon of the home screen, whose pages have this room where the person sees them.
    case place(icon: String, at: HomeArrangement.Place, room: HomeArrangement.Room)
    case setAppearance(appearance: DeviceArrangement.Appearance?)
    case setContrast(contrast: DeviceArrangement.Contrast)
    case setTextSize(size: ScreenDisplay.TextSize)
    /// Has the device be at another time or place.
    case situate(in: DeviceSituation)
    case phrase(target: DevicePhraseTarget)
    case savePhrase(text: String, target: DevicePhraseTarget, replacing: Int?)
    case removePhrase(target: DevicePhraseTarget)
    case leavePhrase(screen: Int)
    case change(settings: AppSettingsRecord)
    case forget(app: String?)
    /// The device shows on this from now on, in a browser of this language.
    case look(display: DeviceDisplay, language: String? = nil)
    /// Fingers do this on the screen of an app, in this order.
    case fingers(app: String, moves: [TouchPayload])
    /// A person scrolls like this what is in layers on the screen of an app, in this order.
    case scroll(app: String, places: [ScrollPayload])
    /// A person does this in the fields on the screen of an app, in this order.
    case type(app: String, entries: [TypingPayload])
}
