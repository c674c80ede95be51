// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A screen on which an app asks for a phrase.
package struct DevicePhraseScreen: Codable, Hashable, Sendable {
    package var id: Int
    /// The app's name.
    package var app: String
    /// What the phrase is to stand for.
    package var title: String
    /// The phrase there is, or what the app proposes.
    package var proposal: String?
    /// Whether there is a phrase already.
    package var isEditing: Bool

    package init(id: Int, app: String, title: String, proposal: String?, isEditing: Bool) {
        self.id = id
        self.app = app
        self.title = title
        self.proposal = proposal
        self.isEditing = isEditing
    }
}
