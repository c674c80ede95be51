// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import Conversation
import Wire

/// An intent that a person may mean, with what they said of its parameters.
package struct Candidate: Hashable, Sendable {
    package var app: InstalledApp
    package var intent: OfferedIntent
    package var invocation: Invocation
    /// A parameter whose text is a name that the app has not told about, in words that may be about anything else too:
    /// order sushi.
    var guessed: String?

    package init(app: InstalledApp, intent: OfferedIntent, invocation: Invocation = Invocation()) {
        self.app = app
        self.intent = intent
        self.invocation = invocation
    }

    /// The intent of an app that another one has performed next; nil if the app has none of that name.
    init?(_ next: IntentPayload, of app: InstalledApp) {
        guard let intent = app.intents.first(where: { $0.className == next.unqualifiedName }) else { return nil }
        self.init(app: app, intent: intent, invocation: Invocation(values: next.values))
    }

    /// What a conversation about it needs to know.
    func context(in environment: AssistantEnvironment) -> ConversationContext {
        ConversationContext(
            app: .init(identifier: app.id.text, name: app.name(in: environment.language)),
            definition: intent.definition, intent: intent.declaration, className: intent.qualifiedClassName,
            language: environment.language, calendar: environment.calendar)
    }

    /// Everything that can be said to the apps.
    static func all(in catalog: AppCatalog) -> [Candidate] {
        catalog.apps.flatMap { app in app.intents.filter(\.isSaid).map { Candidate(app: app, intent: $0) } }
    }
}
