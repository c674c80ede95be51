// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases

/// What a sentence about a home was understood as.
package struct HomeAnswer: Hashable, Sendable {
    package var intent: String
    package var slots: [String: SlotValue]

    package init(intent: String, slots: [String: SlotValue]) {
        self.intent = intent
        self.slots = slots
    }
}
