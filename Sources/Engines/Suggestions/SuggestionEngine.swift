// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Learns what a person does and when, and says what they are likely to do next.
///
/// Every action that is known gets a probability: a softmax over a weighted sum of ``Feature``s, whose weights are
/// learned, and beside it what ``Habit``s call for in this very minute. Documentation/Suggestions.md has the formulas,
/// their sources, and how well they do. The engine has no clock: callers pass the moment.
package struct SuggestionEngine: Sendable {
    var roster = Roster()
    var conditions = ConditionTable()
    /// Of going on, and of starts.
    var weights = [Weights(), Weights()]
    var calibrations = [Calibration(), Calibration()]
    /// How often another action was done than the last one, going on and at starts; less than 0 once one was repeated.
    var changes = [0, 0]
    /// What is added to the scores of each class of ranks by recency, by pauses.
    var rankLeanings = [Leaning](repeating: Leaning(), count: Constants.pauseBounds.count + 1)
    /// The numbers of the last three actions, the last first.
    var trail: [Int] = []
    /// On the person's wall clock, in seconds since 1970; nil before the first.
    package internal(set) var lastEvent: Int64?
    /// How many events in a row were from before the last one.
    var earlierEvents = 0
    var eventCount = 0
    /// A mean over seven days.
    var eventsPerDay: Float = 20
    /// How many of the latest events, and how many of them were of new actions; both fade.
    var novelty: (new: Float, all: Float) = (0.5, 1)
    /// From which days since 1970 on the person was in which time zones, in seconds ahead of GMT; the latest last.
    var stays: [(firstDay: Int, zone: Int)] = []
    /// The days that rhythms are looked for on, of the last day that was learned.
    var recentDays = RecentDays(before: 0)

    package init() {}

    /// How many actions it knows.
    package var actionCount: Int { roster.recent.count }

    /// All actions it knows, the last done first.
    package var actions: [ActionID] { roster.recent.compactMap { roster.rows[$0].identifier } }

    /// Whether something done now would follow a pause, as on a lock screen.
    package func isStart(atLocalSeconds seconds: Int64) -> Bool {
        let now = min(max(0, seconds), Occasion.latest)
        return lastEvent.map { !(0...Occasion.idleness).contains(now - $0) } ?? true
    }

    /// What is most likely done on the occasion, the likeliest first; so many at most.
    package func suggestions(at occasion: Occasion, limit: Int = 5) -> [Suggestion] {
        // Going on, nobody is offered what they just did; at a start, a habit may call for it.
        let omitted = occasion.isStart ? nil : omitted(at: occasion)
        let usual = roster.shares
        let likelihoods = likelihoods(at: occasion, usual)
        var (probabilities, total) = (likelihoods.shares, Float(1))
        let actions = roster.recent.filter { $0 != omitted }
        var (search, habits) = (habitSearch(at: occasion), [Int: Habit]())
        for action in actions {
            guard let habit = search.habit(of: roster.rows[action], usual[action]) else { continue }
            // What counts knew already doesn't count twice.
            let more = max(0, habit.call - probabilities[action])
            habits[action] = habit
            probabilities[action] += more
            total += more
        }
        for action in probabilities.indices { probabilities[action] *= (1 - likelyNew) / total }
        calibrations[weightSet(at: occasion)].correct(&probabilities)
        // Of equals the more recent one is first.
        let best = actions.sorted { probabilities[$0] > probabilities[$1] }.prefix(max(0, limit))
        return best.compactMap { action in
            let reason = reason(for: action, likelihoods, habits[action], at: occasion)
            return roster.rows[action].identifier.map {
                Suggestion(action: $0, probability: probabilities[action], reason: reason)
            }
        }
    }

    /// How likely the next action was never done before.
    var likelyNew: Float { novelty.new / novelty.all }

    /// The action that is not likely at all: the last one, where nothing is ever repeated on such an occasion.
    func omitted(at occasion: Occasion) -> Int? {
        changes[weightSet(at: occasion)] < (occasion.isStart ? Constants.leastChanges : 0) ? nil : trail.first
    }

    /// Starts are another thing than going on.
    func weightSet(at occasion: Occasion) -> Int { occasion.isStart ? 1 : 0 }

    /// The class of the time since the action before, the shortest first.
    func pause(at occasion: Occasion) -> Int {
        let seconds = lastEvent.map { max(0, occasion.localSeconds - $0) } ?? .max
        // Starts have classes of their own, even if the clock disagrees.
        let pause = occasion.isStart ? max(seconds, Occasion.idleness + 1) : min(seconds, Occasion.idleness)
        return Constants.pauseBounds.count { pause > $0 }
    }
}
