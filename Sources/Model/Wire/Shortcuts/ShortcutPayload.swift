// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a person may do again: an intent with values, or an activity to take up.
package enum ShortcutPayload: Hashable, Sendable {
    case intent(IntentPayload)
    case activity(ActivityPayload)
}

extension ShortcutPayload: Codable {
    private enum Key: String, CodingKey {
        case intent, activity
    }

    /// - Throws: `DecodingError` when it is neither an intent nor an activity.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.intent) {
            self = .intent(try container.decode(IntentPayload.self, forKey: .intent))
        } else {
            self = .activity(try container.decode(ActivityPayload.self, forKey: .activity))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .intent(let intent): try container.encode(intent, forKey: .intent)
        case .activity(let activity): try container.encode(activity, forKey: .activity)
        }
    }
}
