// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The media that an app suggests to play next; they take the place of those that were, and of nothing else that the app
/// proposes.
package struct SuggestedMediaCall: SystemCall {
    package var intents: [IntentPayload]

    package init(intents: [IntentPayload]) {
        self.intents = intents
    }

    package typealias Reply = Done

    package var erased: AnySystemCall { .suggestedMedia(self) }
}
