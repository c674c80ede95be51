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
    /// - Throws: `PhraseError` when the phrase can't be said, or has a slot that is not a parameter.
    package init(_ typed: String, parameters: [String] = []) throws(PhraseError) {
        var names: [String] = []
        let pattern = try Self.pattern(of: typed)
        for slot in pattern.slots {
            guard let name = parameters.first(where: { $0.lowercased() == slot.lowercased() }) else {
                throw PhraseError(.unknownSlot(slot, known: parameters), phrase: pattern.text)
            }
            names.append(name)
        }
        let named = try PhrasePattern(Self.text(of: pattern, naming: names))
        text = named.text
        key = PhraseKey(named).text
    }

    /// Reads a phrase as it was typed, whatever it leaves open.
    ///
    /// - Throws: `PhraseError` when it can't be said.
    package static func pattern(of typed: String) throws(PhraseError) -> PhrasePattern {
        // Before it is looked at character by character.
        guard typed.utf8.count <= PhrasePattern.longestBytes else {
            throw PhraseError(.tooLong, phrase: String(typed.prefix(60)) + "…")
        }
        // Chinese keyboards have braces of full width.
        return try PhrasePattern(tidy(typed.replacing("｛", with: "{").replacing("｝", with: "}")))
    }

    /// The text with these names in its slots, and no spaces around them.
    private static func text(of pattern: PhrasePattern, naming names: [String]) -> String {
        // Every other piece is a slot: braces come in pairs.
        let pieces = pattern.text.split(omittingEmptySubsequences: false) { $0 == "{" || $0 == "}" }
        return pieces.enumerated().map { place, piece in
            let isSlot = place % 2 == 1 && names.indices.contains(place / 2)
            return isSlot ? "{\(names[place / 2])}" : String(piece)
        }
        .joined()
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
