// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence that a person may say, as is on the screen.
package struct DeviceSaying: Encodable, Hashable, Sendable {
    /// With an ellipsis where a value is open.
    package var text: String
    /// What stands before the first open value, to go on from; nil if the sentence can be said as is.
    package var beginning: String?
    /// The bundle identifier of who it is said to; nil for a phrase of the person's own.
    package var app: String?

    package init(text: String, beginning: String? = nil, app: String? = nil) {
        self.text = text
        self.beginning = beginning
        self.app = app
    }
}
