// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Wire

/// Something that may be offered to a person again, as the store has it.
package struct DonatedActionRecord: Hashable, Sendable, Identifiable {
    /// What is done again.
    package enum Content: Hashable, Sendable {
        /// A donated intent with the values of its parameter combination; the class is without its module.
        case intent(name: String, IntentPayload)
        /// A kept activity, with its own number.
        case activity(id: Int, ActivityPayload)
        /// A shortcut of the person's, which was run.
        case shortcut(UUID, name: String)
    }

    /// Given by the store, never given twice; commands, phrases and suggestions name it so.
    package var id: Int
    /// The app's bundle identifier; of a shortcut ``ShortcutRecord/app``.
    package var app: String
    package var content: Content
    /// When it was last donated, became current or was run, as the clock stood then; the order of use is another
    /// matter, and the store's.
    package var used: Date
    /// How many donations are kept of it; none for an activity or a shortcut.
    package var donations: Int

    package init(id: Int, app: String, content: Content, used: Date, donations: Int = 0) {
        self.id = id
        self.app = app
        self.content = content
        self.used = used
        self.donations = donations
    }

    /// The same as it travels; nil for a shortcut, which no app has.
    package var payload: AppActionPayload? {
        switch content {
        case .intent(_, let intent): .intent(intent)
        case .activity(_, let activity): .activity(activity)
        case .shortcut: nil
        }
    }
}

/// What makes two donations the same action: an app's intent with the same values.
package struct DonatedActionIdentity: Hashable, Sendable {
    /// A bundle identifier.
    package let app: String
    /// The class, without its module.
    package let intent: String
    /// The values in a form that is the same for the same action.
    package let key: String

    package init(app: String, intent: String, key: String) {
        self.app = app
        self.intent = intent
        self.key = key
    }
}
