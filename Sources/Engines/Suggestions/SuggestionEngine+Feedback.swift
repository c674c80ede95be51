// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// Takes in that an action is not wanted on this occasion: the person turned a suggestion down, declined or
    /// canceled what was asked, or the system refused it.
    ///
    /// It is offered less everywhere, half as much less a week later, and what spoke for it here counts half. Doing it
    /// after all makes up for it.
    package mutating func dismiss(_ action: ActionID, at occasion: Occasion) {
        guard let number = roster.number(of: action) else { return }
        for (_, condition) in metConditions(at: occasion) { conditions.reduce(number, under: condition, to: 0.5) }
        refusals[number] = min((refusals[number] ?? 0) + 1, Constants.mostRefusals)
    }

    /// Lets no refusal of the past count any more, as a suggestion was taken up.
    package mutating func forgiveRefusals(of action: ActionID) {
        if let number = roster.number(of: action) { refusals[number] = nil }
    }

    /// Forgets the actions and all that was counted about them, as conditions of others too.
    ///
    /// What is left are sums that don't tell which actions they came from: how often each rank by recency was done, and
    /// how much each feature counts.
    package mutating func forget(_ actions: some Sequence<ActionID>) {
        forget(Set(actions.compactMap { roster.number(of: $0) }))
    }

    /// Forgets an eighth of the most actions there can be: it looks at everything, so one at a time is too slow.
    mutating func makeRoom() {
        forget(Set(roster.recent.suffix(Constants.mostActions / 8)))
    }

    private mutating func forget(_ numbers: Set<Int>) {
        roster.remove(numbers)
        conditions.remove(numbers)
        trail.removeAll(where: numbers.contains)
        for number in numbers { (refusals[number], leanings[number]) = (nil, Leaning()) }
    }
}
