// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import Wire

/// One turn of a conversation as is on the screen.
struct ShownTurn: Hashable, Sendable {
    /// Something to pick: an option of a question, or a button.
    struct Choice: Hashable, Sendable, Encodable {
        /// Tells it from the others of its turn: its text, with a number where several have the same.
        var id: String
        var text: String
        var subtitle: String?
    }

    /// Given by the device, in order.
    var id = 0
    let turn: Turn
    /// The name of the app concerned.
    let app: String?

    /// - Parameter turn: More than a screen has room for is cut, and what only the app needs is left out.
    init(_ turn: Turn, app: String? = nil) {
        self.turn = turn.clipped
        self.app = app
    }

    /// Whether it waits for the person.
    var isQuestion: Bool {
        switch turn {
        case .prompt, .confirm: true
        case .said, .progress, .response, .shown, .error: false
        }
    }

    /// Whether a person who does not look is to be told about it.
    var isNews: Bool {
        switch turn {
        case .prompt, .confirm, .response, .shown, .error: !isCancellation
        case .said, .progress: false
        }
    }

    /// Whether it says that the person has put an end to it.
    var isCancellation: Bool {
        if case .error(let failure) = turn { failure.kind == .cancelled } else { false }
    }

    /// Whether several of the choices can be picked.
    var allowsSeveral: Bool {
        if case .prompt(let prompt) = turn { prompt.allowsSeveral } else { false }
    }

    /// What can be picked, in the order of the turn.
    var choices: [Choice] {
        switch turn {
        case .prompt(let prompt): Self.choices(prompt.options.map { ($0.text, $0.name, $0.detail) })
        case .confirm(let confirmation): Self.choices(confirmation.buttons.map { ($0, $0, nil) })
        case .said, .progress, .response, .shown, .error: []
        }
    }

    /// Whether the answer can be opened in its app.
    var opens: Bool {
        if case .response(let response) = turn { response.opens != nil } else { false }
    }

    private static func choices(_ texts: [(text: String, name: String, subtitle: String?)]) -> [Choice] {
        var seen: [String: Int] = [:]
        return texts.map { text, name, subtitle in
            seen[text, default: 0] += 1
            let number = seen[text] ?? 1
            return Choice(id: number == 1 ? text : "\(text) \u{1F}\(number)", text: name, subtitle: subtitle)
        }
    }
}

extension ShownTurn: Encodable {
    private enum Key: String, CodingKey {
        case id, name, choices, hasPicture
    }

    /// The turn as in `Documentation/Turns.md`, and beside it what a screen needs: `id`, the app's `name` and
    /// `choices`.
    func encode(to encoder: any Encoder) throws {
        try turn.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(app, forKey: .name)
        if !choices.isEmpty { try container.encode(choices, forKey: .choices) }
        if case .shown(let showing) = turn, showing.picture != nil { try container.encode(true, forKey: .hasPicture) }
    }
}

extension Turn {
    /// With no more text than a screen has room for, and without what no screen shows.
    fileprivate var clipped: Turn {
        switch self {
        case .said(let text): return .said(text: text.clipped)
        case .progress(let text): return .progress(text: text.clipped)
        case .prompt(var prompt):
            prompt.text = prompt.text.clipped
            for place in prompt.options.indices {
                prompt.options[place].text = prompt.options[place].text.clipped
                prompt.options[place].subtitle = prompt.options[place].subtitle?.clipped
            }
            return .prompt(prompt)
        case .confirm(var confirmation):
            confirmation.text = confirmation.text.clipped
            confirmation.buttons = confirmation.buttons.map(\.clipped)
            confirmation.panel = confirmation.panel?.clipped
            return .confirm(confirmation)
        case .response(var response):
            response.text = response.text.clipped
            response.panel = response.panel?.clipped
            (response.properties, response.plainProperties) = ([:], [:])
            (response.output, response.plainOutput) = (nil, nil)
            response.faults = []
            response.opens?.activity.userInfo = [:]
            response.opens?.interaction = nil
            return .response(response)
        case .shown(var showing):
            showing.title = showing.title?.clipped
            showing.text = showing.text.clipped
            showing.value = nil
            showing.picture = showing.picture == nil ? nil : Data()
            return .shown(showing)
        case .error(var failure):
            failure.text = failure.text.clipped
            failure.detail = nil
            return .error(failure)
        }
    }
}

extension Panel {
    fileprivate var clipped: Panel {
        var panel = self
        panel.title = title.clipped
        panel.text = text.clipped
        panel.content = content?.withoutPictures
        return panel
    }
}

extension String {
    /// No more than a screen has room for; an app may say a million words.
    var clipped: String { count > 4000 ? prefix(4000) + "…" : self }
}
