// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is the same for writing and for reading a state.
enum StateFormat {
    /// “BkSg”.
    static let mark: UInt32 = 0x6753_6B42
    static let version: UInt8 = 4
    /// Greater than any count becomes.
    static let greatestCount: Float = 1e7

    /// The decayed sums of squared gradients.
    static let squares = 0...GradientSquares.greatest

    /// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv
    static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
