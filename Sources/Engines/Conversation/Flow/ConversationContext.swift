// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentDefinition

/// The constants of a conversation.
package struct ConversationContext: Hashable, Sendable {
    /// The app that handles the intent.
    package struct App: Hashable, Sendable {
        /// The app's bundle identifier, not its extension's.
        package var identifier: String
        /// The name a person knows, in the conversation's language.
        package var name: String

        package init(identifier: String, name: String) {
            self.identifier = identifier
            self.name = name
        }
    }

    /// Bounds that keep any conversation finite.
    package struct Limits: Hashable, Sendable {
        /// Questions about one parameter.
        package var promptsPerParameter = 5
        /// Questions altogether.
        package var prompts = 30
        /// Options shown at once.
        package var optionsPerPage = 5
        /// Options kept of what a handler provides; more are left out and recorded as a fault.
        package var options = 1000
        /// Times that a run may report its progress.
        package var progress = 1000

        package init() {}
    }

    package var app: App
    package var definition: LocalizedDefinition
    package var intent: IntentDeclaration
    /// The intent's class with its module, such as `PizzeriaKit.OrderPizzaIntent`.
    package var className: String
    /// A BCP 47 tag; English and Chinese have wording of their own, any other tag reads English.
    package var language: String
    /// How dates are read and written; its time zone counts, its locale gives way to ``language``.
    package var calendar: Calendar
    package var limits = Limits()
    /// Tells the runs of App Intents apart.
    package var run = 0
    /// By parameter what its options are called, each by all its names, as far as the app has told before.
    package var options: [String: [[String]]] = [:]

    /// By parameter what the app calls things that are said for it, in its vocabulary.
    package var vocabulary: [String: [VocabularyName]] = [:]

    package init(
        app: App, definition: LocalizedDefinition, intent: IntentDeclaration, className: String,
        language: String = "en", calendar: Calendar = Calendar(identifier: .gregorian)
    ) {
        self.app = app
        self.definition = definition
        self.intent = intent
        self.className = className
        self.language = language
        self.calendar = calendar
    }
}
