// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The smallest piece of Swift that has a meaning, as bytes of its source.
struct SwiftToken: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
        /// An identifier or keyword, without the backticks it may stand in.
        case word
        /// A number.
        case number
        /// The content of a string literal that has no escapes and no interpolation.
        case literal
        /// A piece of a string literal around escapes and interpolations.
        case fragment
        /// A single byte of an operator or of punctuation.
        case mark
        /// `#if`, `#selector`, `#available`, …, with the number sign.
        case directive
    }

    var kind: Kind
    var start: UInt32
    var length: UInt32

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
