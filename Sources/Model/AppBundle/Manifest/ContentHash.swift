// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The BLAKE2b-256 hash (RFC 7693) of a file or a manifest.
///
/// Of the hashes available it is the quickest in software, and `b2sum --length=256`
/// prints it.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    /// The name by which manifests call the algorithm.
    package static let algorithm = "blake2b-256"
    package static let size = 32

    package let bytes: [UInt8]

    /// Nil unless there are ``size`` bytes.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size else { return nil }
        self.bytes = bytes
    }

    /// Nil unless the text is such a hash in small hexadecimal digits.
    package init?(hexadecimal text: String) {
        guard let bytes = Hexadecimal.bytes(text, count: Self.size) else { return nil }
        self.bytes = bytes
    }

    package var description: String { Hexadecimal.text(bytes) }
}
