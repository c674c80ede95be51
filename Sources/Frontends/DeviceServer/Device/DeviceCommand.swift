// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Store
package import Wire

/// What a person does in a browser, by topic.
package enum DeviceCommand: Hashable, Sendable {
    case screen(Screen)
    case app(App)
    case input(Input)
    case talk(Talk)
    case offer(Offer)
    case shortcut(Shortcut)
    case phrase(Phrase)
    case arrangement(Arrangement)
    case settings(Settings)

    /// A sheet that a person may open by themselves.
    package enum Sheet: String, Codable, Hashable, Sendable {
        case switcher, search, settings, developer, shortcuts
    }

    /// What the screen shows.
    package enum Screen: Codable, Hashable, Sendable {
        case lock, unlock, home, dismiss
        case show(sheet: Sheet)
        /// The device shows on this from now on, in a browser of this language.
        case look(display: ScreenDisplay, language: String? = nil)
    }

    /// What happens to an app.
    package enum App: Codable, Hashable, Sendable {
        case open(app: String)
        case close(app: String)
        case menu(app: String)
        /// A quick action of the menu that was shown last for the app, by its ``ShownQuickAction/id``.
        case perform(quickAction: String, app: String)
    }

    /// What a person does on the screen of an app, in this order.
    package enum Input: Codable, Hashable, Sendable {
        case fingers(app: String, moves: [TouchPayload])
        /// What is in layers is scrolled.
        case scroll(app: String, places: [ScrollPayload])
        case type(app: String, entries: [TypingPayload])
    }

    /// A conversation with Siri.
    package enum Talk: Codable, Hashable, Sendable {
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
        /// Brings a conversation that goes on behind the screen back into Siri.
        case openConversation(id: Int)
        /// Takes the banner of a conversation away; one that is over is gone then.
        case dismissBanner(conversation: Int)
    }

    /// What is done with something that the device suggests or has found.
    package enum Offer: Codable, Hashable, Sendable {
        case takeSuggestion(id: Int)
        case dismissSuggestion(id: Int)
        /// Does what was found in search, by the ``SearchEntry/id``.
        case take(found: String)
    }

    /// What happens to a shortcut of the person's.
    package enum Shortcut: Codable, Hashable, Sendable {
        case runShortcut(id: UUID)
        /// Stops a run, by its ``ShownRun/id``.
        case stopRun(id: Int)
        /// Shows what can be done with it.
        case lookAt(shortcut: UUID)
        case share(shortcut: UUID)
        case stopSharing(shortcut: UUID)
        case rename(shortcut: UUID, to: String)
        case delete(shortcut: UUID)
        /// Has the person look at what a link of the device leads to, and asks whether it is to be kept.
        case addShared(id: UUID)
    }

    /// What happens to a phrase of the person's.
    package enum Phrase: Codable, Hashable, Sendable {
        case phrase(target: PhraseTarget)
        case savePhrase(text: String, target: PhraseTarget, replacing: Int?)
        case removePhrase(target: PhraseTarget)
        case leavePhrase(screen: Int)
    }

    /// What a phrase is for.
    package enum PhraseTarget: Codable, Hashable, Sendable {
        /// What an app's screen is about.
        case screen(id: Int)
        /// A donated action.
        case action(id: Int)
        /// What an app proposes.
        case proposal(id: Int)
        /// A shortcut of the person's.
        case shortcut(id: UUID)
    }

    /// What a person arranges on the device itself.
    package enum Arrangement: Codable, Hashable, Sendable {
        /// Does what a gesture on the floating button is bound to.
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
        case setAppearance(appearance: PanelRequest.Appearance?)
        case setContrast(contrast: DeviceArrangement.Contrast)
        case setTextSize(size: ScreenDisplay.TextSize)
    }

    /// What is learned and suggested, and in what situation.
    package enum Settings: Codable, Hashable, Sendable {
        case change(settings: AppSettingsRecord)
        case forget(app: String?)
        /// Has the device be at another time or place.
        case situate(in: DeviceSituation)
    }
}

extension DeviceCommand: Decodable {
    /// As it comes from a browser, without the topic: the name of a command is in one topic only.
    ///
    /// - Throws: `DecodingError` for an unknown command, two at once, or one whose values are invalid.
    package init(from decoder: any Decoder) throws {
        let isOne = try decoder.container(keyedBy: Name.self).allKeys.count == 1
        let topics: [(any Decoder) throws -> DeviceCommand] = [
            { .screen(try Screen(from: $0)) }, { .app(try App(from: $0)) }, { .input(try Input(from: $0)) },
            { .talk(try Talk(from: $0)) }, { .offer(try Offer(from: $0)) }, { .shortcut(try Shortcut(from: $0)) },
            { .phrase(try Phrase(from: $0)) }, { .arrangement(try Arrangement(from: $0)) },
            { .settings(try Settings(from: $0)) },
        ]
        for topic in topics where isOne {
            do {
                self = try topic(decoder)
                return
            } catch DecodingError.typeMismatch(_, let context)
                where context.codingPath.count == decoder.codingPath.count
            {
                // The topic has no command of this name. Any other error is about the command's values.
                continue
            }
        }
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "it is not exactly one known command"))
    }

    /// Any name.
    private struct Name: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
