// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A word of a number, or a run of digits in one.
struct NumberWord: Sendable {
    /// What words do in a number.
    enum Role: Sendable {
        /// Counts below a hundred.
        case small
        /// Multiplies inside a group: hundred, 十.
        case multiplier
        /// Multiplies a whole group: thousand, 万.
        case scale
        case dozen
        /// Stands for a number that no other word joins: "a couple of", "anderthalb".
        case fixed
        case digits
        /// Is less than one: "3/4", "½".
        case fraction
        /// Needs no number before it: "half".
        case half
        /// Adds half of one: "einhalb", 个半.
        case plusHalf
        /// Divides one: "third".
        case part
        /// Divides several: "thirds".
        case parts
        /// Divides one or several: "Drittel".
        case anyParts
        /// Stands between a denominator and its numerator: 分之.
        case over
        case article, and, point, minus
        /// Makes another number of it that is not known: 十几, "3 lakh".
        case vague
        /// Is no number, for all its digits: "1.2.3".
        case malformed
    }

    /// What it does.
    var role: Role
    /// The number it stands for; 0 for words that stand for none.
    var value: Decimal = 0
    /// How many digits stand before the decimal separator.
    var digits = 0
    /// Whether its digits have no decimal separator.
    var isWhole = true
    /// Whether its separator may be meant otherwise.
    var isDoubtful = false
}

/// A word of a number in a text; one word of the text may have several.
struct NumberPiece {
    /// What it says.
    var word: NumberWord
    /// The token after it.
    var end: Int
    /// Whether the word of the text ends here.
    var isWhole = true
    /// Whether a space stands before it.
    var isSpaced: Bool
    /// Whether it is written without spaces around it.
    var isIdeograph: Bool
}

extension Decimal {
    /// Half of one.
    static let half = Decimal(sign: .plus, exponent: -1, significand: 5)

    /// The number without what a third leaves behind.
    func rounded(to digits: Int) -> Decimal {
        var (rounded, exact) = (Decimal(), self)
        NSDecimalRound(&rounded, &exact, digits, .plain)
        return rounded
    }

    /// Whether it has no fraction.
    var isInteger: Bool { rounded(to: 0) == self }

    /// Whether another number goes into it without a rest.
    func isMultiple(of other: Decimal) -> Bool { (self / other).isInteger }

    /// The number as an integer; nil if it is not an integer or too large.
    var integer: Int? { isInteger && abs(self) <= Decimal(Int.max) ? Int(description) : nil }
}
