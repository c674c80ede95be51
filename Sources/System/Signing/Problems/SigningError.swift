// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a team's key cannot be had, or a bundle not be signed.
package typealias SigningError = Problem<SigningErrorCode>

/// The kinds of problems with keys and what is signed with them.
package enum SigningErrorCode: String, Hashable, Sendable {
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
