// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import CSodium

extension TeamPublicKey {
    /// What a signature is made over before the manifest's bytes, so that no other use of the
    /// key can be taken for one.
    static let context = Array("org.beckon.bundle-manifest.1\0".utf8)

    /// Whether the holder of the key has signed the manifest.
    package func hasSigned(_ manifest: [UInt8], with signature: [UInt8]) -> Bool {
        guard Sodium.isReady, signature.count == SecretKey.signatureSize else { return false }
        let message = Self.context + manifest
        return crypto_sign_verify_detached(signature, message, UInt64(message.count), bytes) == 0
    }

    /// The team's identifier: the first fifty bits of the key's hash, in the digits and letters
    /// that people do not mix up.
    package var teamIdentifier: TeamIdentifier? {
        guard let hash = ContentHash(of: Array("org.beckon.team-identifier.1\0".utf8) + bytes) else { return nil }
        let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        let bits = hash.bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } >> 14
        return TeamIdentifier(
            String((0..<10).map { digits[Int(truncatingIfNeeded: bits >> UInt64((9 - $0) * 5)) & 31] }))
    }
}
