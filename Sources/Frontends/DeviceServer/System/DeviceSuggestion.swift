// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An action that is offered.
package struct DeviceSuggestion: Codable, Hashable, Sendable {
    /// The action's number.
    package var id: Int
    /// The bundle identifier.
    package var app: String
    package var title: String
    /// Why it is offered, in a few words.
    package var reason: String

    package init(id: Int, app: String, title: String, reason: String) {
        self.id = id
        self.app = app
        self.title = title
        self.reason = reason
    }
}
