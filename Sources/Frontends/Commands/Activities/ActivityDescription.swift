// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Donations
import Foundation

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

    init(_ activity: SavedActivity) {
        id = activity.id
        app = activity.app
        type = activity.type
        title = activity.title
        phrase = activity.phrase
        used = activity.used.formatted(.iso8601)
    }
}
