// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Learns what a person does and when, and says what they are likely to do next.
///
/// Every action that is known gets a probability: a softmax over a weighted sum of ``Feature``s, whose weights are
/// learned, and beside it what ``Habit``s call for in this very minute. Documentation/Suggestions.md has the formulas,
/// their sources, and how well they do.
///
/// The engine has no clock: callers pass the moment. A value of it is the whole memory of one person.
package struct SuggestionEngine: Sendable {
    var roster = Roster()
    var conditions = ConditionTable()
    /// Of going on, and of starts.
    var weights = [Weights(), Weights()]
    /// How the weights lean after each action, by its number.
    var leanings: [Leaning] = []
    var rankBiases = RankBiases()
    /// Of going on, and of starts.
    var calibrations = [Calibration(), Calibration()]
    /// The numbers of the last three actions, the last first.
    var trail: [Int] = []
    /// On the person's wall clock, in seconds since 1970; nil before the first.
    package internal(set) var lastEvent: Int64?
    /// How many events in a row were from before the last one.
    var earlierEvents = 0
    /// How often another action was done than the last one, going on and at starts; less than 0 once one was repeated.
    var changes = [0, 0]
    /// A mean over seven days.
    var eventsPerDay: Float = 20
    var eventCount = 0
    /// How many of the latest events, and how many of them were of new actions; both fade.
    var novelty: (new: Float, all: Float) = (0.5, 1)
    /// How often actions were turned down, by their numbers; it fades.
    var refusals: [Int: Float] = [:]
    /// In which time zones the person was, the latest last.
    var stays: [Stay] = []
    /// The days that rhythms are looked for on, of the last day that was learned.
    var recentDays = RecentDays(before: 0)

    package init() {}

    /// How many actions it knows.
    package var actionCount: Int { roster.recent.count }

    /// All actions it knows, the last done first.
    package var actions: [ActionID] { roster.recent.compactMap { roster.identifiers[$0] } }

    /// Whether something done now would follow a pause, as on a lock screen.
    package func isStart(atLocalSeconds seconds: Int64) -> Bool {
        guard let lastEvent else { return true }
        let (pause, overflow) = seconds.subtractingReportingOverflow(lastEvent)
        return overflow || pause > Occasion.idleness || pause < 0
    }

    /// What is most likely done on the occasion, the likeliest first.
    ///
    /// - Parameters:
    ///   - occasion: Of now, or any other.
    ///   - limit: How many at most.
    package func suggestions(at occasion: Occasion, limit: Int = 5) -> [Suggestion] {
        guard limit > 0 else { return [] }
        // Going on, nobody is offered what they just did; at a start, a habit may call for it.
        let omitted = occasion.isStart ? nil : omitted(at: occasion)
        let (likelihoods, habits) = (likelihoods(at: occasion), habits(at: occasion))
        var probabilities = likelihoods.shares
        var total: Float = 1
        for action in roster.recent where action != omitted {
            guard let habit = habits[action] else { continue }
            let call = excess(of: call(habit, for: action), over: probabilities[action])
            probabilities[action] += call
            total += call
        }
        for action in probabilities.indices { probabilities[action] *= (1 - likelyNew) / total }
        calibrations[weightSet(at: occasion)].correct(&probabilities)
        return first(limit, by: probabilities, without: omitted).compactMap { action in
            roster.identifiers[action].map {
                Suggestion(
                    action: $0, probability: probabilities[action],
                    reason: reason(for: action, likelihoods, habits[action], at: occasion))
            }
        }
    }

    /// The likeliest actions, the likeliest first; of equals the more recent one.
    private func first(_ limit: Int, by probabilities: [Float], without omitted: Int?) -> [Int] {
        var first: [Int] = []
        for action in roster.recent where action != omitted {
            let probability = probabilities[action]
            if first.count == limit {
                guard let last = first.last, probability > probabilities[last] else { continue }
                first.removeLast()
            }
            var place = first.count
            while place > 0, probabilities[first[place - 1]] < probability { place -= 1 }
            first.insert(action, at: place)
        }
        return first
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
