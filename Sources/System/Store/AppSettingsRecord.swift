// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person has said about learning from an app and offering it.
package struct AppSettingsRecord: Codable, Hashable, Sendable {
    /// The bundle identifier.
    package var app: String
    /// Whether what is done in it is kept and learned from.
    package var learns: Bool
    /// Whether what it donated is offered.
    package var suggests: Bool

    package init(app: String, learns: Bool = true, suggests: Bool = true) {
        self.app = app
        self.learns = learns
        self.suggests = suggests
    }
}
