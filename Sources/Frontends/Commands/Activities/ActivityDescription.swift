// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import Wire

/// A kept activity in the output of `beckon activity … --json`.
struct ActivityDescription: Encodable {
    var id: Int
    /// The bundle identifier.
    var app: String
    var type: String
    var title: String
    /// What the app suggests to say.
    var phrase: String?
    /// In UTC, as ISO 8601 has it.
    var used: String

    init(_ record: ActivityRecord) {
        id = record.id
        app = record.app
        type = record.activity.activityType
        title = record.activity.title ?? ""
        phrase = record.activity.suggestedInvocationPhrase
        used = record.used.formatted(.iso8601)
    }
}
