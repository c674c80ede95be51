// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a sentence about the home may mean.
package enum HouseUnderstanding: Hashable, Sendable {
    /// This, without a question.
    case clear(HomeAnswer)
    /// One of these, the nearest first: a person is asked which.
    case unclear([HomeAnswer])
    /// It has to be known where the speaker is.
    case needsRoom
    /// Nothing that is known.
    case nothing
}
