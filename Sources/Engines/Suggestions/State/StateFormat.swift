// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How an engine is kept: words of four bytes each, the lowest byte first.
///
/// Lists begin with the number of their elements; numbers of eight bytes take two words, the lower first.
enum StateFormat {
    /// The first word: “BSUG”.
    static let mark: UInt32 = 0x4755_5342
    /// The second word; it changes with whatever changes the format or the meaning of a number.
    static let version: UInt32 = 6
}
