// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation

/// The name of a team that is made here: written in one way, and of characters that are seen.
struct TeamName: Hashable {
    let text: String

    /// Trims the text and composes its characters.
    ///
    /// - Returns: Nil for what is not a name: nothing, more than 100 characters, an identifier's form, or with
    ///   characters that show nothing or turn the direction of those around them.
    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
        guard Team.isName(text), TeamIdentifier(text) == nil, text.unicodeScalars.allSatisfy(Self.isShown) else {
            return nil
        }
        self.text = text
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        case .spaceSeparator: scalar == " "
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    /// What two names have in common that are taken for each other: letters without accents and case, those of
    /// other scripts as the Latin ones they look like, and no spaces.
    static func appearance(of name: String) -> String {
        let lowercase = name.decomposedStringWithCompatibilityMapping.lowercased()
        var appearance = ""
        for scalar in lowercase.decomposedStringWithCompatibilityMapping.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .spaceSeparator, .control, .format: continue
            default: appearance.unicodeScalars.append(twins[scalar] ?? scalar)
            }
        }
        return appearance
    }

    /// By Unicode's list of confusables, those that Latin names can be written with.
    private static let twins: [Unicode.Scalar: Unicode.Scalar] = [
        "\u{0430}": "a", "\u{0435}": "e", "\u{043E}": "o", "\u{0440}": "p", "\u{0441}": "c",
        "\u{0443}": "y", "\u{0445}": "x", "\u{0456}": "i", "\u{0458}": "j", "\u{0455}": "s",
        "\u{0501}": "d", "\u{04BB}": "h", "\u{051B}": "q", "\u{051D}": "w", "\u{0432}": "b",
        "\u{043A}": "k", "\u{043C}": "m", "\u{043D}": "h", "\u{0442}": "t", "\u{03B1}": "a",
        "\u{03B2}": "b", "\u{03B5}": "e", "\u{03B7}": "n", "\u{03B9}": "i", "\u{03BA}": "k",
        "\u{03BC}": "u", "\u{03BD}": "v", "\u{03BF}": "o", "\u{03C1}": "p", "\u{03C4}": "t",
        "\u{03C5}": "u", "\u{03C7}": "x", "\u{0131}": "i", "\u{0251}": "a", "\u{0261}": "g",
        "\u{0030}": "o", "\u{0031}": "i", "\u{007C}": "i", "\u{006C}": "i",
    ]
}
