// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import Wire

/// A shortcut in the output of `beckon shortcuts … --json`.
struct ShortcutDescription: Encodable {
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

    init(_ shortcut: ShortcutRecord, _ words: ShortcutWords) {
        id = shortcut.id
        app = shortcut.app
        switch shortcut.content {
        case .intent(let intent, _): (kind, name, donations) = ("intent", intent, shortcut.donations)
        case .activity(_, let activity): (kind, name) = ("activity", activity.activityType)
        }
        title = words.title(of: shortcut)
        phrase = words.phrase(of: shortcut)
        used = shortcut.used.formatted(.iso8601)
    }

    init(_ proposal: ProposalRecord, _ words: ShortcutWords) {
        id = proposal.id
        app = proposal.app
        switch proposal.shortcut {
        case .intent(let intent): (kind, name) = ("intent", intent.unqualifiedName)
        case .activity(let activity): (kind, name) = ("activity", activity.activityType)
        }
        title = words.title(of: proposal)
        phrase = words.phrase(of: proposal.shortcut)
    }
}
