// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import Conversation

/// An intent that a person may mean, with what they said of its parameters.
package struct Candidate: Hashable, Sendable {
    package var app: InstalledApp
    package var intent: OfferedIntent
    package var invocation: Invocation

    package init(app: InstalledApp, intent: OfferedIntent, invocation: Invocation = Invocation()) {
        self.app = app
        self.intent = intent
        self.invocation = invocation
    }

    /// Everything that can be asked of the apps.
    static func all(in catalog: AppCatalog) -> [Candidate] {
        catalog.apps.flatMap { app in app.intents.map { Candidate(app: app, intent: $0) } }
    }
}
