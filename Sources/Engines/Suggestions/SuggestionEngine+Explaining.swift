// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// What moved the probability of an action most, among what the counts bear out.
    func reason(for action: Int, _ likelihoods: Likelihoods, _ habit: Habit?, at occasion: Occasion) -> Reason {
        let moves = weights(at: occasion) * likelihoods.features[action]
        func moved(by features: Feature...) -> Float { features.reduce(0) { $0 + moves[$1.rawValue] } }
        let near = roster.times[action].compactMap { occasion.occurrence($0) }
        let byHabit = log(1 + call(habit, for: action) / max(likelihoods.shares[action], .leastNormalMagnitude))
        let byLast = moved(by: .previous, .lastTwo, .lastThree, .previousAndPause)
        let reasons: [(moved: Float, reason: () -> Reason?)] = [
            (byHabit, { habitReason(habit, at: occasion) }),
            (byLast, { afterReason(action, at: occasion) }),
            (moved(by: .hour, .weekdayHours), { Set(near.map(\.daysAgo)).subtracting([0]).count > 1 ? .hour : nil }),
            (moved(by: .place), { isDoneMore(action, under: .place, at: occasion) ? .place : nil }),
        ]
        let best = reasons.filter { $0.moved > Constants.leastMoved }.sorted { $0.moved > $1.moved }
        return best.lazy.compactMap { $0.reason() }.first ?? reasonOfUse(action, near)
    }

    private func habitReason(_ habit: Habit?, at occasion: Occasion) -> Reason? {
        guard let habit, habit.probability > Constants.namedHabit else { return nil }
        let halfHour = Int(((Float(occasion.minute) + habit.offset) / 30).rounded())
        return .habit(habit.days(at: occasion), minute: (halfHour + 48) % 48 * 30)
    }

    private func afterReason(_ action: Int, at occasion: Occasion) -> Reason? {
        guard !occasion.isStart, let last = trail.first, last != action,
            isDoneMore(action, under: .previous, share: Constants.oftenShare, at: occasion)
        else { return nil }
        return roster.identifiers[last].map { .after($0) }
    }

    private func isDoneMore(_ action: Int, under feature: Feature, share: Float = 0, at occasion: Occasion) -> Bool {
        guard let condition = metConditions(at: occasion).first(where: { $0.feature == feature })?.condition,
            let counts = conditions[condition]
        else { return false }
        return counts[action] > Constants.moreThanOnce && counts[action] >= share * counts.total
    }

    private func reasonOfUse(_ action: Int, _ near: [Occurrence]) -> Reason {
        if near.contains(where: { $0.daysAgo == 0 && $0.offset <= 0 }) { return .recent }
        let usual = 1 / Float(actionCount)
        return roster.usual[action] > Constants.moreThanOnce && roster.shares[action] > usual ? .frequent : .known
    }
}
