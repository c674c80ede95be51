// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A shortcut that a person has given a phrase.
package struct VoiceShortcutPayload: Hashable, Sendable, Codable {
    package var identifier: UUID
    /// As the person wrote it.
    package var phrase: String
    package var shortcut: ShortcutPayload

    package init(identifier: UUID, phrase: String, shortcut: ShortcutPayload) {
        self.identifier = identifier
        self.phrase = phrase
        self.shortcut = shortcut
    }
}
