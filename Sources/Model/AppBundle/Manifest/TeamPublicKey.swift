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

/// The ten letters and digits that name a team, such as `7F3K2M9QXA`.
///
/// They are derived from the team's public key, so no two teams share one
/// unless one was searched for with great effort; to be sure, compare the keys.
package struct TeamIdentifier: Hashable, Sendable, Comparable, CheckedText {
    package let text: String

    /// Nil unless the text has ten characters, all of them capital letters of ASCII or digits.
    package init?(_ text: String) {
        guard text.utf8.count == 10, text.utf8.allSatisfy(Self.isAllowed) else { return nil }
        self.text = text
    }

    package var description: String { text }

    /// What the names of the team's own things begin with: the identifier and a dot.
    package var prefix: String { text + "." }

    package static func < (left: Self, right: Self) -> Bool { left.text < right.text }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
