// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store

/// A phrase in the output of `beckon phrase … --json`.
struct PhraseDescription: Encodable {
    var id: Int
    var text: String
    var app: String
    /// The class name.
    var intent: String
    /// What the phrase says of the parameters, as given.
    var values: [String: String]
    /// In UTC, as ISO 8601 has it.
    var added: String

    init(_ phrase: PhraseRecord) {
        id = phrase.id
        text = phrase.text
        app = phrase.app
        intent = phrase.intent
        values = phrase.texts
        added = phrase.added.formatted(.iso8601)
    }
}
