// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCrypto
import Foundation
import Sentences
import Shortcuts

/// Checksums, by OpenSSL.
enum Hasher {
    /// Hexadecimal digits in lower case for each file.
    static func content(_ algorithm: HashAlgorithm, _ files: [ContentFile]) throws(ShortcutFailure) -> Content {
        Content(try files.map { file throws(ShortcutFailure) in ContentItem(.text(try digest(file.data, algorithm))) })
    }

    private static func digest(_ data: Data, _ algorithm: HashAlgorithm) throws(ShortcutFailure) -> String {
        let function =
            switch algorithm {
            case .md5: EVP_md5()
            case .sha1: EVP_sha1()
            case .sha256: EVP_sha256()
            case .sha512: EVP_sha512()
            }
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var length: UInt32 = 0
        let isMade = data.withUnsafeBytes {
            EVP_Digest($0.baseAddress, $0.count, &digest, &length, function, nil) == 1
        }
        // A machine may forbid those that are not safe any more.
        guard isMade else {
            throw ShortcutFailure("this machine makes no \(algorithm.rawValue)", remedy: "choose SHA256", kind: .missing)
        }
        return digest.prefix(Int(length)).map { String(format: "%02x", $0) }.joined()
    }
}
