// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Store
package import Wire

/// A screen on which a person gives an action a phrase, as an app has asked for it.
package struct PhraseScreen: Hashable, Sendable, Identifiable {
    /// What the screen is for.
    package enum Purpose: Hashable, Sendable {
        /// An action gets a phrase.
        case add(AppActionPayload)
        /// A phrase is changed or removed.
        case edit(PhraseRecord)
    }

    /// By which commands name it; given once for as long as the system runs.
    package let id: Int
    /// Whose action it is.
    package let app: BundleIdentifier
    package let purpose: Purpose

    package init(id: Int, app: BundleIdentifier, purpose: Purpose) {
        self.id = id
        self.app = app
        self.purpose = purpose
    }

    /// What the person may just agree to: the phrase there is, or the one the app proposes; nil if it proposes none.
    package var proposal: String? {
        let text: String? =
            switch purpose {
            case .add(.intent(let intent)): intent.suggestedInvocationPhrase
            case .add(.activity(let activity)): activity.suggestedInvocationPhrase
            case .edit(let phrase): phrase.text
            }
        // What an app writes must not steer a terminal.
        guard let words = text.map(PhraseWording.tidy), !words.isEmpty else { return nil }
        return words
    }

    /// Whether there is a phrase already.
    package var isEditing: Bool {
        if case .edit = purpose { true } else { false }
    }
}
