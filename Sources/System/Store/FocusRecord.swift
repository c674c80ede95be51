// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// A focus of the person's, such as Work, and what apps do while it is on.
package struct FocusRecord: Hashable, Sendable, Identifiable {
    /// What the person chose for one filter of an app.
    package struct Filter: Hashable, Sendable {
        /// The app's bundle identifier.
        package var app: String
        /// The class name without its module.
        package var intent: String
        /// By parameter name.
        package var values: [String: IntentValue]

        package init(app: String, intent: String, values: [String: IntentValue] = [:]) {
            self.app = app
            self.intent = intent
            self.values = values
        }
    }

    /// Given by the store, never given twice.
    package var id: Int
    /// As the person wrote it.
    package var name: String
    /// Of all focuses one at most is on.
    package var isOn: Bool
    /// By app, then by intent.
    package var filters: [Filter]

    package init(id: Int, name: String, isOn: Bool = false, filters: [Filter] = []) {
        self.id = id
        self.name = name
        self.isOn = isOn
        self.filters = filters
    }
}
