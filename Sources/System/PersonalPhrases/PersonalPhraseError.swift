// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a phrase could not be given or taken away: the thing, the reason, the remedy.
package struct PersonalPhraseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing went wrong.
    package enum Kind: Hashable, Sendable {
        /// What was named by its number is not there, or not any more.
        case absent
        /// It is there, and cannot have a phrase.
        case refused
    }

    package let kind: Kind
    package let description: String

    package init(_ description: String, kind: Kind = .refused) {
        self.kind = kind
        self.description = description
    }
}
