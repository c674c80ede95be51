// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// Takes in that a suggestion was turned down in this moment.
    ///
    /// It is offered less everywhere for some days, and what spoke for it here counts half. Doing it all the same makes up
    /// for it.
    package mutating func dismiss(_ action: ActionID, at occasion: Occasion) {
        guard let number = roster.numbers[action] else { return }
        for key in keys(at: Moment(occasion, after: lastSeconds)) { contexts.scale(number, under: key, by: 0.5) }
        let earlier = dislikes[number]?.strength(at: occasion.localSeconds) ?? 0
        dislikes[number] = Dislike(
            strength: min(earlier + 1, Dislike.greatestStrength), localSeconds: occasion.localSeconds)
    }

    /// Takes in that a suggestion was taken up: it was done, and no refusal of the past counts any more.
    package mutating func accept(_ action: ActionID, at occasion: Occasion) {
        if let number = roster.numbers[action] { dislikes[number] = nil }
        learn(action, at: occasion)
    }

    /// What is done all the same is disliked less.
    mutating func forgive(_ action: Int) {
        guard var dislike = dislikes[action] else { return }
        dislike.strength /= 2
        dislikes[action] = dislike.strength < 0.1 ? nil : dislike
    }
}
