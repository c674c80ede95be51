// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a good signature says of a shortcut file: who signed it, and until when the signer's certificate held.
///
/// There is one only where the file is as it was signed; see ``SignatureChecker``.
package struct ShortcutSignature: Hashable, Sendable {
    /// Whose word the chain of certificates ends with.
    package enum Trust: String, Sendable {
        /// It ends with a root of Apple's.
        case apple
        /// Each certificate is signed by the next, and the last is not known here.
        case unknown
    }

    /// The common name of the signer's certificate; nil if it has none.
    package var signer: String?
    /// From when on the signer's certificate holds.
    package var beginning: Date
    /// Until when it holds.
    package var expiry: Date
    /// Whether any of the certificates had expired, or did not hold yet, at the moment it was checked for.
    ///
    /// That is no fault of the file: the certificates of most shortcuts have expired.
    package var isExpired: Bool
    package var trust: Trust
    /// Whether a person's Apple ID signed it, for people who know them. Whose that is, only Apple's contacts tell.
    package var isByAppleID = false
}
