// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text with a hint of how it is said, as `INSpeakableString` has it.
package struct SpeakableStringValue: Hashable, Sendable, Codable {
    package var identifier: String?
    package var spokenPhrase: String
    package var pronunciationHint: String?

    package init(identifier: String? = nil, spokenPhrase: String, pronunciationHint: String? = nil) {
        self.identifier = identifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }
}
