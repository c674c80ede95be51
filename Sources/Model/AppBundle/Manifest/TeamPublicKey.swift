// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The public half of a team's Ed25519 key (RFC 8032).
package struct TeamPublicKey: Hashable, Sendable, CustomStringConvertible {
    package static let size = 32

    package let bytes: [UInt8]

    /// Nil unless there are ``size`` bytes.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size else { return nil }
        self.bytes = bytes
    }

    /// Nil unless the text is such a key in small hexadecimal digits.
    package init?(hexadecimal text: String) {
        guard let bytes = Hexadecimal.bytes(text, count: Self.size) else { return nil }
        self.bytes = bytes
    }

    package var description: String { Hexadecimal.text(bytes) }
}
