// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The form in which phrases are compared and kept: folded words, and `{}` where a slot is.
package struct PhraseKey: Hashable, Sendable {
    package let text: String

    package init(_ pattern: PhrasePattern) {
        text = pattern.pieces
            .map { piece in
                switch piece {
                case .literal(let word): word
                case .slot: "{}"
                }
            }
            .joined(separator: " ")
    }
}
