// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Store
import Wire

extension ShortcutWords {
    /// What a person says for each of these shortcuts, by their numbers; of several phrases the one added last.
    func phrases(of shortcuts: [ShortcutRecord], among phrases: [PhraseRecord]) -> [Int: String] {
        // Of those that read alike only few have to be compared.
        let titled = Dictionary(grouping: phrases) { Title(app: $0.app, text: title(of: $0)) }
        var found: [Int: String] = [:]
        for shortcut in shortcuts {
            let alike = titled[Title(app: shortcut.app, text: title(of: shortcut))] ?? []
            guard let phrase = alike.last(where: { Self.runs($0, shortcut) }) else { continue }
            found[shortcut.id] = phrase.text.withoutControls
        }
        return found
    }

    private struct Title: Hashable {
        var app: String
        var text: String
    }

    /// Whether saying the phrase does what the shortcut does, where both have the same title.
    private static func runs(_ phrase: PhraseRecord, _ shortcut: ShortcutRecord) -> Bool {
        switch (phrase.meaning, shortcut.content) {
        case (.intent(let name, let values, let texts), .intent(let other, let payload)):
            // What is read, or left open, until the phrase is said is in no shortcut.
            name == other && texts.isEmpty && !phrase.normalized.contains("{}")
                && payload.values.allSatisfy { values[$0.key] == $0.value }
        case (.activity(let activity), .activity(_, let other)):
            activity.activityType == other.activityType
                && activity.persistentIdentifier == other.persistentIdentifier
                && (activity.persistentIdentifier != nil || activity.kept.userInfo == other.kept.userInfo)
        default: false
        }
    }
}
