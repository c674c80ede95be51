// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence that can be said, and who it is said to.
package struct OfferedSaying: Encodable, Hashable, Sendable {
    /// As a person reads it, with an ellipsis where a value is open.
    package var text: String
    /// What stands before the first open value, to go on from; nil if the sentence can be said as is.
    package var beginning: String?
    /// The app's bundle identifier; nil for a phrase of the person's own.
    package var app: String?
    /// The class of what it asks for, without its module; nil for a phrase of the person's own.
    package var intent: String?

    package init(text: String, beginning: String? = nil, app: String? = nil, intent: String? = nil) {
        self.text = text
        self.beginning = beginning
        self.app = app
        self.intent = intent
    }
}
