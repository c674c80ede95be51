// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Apps
import Store

/// Which apps and intents are listened to, where not all are.
package struct Narrowing: Hashable, Sendable {
    package var app: BundleIdentifier?
    /// The class name without its module.
    package var intent: String?

    package static let none = Narrowing()

    package init(app: BundleIdentifier? = nil, intent: String? = nil) {
        self.app = app
        self.intent = intent
    }

    func admits(_ candidate: Candidate) -> Bool {
        (app == nil || app == candidate.app.id) && (intent == nil || intent == candidate.intent.className)
    }

    func admits(_ phrase: PhraseRecord) -> Bool {
        (app == nil || app?.text == phrase.app) && (intent == nil || intent == phrase.intent)
    }
}
