// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// Takes in that a suggestion was turned down in this moment.
    ///
    /// It is offered less everywhere for some days, and what spoke for it here and now counts half. Doing it all the
    /// same makes up for it.
    package mutating func dismiss(_ action: ActionID, at moment: Occasion) {
        guard let slot = roster.slot(of: action) else { return }
        let situation = Situation(moment, after: trail)
        for index in 0..<situation.keyCount {
            let row = contexts.index(of: situation.keys[index])
            if row >= 0 { contexts.scale(row, slot, by: 0.5) }
        }
        habits.scale(slot, in: situation, by: 0.5)
        let earlier = dislikes[slot]?.strength(at: moment.localSeconds) ?? 0
        let strength = min(earlier + 1, Dislike.greatestStrength)
        dislikes[slot] = Dislike(strength: strength, localSeconds: moment.localSeconds)
    }

    /// Takes in that a suggestion was taken up: it was done, and no refusal of the past counts any more.
    package mutating func accept(_ action: ActionID, at moment: Occasion) {
        if let slot = roster.slot(of: action) { dislikes[slot] = nil }
        learn(action, at: moment)
    }

    /// What is done all the same is disliked less.
    mutating func forgive(_ slot: ActionSlot) {
        guard var dislike = dislikes[slot] else { return }
        dislike.strength /= 2
        dislikes[slot] = dislike.strength < 0.1 ? nil : dislike
    }
}
