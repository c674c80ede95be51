// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person has settled about an app.
package struct DeviceAppSettings: Codable, Hashable, Sendable {
    /// The bundle identifier.
    package var app: String
    /// Whether what is done in the app is kept and learned from.
    package var learns: Bool
    /// Whether what the app donated is offered.
    package var suggests: Bool

    package init(app: String, learns: Bool, suggests: Bool) {
        self.app = app
        self.learns = learns
        self.suggests = suggests
    }
}
