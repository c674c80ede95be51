// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues

/// A phrase a person has given to an intent.
package struct PhraseRecord: Hashable, Sendable, Identifiable {
    /// Given by the store, never given twice.
    package var id: Int
    /// By which the app knows it.
    package var identifier: UUID
    /// As the person wrote it; may hold `{parameter}` slots.
    package var text: String
    /// The form that is compared; no two phrases share one.
    package var normalized: String
    /// The app's bundle identifier.
    package var app: String
    /// The intent's class name without its module.
    package var intent: String
    /// Values by parameter name.
    package var parameters: [String: IntentValue]
    /// By parameter name: words that are read when the phrase is said, since only then the app
    /// can tell what they mean.
    package var texts: [String: String]
    package var added: Date

    package init(
        id: Int, identifier: UUID = UUID(), text: String, normalized: String, app: String, intent: String,
        parameters: [String: IntentValue] = [:], texts: [String: String] = [:], added: Date
    ) {
        self.id = id
        self.identifier = identifier
        self.text = text
        self.normalized = normalized
        self.app = app
        self.intent = intent
        self.parameters = parameters
        self.texts = texts
        self.added = added
    }
}
