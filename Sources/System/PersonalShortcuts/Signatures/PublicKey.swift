// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import COpenSSL
import Foundation

/// A key by which signatures are checked.
final class PublicKey {
    let pointer: OpaquePointer

    /// - Parameter pointer: Freed with this.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// The key of a point on the curve P-256 (X9.63, not compressed); nil if it is not one.
    init?(point: Data) {
        guard point.count == 65 else { return nil }
        let bytes = Self.curve + point
        let read = bytes.withUnsafeBytes { bytes -> OpaquePointer? in
            var place = bytes.bindMemory(to: UInt8.self).baseAddress
            return d2i_PUBKEY(nil, &place, bytes.count)
        }
        guard let read else { return nil }
        pointer = read
    }

    deinit { EVP_PKEY_free(pointer) }

    /// What stands before a point in the DER of a public key (RFC 5480): the kind, the curve, and how long it is.
    private static let curve = Data([
        0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48,
        0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
    ])

    /// As a point of its curve (X9.63); nil if it is of no curve.
    var point: Data? {
        guard EVP_PKEY_is_a(pointer, "EC") == 1 else { return nil }
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = EVP_PKEY_get1_encoded_public_key(pointer, &bytes)
        guard count > 0, let bytes else { return nil }
        defer { CRYPTO_free(bytes, nil, 0) }
        return Data(bytes: bytes, count: count)
    }

    /// Whether a signature by it is good, over the SHA-256 digest of data.
    func signed(_ data: Data, as signature: Data) -> Bool {
        guard let context = EVP_MD_CTX_new() else { return false }
        defer { EVP_MD_CTX_free(context) }
        guard EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, pointer) == 1 else { return false }
        return data.withUnsafeBytes { data in
            signature.withUnsafeBytes { signature in
                EVP_DigestVerify(
                    context, signature.bindMemory(to: UInt8.self).baseAddress, signature.count,
                    data.bindMemory(to: UInt8.self).baseAddress, data.count)
            }
        } == 1
    }
}
