// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// What moved the probability of an action most, among what the counts bear out.
    func reason(for action: Int, _ likelihoods: Likelihoods, _ habit: Habit?, at occasion: Occasion) -> Reason {
        let features = likelihoods.features[action]
        let moves = likelihoods.weights * features
        func moved(by features: Feature...) -> Float { features.reduce(0) { $0 + moves[$1.rawValue] } }
        let byHabit = log(1 + (habit?.call ?? 0) / max(likelihoods.shares[action], .leastNormalMagnitude))
        let byLast = moved(by: .previous, .lastTwo, .lastThree, .previousAndPause)
        // Of today, and of days before.
        var (isRecent, days) = (false, Set<Int>())
        occasion.forEachOccurrence(in: roster.rows[action].times) { daysAgo, offset in
            isRecent = isRecent || daysAgo == 0 && offset <= 0
            if daysAgo > 0 { days.insert(daysAgo) }
        }
        let last = occasion.isStart || trail.first == action ? nil : trail.first
        let (lastOne, place) = (last.map { Condition(.previous, after: [$0]) }, occasion.place?.condition)
        let after = isDoneMore(action, under: lastOne, share: Constants.oftenShare) ? last : nil
        let reasons: [(moved: Float, reason: Reason?)] = [
            (byHabit, habit.flatMap { $0.probability > Constants.namedHabit ? $0.reason : nil }),
            (byLast, after.flatMap { roster.rows[$0].identifier }.map { .after($0) }),
            (moved(by: .hour, .weekdayHours), days.count > 1 ? .hour : nil),
            (moved(by: .place), isDoneMore(action, under: place) ? .place : nil),
        ]
        let best = reasons.filter { $0.moved > Constants.leastMoved && $0.reason != nil }.max { $0.moved < $1.moved }
        let isFrequent =
            roster.rows[action].count > Constants.moreThanOnce
            && features[Feature.frequency.rawValue] > -log(Float(actionCount))
        return best?.reason ?? (isRecent ? .recent : isFrequent ? .frequent : .known)
    }

    private func isDoneMore(_ action: Int, under condition: Condition?, share: Float = 0) -> Bool {
        guard let counts = condition.flatMap({ conditions.counts[$0] }) else { return false }
        return counts[action] > Constants.moreThanOnce && counts[action] >= share * counts.total
    }
}
