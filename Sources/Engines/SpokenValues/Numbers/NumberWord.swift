// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a word says in a number.
enum NumberWord: Sendable {
    /// Below a hundred.
    case small(Decimal)
    /// What multiplies inside a group: hundred, 十.
    case multiplier(Decimal)
    /// What multiplies a whole group: thousand, 万.
    case scale(Decimal)
    case dozen
    /// A number that no other word joins: "a couple of", "anderthalb".
    case fixed(Decimal)
    case digits(DigitRun)
    /// Less than one: "3/4", "½".
    case fraction(Decimal)
    /// "half", which needs no number before it.
    case half
    /// Half of one more: "einhalb", 个半.
    case plusHalf
    /// What a number is divided by, said of one or of several: "third", "thirds".
    case denominator(Decimal, ofOne: Bool, ofSeveral: Bool)
    /// What stands between a denominator and its numerator: 分之.
    case over
    case article
    case and
    case point
    case minus
    /// What makes another number of it that is not known: 十几, "3 lakh".
    case vague
    /// Digits that are no number: "1.2.3".
    case malformed
}

/// A word of a number in a text; one word of the text may have several.
struct NumberPiece {
    /// What it says.
    var word: NumberWord
    /// The token after it.
    var end: Int
    /// Whether the word of the text ends here.
    var isWhole: Bool
    /// Whether a space stands before it.
    var isSpaced: Bool
    /// Whether it is written without spaces around it.
    var isIdeograph: Bool

    /// A word at a token.
    init(_ word: NumberWord, _ token: Token, end: Int, _ isWhole: Bool, _ isSpaced: Bool) {
        (self.word, self.end, self.isWhole, self.isSpaced) = (word, end, isWhole, isSpaced)
        isIdeograph = token.kind == .ideograph
    }
}

extension Decimal {
    /// The number without what a third leaves behind.
    func rounded(to digits: Int) -> Decimal {
        var (rounded, exact) = (Decimal(), self)
        NSDecimalRound(&rounded, &exact, digits, .plain)
        return rounded
    }
}

/// A number in a text.
struct NumberMatch {
    /// The number.
    var value: Decimal
    /// The token after it.
    var end: Int
    /// Whether its separator is another language's.
    var isDoubtful = false
}
