// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// Takes in that a suggestion was turned down on this occasion.
    ///
    /// It is offered less everywhere, half as much less a week later, and what spoke for it here counts half. Doing it all
    /// the same makes up for it.
    package mutating func dismiss(_ action: ActionID, at occasion: Occasion) {
        guard let number = roster.number(of: action) else { return }
        for condition in metConditions(at: occasion) { conditions.reduce(number, under: condition, to: 0.5) }
        refusals[number] = min((refusals[number] ?? 0) + 1, Constants.mostRefusals)
    }

    /// Lets no refusal of the past count any more, as a suggestion was taken up.
    package mutating func forgiveRefusals(of action: ActionID) {
        if let number = roster.number(of: action) { refusals[number] = nil }
    }

    /// Forgets the actions and all that was counted about them, as conditions of others too.
    ///
    /// What is left are sums from which no action can be told: how often what was done was the last thing done, and how
    /// much each feature counts.
    package mutating func forget(_ actions: some Sequence<ActionID>) {
        forget(Set(actions.compactMap { roster.number(of: $0) }))
    }

    /// Makes room for an eighth of the greatest number of actions, as forgetting looks at everything.
    mutating func makeRoom() {
        forget(Set(roster.recent.suffix(Constants.mostActions / 8)))
    }

    private mutating func forget(_ numbers: Set<Int>) {
        roster.remove(numbers)
        conditions.remove(numbers)
        trail.removeAll(where: numbers.contains)
        for number in numbers { refusals[number] = nil }
    }
}
