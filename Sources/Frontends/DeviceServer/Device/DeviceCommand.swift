// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person does in a browser, as it comes from there.
package enum DeviceCommand: Codable, Hashable, Sendable {
    /// A sheet that a person may open by themselves.
    package enum Sheet: String, Codable, Hashable, Sendable {
        case switcher, search, settings, developer
    }

    case lock, unlock, home, dismiss
    case open(app: String)
    case close(app: String)
    case menu(app: String)
    case perform(action: Int, app: String)
    case show(sheet: Sheet)
    case listen
    case say(text: String)
    /// Answers the turn of that number; whoever comes second is told so.
    case answer(text: String, turn: Int)
    case choose(option: Int, turn: Int)
    case endConversation
    case followAnswer
    case runShortcut(id: Int)
    case takeSuggestion(id: Int)
    case dismissSuggestion(id: Int)
    case touch(gesture: DeviceArrangement.Gesture)
    case move(isAtRight: Bool, height: Double)
    case bind(gesture: DeviceArrangement.Gesture, to: DeviceArrangement.Binding?)
    case setLanguage(tag: String?)
    case phrase(target: DevicePhraseTarget)
    case savePhrase(text: String, target: DevicePhraseTarget, replacing: Int?)
    case removePhrase(target: DevicePhraseTarget)
    case leavePhrase(screen: Int)
    case change(settings: DeviceAppSettings)
    case forget(app: String?)
    /// The device shows on this from now on, in a browser of this language.
    case look(display: DeviceDisplay, language: String? = nil)
    /// Fingers do this on the screen of an app, in this order.
    case fingers(app: String, moves: [DeviceFinger])
    /// A person does this in the fields on the screen of an app, in this order.
    case type(app: String, deeds: [DeviceTyping])
}
