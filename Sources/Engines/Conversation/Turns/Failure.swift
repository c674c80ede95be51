// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The failure of a conversation that ended without a response from the app.
package struct Failure: Hashable, Sendable, Error {
    /// What happened; the raw values are part of the JSON form.
    package enum Kind: String, Sendable, Encodable {
        case timeout, crash, notHandled, notUnderstood, locked, refused, cancelled, tooManyPrompts
        /// An action of a shortcut: it failed, is missing, or went beyond a bound.
        case actionFailed, actionMissing, tooMuch
    }

    package var kind: Kind
    /// The sentence a person reads.
    package var text: String
    /// The bundle identifier, where an app is concerned.
    package var app: String?
    /// What a developer needs to know, where it is more than the text.
    package var detail: String?
    /// Sentences that come near what was said and not understood; the text has them too.
    package var suggestions: [String] = []

    package init(_ kind: Kind, text: String, app: String? = nil, detail: String? = nil) {
        self.kind = kind
        self.text = text
        self.app = app
        self.detail = detail
    }
}
