// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// What confirm or handle answered.
package struct ResponsePayload: Hashable, Sendable, Codable {
    /// The raw value of the response code; custom codes start at 100.
    package var code: Int
    /// Response properties by name; those without a value are left out.
    package var properties: [String: IntentValue]
    /// Nil when the handler gave none; the system then makes one.
    package var activity: ActivityPayload?
    /// What an App Intent says; its value is the property of its declaration's output.
    package var dialog: DialogPayload?
    /// The App Intent that is performed next.
    package var next: IntentPayload?

    package init(
        code: Int, properties: [String: IntentValue] = [:], activity: ActivityPayload? = nil,
        dialog: DialogPayload? = nil, next: IntentPayload? = nil
    ) {
        self.code = code
        self.properties = properties
        self.activity = activity
        self.dialog = dialog
        self.next = next
    }
}
