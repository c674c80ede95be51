// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import BeckonSystem
import CommandLineInterface
import Foundation
import PersonalShortcuts
import Store
import Wire

// What `beckon phrase … --json` prints; times are in UTC.

extension PhraseRecord {
    /// With the class name, the activity's type or the shortcut's identifier, whichever it stands for; the values are as `phrase add` takes them.
    func json(_ words: ActionWords) -> JSONObject {
        let added = added.formatted(.iso8601)
        return switch meaning {
        case .intent(let name, _, _):
            [
                "id": id, "text": text, "app": app, "intent": name, "values": words.values(of: self), "added": added,
            ]
        case .activity(let activity):
            [
                "id": id, "text": text, "app": app, "activity": activity.activityType, "title": activity.title,
                "added": added,
            ]
        case .shortcut(let identifier, let name):
            [
                "id": id, "text": text, "app": app, "shortcut": identifier.uuidString, "title": name, "added": added,
            ]
        }
    }
}

extension DonatedActionRecord {
    /// Of an intent, with how many donations are kept.
    func json(_ words: ActionWords) -> JSONObject {
        let (kind, name) = payload?.named ?? ("shortcut", words.title(of: self))
        return [
            "id": id, "app": app, "kind": kind, "name": name, "title": words.title(of: self),
            "phrase": words.phrase(of: self), "donations": kind == "intent" ? donations : nil,
            "used": used.formatted(.iso8601),
        ]
    }
}

extension ProposalRecord {
    func json(_ words: ActionWords) -> JSONObject {
        let (kind, name) = action.named
        return [
            "id": id, "app": app, "kind": kind, "name": name, "title": words.title(of: self),
            "phrase": words.phrase(of: action),
        ]
    }
}

extension AppActionPayload {
    /// With the intent's class name or the activity's type.
    fileprivate var named: (kind: String, name: String) {
        switch self {
        case .intent(let intent): ("intent", intent.unqualifiedName)
        case .activity(let activity): ("activity", activity.activityType)
        }
    }
}

extension PhraseScreen {
    /// The phrase is what the app proposes to say, or the one there is.
    func json(_ words: ActionWords) -> JSONObject {
        [
            "id": id, "app": app.text, "purpose": isEditing ? "edit" : "add", "title": words.title(of: self),
            "phrase": proposal,
        ]
    }
}
