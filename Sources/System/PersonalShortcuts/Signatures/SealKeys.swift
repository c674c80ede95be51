// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import COpenSSL
import Foundation
import ShortcutDocument

/// The keys of a file's seals, each made of the one above it (HKDF, RFC 5869, with SHA-256).
///
/// ```
/// key of the archive: key, salt of the file, "AEA_AMK", profile, the signer's point
///     of the root head: "AEA_RHEK"
///     of a cluster: "AEA_CK", number
///         of its heads: "AEA_CHEK"
///         of a segment: "AEA_SK", number
/// ```
struct SealKeys {
    private let archive: Data

    /// - Parameter point: The signer's public key.
    init(_ shortcut: SignedShortcut, point: Data) {
        // What follows the magic: the profile, and how a password would be stretched.
        let profile = shortcut.signed.dropFirst(4).prefix(4)
        archive = Self.derived(
            from: shortcut.key, salt: shortcut.salt, for: Data("AEA_AMK".utf8) + profile + point)
    }

    /// The key for the seal of a part.
    func key(of part: SignedShortcut.Seal.Part) -> Data {
        switch part {
        case .root: Self.derived(from: archive, for: Data("AEA_RHEK".utf8))
        case .cluster(let number): Self.derived(from: cluster(number), for: Data("AEA_CHEK".utf8))
        case .segment(let segment, of: let number):
            Self.derived(from: cluster(number), for: Data("AEA_SK".utf8) + Self.number(segment))
        }
    }

    private func cluster(_ number: Int) -> Data {
        Self.derived(from: archive, for: Data("AEA_CK".utf8) + Self.number(number))
    }

    private static func number(_ value: Int) -> Data {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).littleEndian) { Data($0) }
    }

    /// 32 bytes: one round of the expansion.
    private static func derived(from key: Data, salt: Data = Data(count: 32), for purpose: Data) -> Data {
        code(over: purpose + [1], by: code(over: key, by: salt))
    }

    /// HMAC-SHA256.
    static func code(over data: Data, by key: Data) -> Data {
        var code = Data(count: 32)
        code.withUnsafeMutableBytes { code in
            data.withUnsafeBytes { data in
                key.withUnsafeBytes { key in
                    _ = HMAC(
                        EVP_sha256(), key.baseAddress, Int32(clamping: key.count),
                        data.bindMemory(to: UInt8.self).baseAddress, data.count,
                        code.bindMemory(to: UInt8.self).baseAddress, nil)
                }
            }
        }
        return code
    }

    /// What a seal is over: its salt, its data, and the length of the salt.
    static func code(of seal: SignedShortcut.Seal, by key: Data) -> Data {
        let length = withUnsafeBytes(of: UInt64(seal.salt.count).littleEndian) { Data($0) }
        return code(over: seal.salt + seal.data + length, by: key)
    }
}
