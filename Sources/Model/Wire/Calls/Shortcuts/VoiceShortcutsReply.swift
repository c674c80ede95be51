// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the system answers about voice shortcuts.
package enum VoiceShortcutsReply: Hashable, Sendable {
    /// To `all` and `one`; empty where there is none.
    case shortcuts([VoiceShortcutPayload])
    /// To `suggest` and `dismiss`.
    case done
    /// The person has given, or changed, the phrase.
    case saved(VoiceShortcutPayload)
    /// The person has removed the phrase.
    case deleted(UUID)
    /// The person has left the screen.
    case cancelled
    case refused(DonationReply.Refusal)
}

extension VoiceShortcutsReply: Codable {
    private enum Key: String, CodingKey {
        case shortcuts, saved, deleted, cancelled, refused
    }

    /// An object without any of the keys says that it is done.
    ///
    /// - Throws: `DecodingError` when what a key holds cannot be read.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let shortcuts = try container.decodeIfPresent([VoiceShortcutPayload].self, forKey: .shortcuts) {
            self = .shortcuts(shortcuts)
        } else if let shortcut = try container.decodeIfPresent(VoiceShortcutPayload.self, forKey: .saved) {
            self = .saved(shortcut)
        } else if let identifier = try container.decodeIfPresent(UUID.self, forKey: .deleted) {
            self = .deleted(identifier)
        } else if let refusal = try container.decodeIfPresent(DonationReply.Refusal.self, forKey: .refused) {
            self = .refused(refusal)
        } else if try container.decodeIfPresent(Bool.self, forKey: .cancelled) == true {
            self = .cancelled
        } else {
            self = .done
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .shortcuts(let shortcuts): try container.encode(shortcuts, forKey: .shortcuts)
        case .done: break
        case .saved(let shortcut): try container.encode(shortcut, forKey: .saved)
        case .deleted(let identifier): try container.encode(identifier, forKey: .deleted)
        case .cancelled: try container.encode(true, forKey: .cancelled)
        case .refused(let refusal): try container.encode(refusal, forKey: .refused)
        }
    }
}
