// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues
package import Wire

/// A phrase that a person has given to something an app does.
package struct PhraseRecord: Hashable, Sendable, Identifiable {
    /// What happens when the phrase is said.
    package enum Meaning: Hashable, Sendable {
        /// An intent is carried out.
        ///
        /// The class name has no module. Values and words are by parameter name; the words are read when the phrase is
        /// said, since only then the app can tell what they mean.
        case intent(String, values: [String: IntentValue], texts: [String: String])
        /// The app opens where the activity says.
        case activity(ActivityPayload)
        /// A shortcut of the person's is run.
        case shortcut(UUID, name: String)
    }

    /// Given by the store, never given twice.
    package var id: Int
    /// By which the app knows it.
    package var identifier: UUID
    /// As the person wrote it; may hold `{parameter}` slots.
    package var text: String
    /// The form that is compared; no two phrases share one.
    package var normalized: String
    /// The app's bundle identifier; ``ShortcutRecord/app`` where the phrase stands for a shortcut.
    package var app: String
    package var meaning: Meaning
    package var added: Date

    package init(
        id: Int = 0, identifier: UUID = UUID(), text: String, normalized: String, app: String, meaning: Meaning,
        added: Date
    ) {
        self.id = id
        self.identifier = identifier
        self.text = text
        self.normalized = normalized
        self.app = app
        self.meaning = meaning
        self.added = added
    }

    /// The intent's class name without its module; nil if the phrase stands for something else.
    package var intent: String? {
        if case .intent(let name, _, _) = meaning { name } else { nil }
    }

    /// The name by which a developer knows what the phrase stands for: the intent's class, the activity's type, or the
    /// shortcut's name.
    package var target: String {
        switch meaning {
        case .intent(let name, _, _): name
        case .activity(let activity): activity.activityType
        case .shortcut(_, let name): name
        }
    }
}
