// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import Wire

/// A phrase in the output of `beckon phrase … --json`.
struct PhraseDescription: Encodable {
    var id: Int
    var text: String
    var app: String
    /// The class name, where the phrase stands for an intent.
    var intent: String?
    /// The activity's type, where it stands for one.
    var activity: String?
    /// The activity's title.
    var title: String?
    /// What the phrase says of the parameters, as it can be given to `phrase add`.
    var values: [String: String]?
    /// In UTC, as ISO 8601 has it.
    var added: String

    init(_ phrase: PhraseRecord, _ words: ActionWords) {
        id = phrase.id
        text = phrase.text
        app = phrase.app
        switch phrase.meaning {
        case .intent(let name, _, _):
            intent = name
            values = words.values(of: phrase)
        case .activity(let activity):
            self.activity = activity.activityType
            title = activity.title
        }
        added = phrase.added.formatted(.iso8601)
    }
}
