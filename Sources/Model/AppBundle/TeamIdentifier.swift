// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The ten letters and digits that name a team, such as `7F3K2M9QXA`.
///
/// They are derived from the team's public key, so no two teams share one
/// unless somebody has tried long; whoever must be sure compares the keys.
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
