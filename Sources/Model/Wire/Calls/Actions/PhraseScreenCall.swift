// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An app wants the system to show a person a screen, and an answer when they are done.
package enum PhraseScreenCall: SystemCall {
    /// To give the action a phrase.
    case add(AppActionPayload)
    /// To change or remove the phrase.
    case edit(UUID)

    /// What the person has done.
    package enum Reply: Codable, Hashable, Sendable {
        /// They have given, or changed, the phrase.
        case saved(PhrasePayload)
        /// They have removed the phrase.
        case deleted(UUID)
        /// They have left the screen.
        case cancelled
    }

    package var erased: AnySystemCall { .phraseScreen(self) }
}

/// The app takes a screen away that it had asked for.
package struct PhraseScreenDismissal: SystemCall {
    package init() {}

    package typealias Reply = Done

    package var erased: AnySystemCall { .phraseScreenDismissal(self) }
}
