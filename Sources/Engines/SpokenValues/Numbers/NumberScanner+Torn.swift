// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NumberScanner {
    /// Whether what follows would go on with the number, so that it is not the one that was said.
    var isTorn: Bool {
        guard let piece = next, place > 0 else { return false }
        switch piece.word {
        case .multiplier, .scale, .dozen, .point, .plusHalf, .half, .denominator, .over, .malformed, .fraction,
            .vague:
            return true
        case .small: return !isDigits(pieces[place - 1].word)
        case .digits: return !piece.isSpaced
        case .and: return isTornAfterAnd
        case .article, .minus, .fixed: return false
        }
    }

    private func isDigits(_ word: NumberWord) -> Bool {
        if case .digits = word { true } else { false }
    }

    private var isTornAfterAnd: Bool {
        switch (pieces[place - 1].word, following) {
        case (_, .fraction), (_, .half): return true
        case (_, .article), (_, .small(1)):
            guard place + 2 < pieces.count else { return false }
            switch pieces[place + 2].word {
            case .half, .denominator, .fraction: return true
            default: return false
            }
        case (.scale, .small), (.multiplier, .small), (.scale, .digits): return true
        default: return false
        }
    }
}
