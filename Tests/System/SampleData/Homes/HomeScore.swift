// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import HomeAssistant

/// How many sentences were understood, and how.
package struct HomeScore: Hashable, Sendable {
    package private(set) var count = 0
    package private(set) var exact = 0
    /// Exact, but a person is asked first, or has to say it again.
    package private(set) var exactButUnsure = 0
    /// The intent is right, a slot is not.
    package private(set) var otherSlots = 0
    package private(set) var otherIntent = 0
    /// Taken for another intent without a question.
    package private(set) var surelyOtherIntent = 0
    package private(set) var notUnderstood = 0

    package init() {}

    package mutating func add(_ outcome: HomeCase.Outcome, isSure: Bool = true) {
        count += 1
        switch outcome {
        case .exact:
            exact += 1
            if !isSure { exactButUnsure += 1 }
        case .otherSlots: otherSlots += 1
        case .otherIntent:
            otherIntent += 1
            if isSure { surelyOtherIntent += 1 }
        case .notUnderstood: notUnderstood += 1
        }
    }

    /// Adds the sentences of another score.
    package mutating func add(_ other: HomeScore) {
        count += other.count
        exact += other.exact
        exactButUnsure += other.exactButUnsure
        otherSlots += other.otherSlots
        otherIntent += other.otherIntent
        surelyOtherIntent += other.surelyOtherIntent
        notUnderstood += other.notUnderstood
    }

    /// So many of the sentences, in hundredths of them all.
    package func share(_ part: Int) -> Double { count == 0 ? 0 : Double(part) * 100 / Double(count) }
}
