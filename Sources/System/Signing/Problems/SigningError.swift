// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a team's key cannot be had, or a bundle not be signed.
package struct SigningError: Error, Hashable, Sendable {
    /// What kind of thing went wrong.
    package enum Kind: String, Hashable, Sendable {
        /// No team has that name.
        case noTeam
        /// Several teams could be meant, or a team of that name is there already.
        case ambiguousTeam
        /// The text can be no team's name.
        case badTeamName
        /// The keys cannot be read, written or trusted.
        case unusableKeys
        /// The entitlements given are no entitlements, or belong to no bundle.
        case badEntitlements
    }

    package var kind: Kind
    /// The team, file or bundle.
    package var subject: String
    /// What is wrong with it, without a full stop.
    package var reason: Sentence
    /// What to do about it.
    package var remedy: Sentence

    package init(_ kind: Kind, _ subject: String, reason: Sentence, remedy: Sentence) {
        self.kind = kind
        self.subject = subject
        self.reason = reason
        self.remedy = remedy
    }
}

extension SigningError: PersonReadable {
    /// `subject: reason; remedy`
    package var sentence: Sentence { "\(subject.isEmpty ? "‘’" : subject): \(reason); \(remedy)" }
}
