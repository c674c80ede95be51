// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import Wire

/// An action in the output of `beckon phrase donated --json` and `beckon phrase proposed --json`.
struct AppActionDescription: Encodable {
    var id: Int
    /// The bundle identifier.
    var app: String
    /// `intent` or `activity`.
    var kind: String
    /// The intent's class name or the activity's type.
    var name: String
    var title: String
    /// What the app suggests to say.
    var phrase: String?
    /// Of an intent, how many are kept.
    var donations: Int?
    /// In UTC, as ISO 8601 has it; nil of what an app only proposes.
    var used: String?

    init(_ action: DonatedActionRecord, _ words: ActionWords) {
        id = action.id
        app = action.app
        switch action.content {
        case .intent(let intent, _): (kind, name, donations) = ("intent", intent, action.donations)
        case .activity(_, let activity): (kind, name) = ("activity", activity.activityType)
        }
        title = words.title(of: action)
        phrase = words.phrase(of: action)
        used = action.used.formatted(.iso8601)
    }

    init(_ proposal: ProposalRecord, _ words: ActionWords) {
        id = proposal.id
        app = proposal.app
        switch proposal.action {
        case .intent(let intent): (kind, name) = ("intent", intent.unqualifiedName)
        case .activity(let activity): (kind, name) = ("activity", activity.activityType)
        }
        title = words.title(of: proposal)
        phrase = words.phrase(of: proposal.action)
    }
}
