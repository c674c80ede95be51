// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A screen on which an app asks for a phrase.
struct ShownPhraseScreen: Encodable, Hashable, Sendable {
    var id: Int
    /// The app's name.
    var app: String
    /// What the phrase is to stand for.
    var title: String
    /// The phrase there is, or what the app proposes.
    var proposal: String?
    /// Whether there is a phrase already.
    var isEditing: Bool
}
