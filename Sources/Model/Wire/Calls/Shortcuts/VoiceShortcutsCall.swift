// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What an app asks about the phrases that people gave its shortcuts.
package enum VoiceShortcutsCall: Hashable, Sendable {
    /// Every one of the app's.
    case all
    case one(UUID)
    /// These are proposed in place of those that were.
    case suggest([ShortcutPayload])
    /// The system shows the person a screen to give the shortcut a phrase, and answers when they are done.
    case add(ShortcutPayload)
    /// The system shows the person a screen to change or remove the phrase, and answers when they are done.
    case edit(UUID)
    /// The app takes a screen away that it had asked for.
    case dismiss
}

extension VoiceShortcutsCall: Codable {
    private enum Key: String, CodingKey {
        case `do`, identifier, shortcut, shortcuts
    }

    private enum Kind: String, Codable {
        case all, one, suggest, add, edit, dismiss
    }

    /// - Throws: `DecodingError` when the call is unknown or incomplete.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self =
            switch try container.decode(Kind.self, forKey: .do) {
            case .all: .all
            case .one: .one(try container.decode(UUID.self, forKey: .identifier))
            case .suggest: .suggest(try container.decode([ShortcutPayload].self, forKey: .shortcuts))
            case .add: .add(try container.decode(ShortcutPayload.self, forKey: .shortcut))
            case .edit: .edit(try container.decode(UUID.self, forKey: .identifier))
            case .dismiss: .dismiss
            }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .do)
        switch self {
        case .all, .dismiss: break
        case .one(let identifier), .edit(let identifier): try container.encode(identifier, forKey: .identifier)
        case .suggest(let shortcuts): try container.encode(shortcuts, forKey: .shortcuts)
        case .add(let shortcut): try container.encode(shortcut, forKey: .shortcut)
        }
    }

    private var kind: Kind {
        switch self {
        case .all: .all
        case .one: .one
        case .suggest: .suggest
        case .add: .add
        case .edit: .edit
        case .dismiss: .dismiss
        }
    }
}
