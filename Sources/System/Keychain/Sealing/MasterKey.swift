// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSodium
import Foundation

/// The one key from which all others of a keychain are derived.
struct MasterKey: Sendable {
    /// In bytes; libsodium's for `crypto_kdf`.
    static let length = Int(crypto_kdf_KEYBYTES)

    private enum Purpose: UInt64 {
        case sealing = 1
        case index = 2
        case proof = 3
    }

    /// Eight characters that keep these keys apart from any other use of the key.
    private static let context = "beckonkc"

    private let bytes: SecretBytes

    private init(_ bytes: SecretBytes) { self.bytes = bytes }

    static func random() throws(KeychainError) -> MasterKey {
        MasterKey(
            try SecretBytes(count: length) { buffer in
                guard let start = buffer.baseAddress else { return }
                randombytes_buf(start, buffer.count)
            })
    }

    /// Nil when the data is not a key's length.
    init?(_ data: Data) throws(KeychainError) {
        guard data.count == Self.length else { return nil }
        bytes = try SecretBytes(count: Self.length) { buffer in
            buffer.copyBytes(from: data)
        }
    }

    /// The key itself, for the place that keeps it.
    var data: Data { bytes.withBytes { Data(bytes: $0, count: Self.length) } }

    func sealingKey() throws(KeychainError) -> SecretBytes {
        try derive(.sealing, count: Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES))
    }

    func indexKey() throws(KeychainError) -> SecretBytes {
        try derive(.index, count: Int(crypto_generichash_KEYBYTES))
    }

    /// A hash that only this key makes and that tells nothing about it.
    func proof() throws(KeychainError) -> Data {
        try derive(.proof, count: 32).withBytes { Data(bytes: $0, count: 32) }
    }

    private func derive(_ purpose: Purpose, count: Int) throws(KeychainError) -> SecretBytes {
        try SecretBytes(count: count) { buffer in
            guard let start = buffer.baseAddress else { return }
            _ = bytes.withBytes { key in
                crypto_kdf_derive_from_key(
                    start.assumingMemoryBound(to: UInt8.self), buffer.count, purpose.rawValue, Self.context, key)
            }
        }
    }
}
