// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// Forgets the actions and all that was counted about them, as conditions of others too.
    ///
    /// What is left are sums from which no action can be told: how often what was done was the last thing done,
    /// and how much each feature counts.
    package mutating func forget(_ actions: some Sequence<ActionID>) {
        var doomed = [Bool](repeating: false, count: roster.slotCount)
        var isAny = false
        for action in actions {
            guard let slot = roster.slot(of: action) else { continue }
            doomed[Int(slot)] = true
            isAny = true
        }
        if isAny { forget(doomed) }
    }

    /// Makes room for an eighth of the greatest number of actions, as forgetting looks at every row.
    mutating func makeRoom() {
        var doomed = [Bool](repeating: false, count: roster.slotCount)
        for slot in roster.recent.suffix(Roster.greatestCount / 8) { doomed[Int(slot)] = true }
        forget(doomed)
    }

    private mutating func forget(_ doomed: [Bool]) {
        trail.forget(doomed)
        for slot in doomed.indices where doomed[slot] {
            weights.forget(ActionSlot(truncatingIfNeeded: slot))
            biases.forget(ActionSlot(truncatingIfNeeded: slot))
        }
        contexts.remove(doomed)
        habits.remove(doomed)
        dislikes = dislikes.filter { !doomed[Int($0.key)] }
        roster.remove(doomed)
    }
}
