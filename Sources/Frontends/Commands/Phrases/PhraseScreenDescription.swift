// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import PersonalPhrases

/// A screen in the output of `beckon phrase screens --json`.
struct PhraseScreenDescription: Encodable {
    var id: Int
    /// The bundle identifier.
    var app: String
    /// `add` or `edit`.
    var purpose: String
    /// What the phrase stands for.
    var title: String
    /// What the app proposes to say, or the phrase there is.
    var phrase: String?

    init(_ screen: PhraseScreen, _ words: ActionWords) {
        id = screen.id
        app = screen.app.text
        purpose = screen.isEditing ? "edit" : "add"
        title = words.title(of: screen)
        phrase = screen.proposal
    }
}
