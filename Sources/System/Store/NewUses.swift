// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What was done since a mark, and the mark up to which that is.
package struct NewUses: Hashable, Sendable {
    /// How far the uses of actions are known.
    package struct Mark: Hashable, Sendable {
        /// The last donation's number.
        package var donation: Int
        /// The last turn of any action.
        package var turn: Int

        package init(donation: Int = 0, turn: Int = 0) {
            self.donation = donation
            self.turn = turn
        }
    }

    /// In the order in which they happened.
    package var uses: [ActionUse]
    package var mark: Mark
    /// All actions there are.
    package var actions: Set<Int>
}

/// That an action was used, as the suggestion engine is taught it.
package struct ActionUse: Hashable, Sendable {
    package var action: Int
    /// Seconds since 1970, in UTC.
    package var moment: Int64
    /// Whether the system has run it; else its app has reported it.
    package var isRun = false
}
