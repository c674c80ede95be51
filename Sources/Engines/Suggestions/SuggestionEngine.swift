// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Learns what a person does and when, and says what they are likely to do next.
///
/// Every action that is known gets a probability: a softmax over a weighted sum of ``Feature``s, whose weights are learned,
/// and beside it what ``Habit``s expect of this very minute. Documentation/Suggestions.md has the formulas, and tells where
/// they are from and how well they do.
///
/// The engine has no clock: moments are handed to it. A value of it is the whole memory of one person.
package struct SuggestionEngine: Sendable {
    var roster = Roster()
    var contexts = ContextTable()
    var past = Past()
    /// Of the middle of what is done in a go, and of starts.
    var weights = [Weights(), Weights()]
    /// The numbers of the last three actions, the last first; -1 where there was none.
    var trail: [Int32] = [-1, -1, -1]
    /// The classes of the ranks that the last two had.
    var lastRanks: [UInt32] = [0, 0]
    var lastSeconds: Int64?
    /// Whether an action was ever done twice in a row without a pause; before that it isn't suggested.
    var repeats = false
    /// A mean over seven days.
    var eventsPerDay = 20.0
    var eventCount = 0
    /// What was turned down, by the number of the action.
    var dislikes: [Int: Dislike] = [:]

    package init() {}

    /// How many actions it knows.
    package var actionCount: Int { roster.count }

    /// All actions it knows, the last done first.
    package var actions: [ActionID] { roster.recent.map { roster.identifiers[$0] } }

    /// Of the event learned last; nil before the first.
    package var lastEvent: Int64? { lastSeconds }

    /// Whether something done now would follow a pause, as on a lock screen.
    package func isStart(atLocalSeconds seconds: Int64) -> Bool {
        guard let last = lastSeconds else { return true }
        let (pause, overflow) = seconds.subtractingReportingOverflow(last)
        return overflow || pause > Occasion.idleness || pause < 0
    }

    /// The action that is left out: the last one, as long as nothing was ever repeated without a pause.
    func omitted(at moment: Moment) -> Int? {
        moment.isStart || repeats || trail[0] < 0 ? nil : Int(trail[0])
    }
}
