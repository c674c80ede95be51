// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import COpenSSL
import Foundation
import Sentences
package import Shortcuts

/// Makes the checksums of files.
package enum Hasher {
    /// A text of hexadecimal digits for each file, in order.
    package static func perform(
        _ algorithm: HashAlgorithm, _ files: [ContentFile]
    ) throws(ShortcutFailure) -> Content {
        var texts: [ContentItem] = []
        for file in files { texts.append(ContentItem(.text(try digest(of: file.data, by: algorithm)))) }
        return Content(texts)
    }

    private static func digest(of data: Data, by algorithm: HashAlgorithm) throws(ShortcutFailure) -> String {
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        let isMade = data.withUnsafeBytes {
            EVP_Digest($0.baseAddress, $0.count, &digest, &count, method(of: algorithm), nil)
        }
        guard isMade == 1 else {
            throw ShortcutFailure(
                "this computer's OpenSSL does not support \(algorithm.rawValue) checksums",
                remedy: "choose another, such as SHA256")
        }
        return digest.prefix(Int(count)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    private static func method(of algorithm: HashAlgorithm) -> OpaquePointer? {
        switch algorithm {
        case .md5: EVP_md5()
        case .sha1: EVP_sha1()
        case .sha256: EVP_sha256()
        case .sha512: EVP_sha512()
        }
    }
}
