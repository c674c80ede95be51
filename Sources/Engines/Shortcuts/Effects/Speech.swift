// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text that is spoken.
package struct Speech: Codable, Sendable {
    package var text: String
    /// A language tag; nil is that of the text or the person.
    package var language: String?
    /// A voice by the name that the file has for it.
    package var voice: String?
    /// From 0 to 1.
    package var rate: Double
    package var pitch: Double
    /// Whether the run goes on when it is spoken and not before.
    package var waits: Bool
    /// Whether a sound file is wanted, and nothing is heard.
    package var toFile: Bool

    package init(
        _ text: String, language: String? = nil, rate: Double = 0.5, pitch: Double = 0.5, waits: Bool = true,
        toFile: Bool = false
    ) {
        self.text = text
        self.language = language
        self.rate = rate
        self.pitch = pitch
        self.waits = waits
        self.toFile = toFile
    }
}
