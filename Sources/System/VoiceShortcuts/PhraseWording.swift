// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases

/// A phrase as a person has typed it, made fit to be kept and compared.
package struct PhraseWording: Hashable, Sendable {
    /// With the slots named as the parameters are.
    package let text: String
    /// No two phrases share one.
    package let key: String

    /// Reads a phrase.
    ///
    /// - Parameter parameters: What may be left open in braces, in any case of letters; nothing for an activity.
    /// - Throws: `PhraseError` when nobody could say the phrase, or it leaves open what is no parameter.
    package init(_ typed: String, parameters: [String] = []) throws(PhraseError) {
        // Before it is looked at character by character.
        guard typed.utf8.count <= PhrasePattern.longestBytes else {
            throw PhraseError(.tooLong, phrase: String(typed.prefix(60)) + "…")
        }
        var text = Self.tidy(typed)
        for slot in try PhrasePattern(text).slots {
            guard let name = parameters.first(where: { $0.lowercased() == slot.lowercased() }) else {
                throw PhraseError(.unknownSlot(slot, known: parameters), phrase: text)
            }
            if name != slot { text = text.replacing("{\(slot)}", with: "{\(name)}") }
        }
        let pattern = try PhrasePattern(text)
        self.text = text
        key = PhraseKey(pattern).text
    }

    /// The text without line breaks, control characters and marks that turn the direction of what follows, and without
    /// spaces at its ends.
    package static func tidy(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !scalar.properties.isBidiControl {
            let isControl = scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
            scalars.append(isControl ? " " : scalar)
        }
        return String(scalars).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
}
