// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// Forgets the actions and all that was counted about them, as conditions of others too.
    ///
    /// What is left are sums from which no action can be told: how often what was done was the last thing done, and how
    /// much each feature counts.
    package mutating func forget(_ actions: some Sequence<ActionID>) {
        let doomed = Set(actions.compactMap { roster.numbers[$0] })
        if !doomed.isEmpty { forget(doomed) }
    }

    /// Makes room for an eighth of the greatest number of actions, as forgetting looks at everything.
    mutating func makeRoom() {
        forget(Set(roster.recent.suffix(Roster.mostActions / 8)))
    }

    private mutating func forget(_ doomed: Set<Int>) {
        let numbers = roster.keep { !doomed.contains($0) }
        contexts.renumber(numbers)
        past.renumber(numbers)
        trail = trail.map { $0 < 0 ? $0 : numbers[Int($0)].map { Int32($0) } ?? -1 }
        var kept: [Int: Dislike] = [:]
        for (number, dislike) in dislikes {
            if let number = numbers[number] { kept[number] = dislike }
        }
        dislikes = kept
    }
}
