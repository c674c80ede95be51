// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An action that a person has given a phrase.
package struct PhrasePayload: Hashable, Sendable, Codable {
    package var identifier: UUID
    /// As the person wrote it.
    package var phrase: String
    package var action: AppActionPayload

    package init(identifier: UUID, phrase: String, action: AppActionPayload) {
        self.identifier = identifier
        self.phrase = phrase
        self.action = action
    }
}
