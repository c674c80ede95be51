// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whole numbers in words, as a language counts.
package struct SpelledNumbers {
    private let formatter = NumberFormatter()

    /// - Parameter language: A BCP 47 tag; a language without such words spells in digits.
    package init(language: String) {
        formatter.locale = Locale(identifier: language)
        formatter.numberStyle = .spellOut
    }

    /// What a number is called.
    package func words(for number: Int) -> String {
        // Unicode marks where a long word may be broken.
        (formatter.string(from: NSNumber(value: number)) ?? String(number)).filter {
            $0 != "\u{AD}" && $0 != "\u{200B}"
        }
    }
}
