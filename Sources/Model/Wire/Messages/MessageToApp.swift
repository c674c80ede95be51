// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the system says to an app, in a frame each.
package enum MessageToApp: MessageToProcess {
    /// Numbered by the system; the next comes when the app is done with this one.
    case event(id: Int, AppEvent)
    /// Asks the app about an intent. The numbers are apart from those of events, and grow.
    case request(id: Int, AppRequest)
    /// Asks an app that has a screen for what it shows. The numbers are apart from those of events, and grow.
    case screen(id: Int, ScreenRequest)
    /// What a finger does, for the app in front.
    case touch(TouchPayload)
    /// How far a person has scrolled, for the app in front, a layer that it shows.
    case scroll(ScrollPayload)
    /// What is typed, for the app in front, for a field that it shows.
    case typing(TypingPayload)
    /// With the number of the call that it answers. Not JSON as a whole.
    case result(id: Int, SystemAnswer)

    private enum CodingKeys: CodingKey {
        case event, request, screen, touch, scroll, typing
    }

    package var result: (id: Int, SystemAnswer)? {
        if case .result(let id, let answer) = self { (id, answer) } else { nil }
    }
}
