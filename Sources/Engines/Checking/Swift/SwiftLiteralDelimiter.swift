// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a string literal begins and ends with: `"`, `"""`, `#"`, …
struct SwiftLiteralDelimiter: Hashable, Sendable {
    var hashes: Int
    /// Of three quotation marks, over several lines.
    var isLong: Bool

    /// How many quotation marks stand at either end.
    var quotes: Int { isLong ? 3 : 1 }

    /// Whether the literal ends at the quotation mark at `offset`.
    func closes(_ bytes: [UInt8], at offset: Int) -> Bool {
        let marks = repeatElement(UInt8(ascii: "\""), count: quotes)
        let signs = repeatElement(UInt8(ascii: "#"), count: hashes)
        return bytes[offset...].starts(with: marks) && bytes.dropFirst(offset + quotes).starts(with: signs)
    }

    /// Whether the backslash at `offset` has as many number signs as an escape of the literal needs.
    func escapes(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes.dropFirst(offset + 1).starts(with: repeatElement(UInt8(ascii: "#"), count: hashes))
    }
}
