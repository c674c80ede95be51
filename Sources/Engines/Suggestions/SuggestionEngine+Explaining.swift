// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// What moved the probability of an action most, among what the counts bear out.
    func reason(for action: Int, share: Double, _ likelihoods: Likelihoods, at moment: Moment) -> Reason {
        let weights = weights[weightSet(at: moment)]
        func moved(by features: [Feature]) -> Double {
            features.reduce(0) { $0 + weights.values[$1.rawValue] * likelihoods.features[action, $1] }
        }
        var best = (value: Self.leastMoved, reason: Reason?.none)
        func propose(_ value: Double, _ reason: Reason?) {
            if value > best.value, let reason { best = (value, reason) }
        }
        propose(log(1 + likelihoods.call(for: action) / share), habitReason(likelihoods.habits[action], at: moment))
        propose(moved(by: [.previous, .lastTwo, .lastThree, .previousAndPause]), afterReason(action, at: moment))
        propose(moved(by: [.hour, .weekdayAndHour]), isDoneOnSeveralDays(action, around: moment) ? .hour : nil)
        propose(moved(by: [.place]), isDoneMore(action, under: .place, at: moment) ? .place : nil)
        return best.reason ?? reasonOfUse(action, at: moment)
    }

    /// Of the logarithm of the odds; less is not worth a word.
    private static let leastMoved = 0.1
    /// Counts fade, so more than one is more than once.
    private static let moreThanOnce = 1.05
    /// At which share of what followed it an action is “often” next.
    private static let oftenShare = 0.15

    private func habitReason(_ habit: Habit?, at moment: Moment) -> Reason? {
        guard let habit, habit.probability > 0.5 else { return nil }
        let halfHour = ((Double(moment.minute) + habit.offset) / 30).rounded()
        let minute = (Int(halfHour) * 30 + Moment.minutesOfDay) % Moment.minutesOfDay
        return .habit(habit.days(at: moment), minute: minute)
    }

    private func afterReason(_ action: Int, at moment: Moment) -> Reason? {
        guard !moment.isStart, trail[0] >= 0, Int(trail[0]) != action,
            isDoneMore(action, under: .previous, share: Self.oftenShare, at: moment)
        else { return nil }
        return .after(roster.identifiers[Int(trail[0])])
    }

    private func isDoneMore(
        _ action: Int, under feature: Feature, share: Double = 0, at moment: Moment
    ) -> Bool {
        guard let key = keys(at: moment).first(where: { $0.feature == feature }) else { return false }
        let counts = contexts[key]
        return counts[action] > Self.moreThanOnce && counts[action] >= share * counts.total
    }

    private func isDoneOnSeveralDays(_ action: Int, around moment: Moment) -> Bool {
        let near = past.occurrences(around: moment, within: Constants.habitReach).filter { $0.action == action }
        return Set(near.map(\.daysAgo)).count > 1
    }

    private func reasonOfUse(_ action: Int, at moment: Moment) -> Reason {
        let lately = past.occurrences(around: moment, within: Constants.habitReach)
        if lately.contains(where: { $0.action == action && $0.daysAgo == 0 && $0.offset <= 0 }) { return .recent }
        let counts = roster.counts[Roster.Memory.middle.rawValue]
        let usual = counts.reduce(0, +) / Double(counts.count)
        return counts[action] > max(Self.moreThanOnce, usual) ? .frequent : .known
    }
}
