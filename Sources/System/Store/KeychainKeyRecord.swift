// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where the keychain's master key is, and how to know that it is the right one; never the key.
package struct KeychainKeyRecord: Hashable, Sendable {
    /// The kind of place.
    package var source: String
    /// What the key is called there.
    package var identifier: String
    /// A hash that only the right key makes.
    package var proof: Data

    package init(source: String, identifier: String, proof: Data) {
        self.source = source
        self.identifier = identifier
        self.proof = proof
    }
}
