// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent and what was answered to it, as they travel with an activity.
package struct InteractionPayload: Hashable, Sendable, Codable {
    package var intent: IntentPayload
    package var response: ResponsePayload?

    package init(intent: IntentPayload, response: ResponsePayload? = nil) {
        self.intent = intent
        self.response = response
    }
}
