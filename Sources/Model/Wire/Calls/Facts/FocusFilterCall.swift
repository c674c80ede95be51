// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// What an app asks about one of its focus filters: what the person chose for the focus that is on.
package struct FocusFilterCall: SystemCall {
    /// The choices.
    package struct Reply: Codable, Hashable, Sendable {
        /// By parameter name; nil if no focus is on, or nothing was chosen for it.
        package var values: [String: IntentValue]?

        package init(values: [String: IntentValue]?) {
            self.values = values
        }
    }

    /// The class without its module.
    package var intent: String

    package init(intent: String) {
        self.intent = intent
    }

    package var erased: AnySystemCall { .focusFilter(self) }
}
