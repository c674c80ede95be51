// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Learns what a person does and when, and says what they are likely to do next.
///
/// Each action known gets a score: a weighted sum of sixteen features, and biases. Most features are logarithms of "how
/// much more likely is it under this condition than it is anyway". The conditions are counted in small tables whose
/// counts fade; the weights follow the events by small steps. Documentation/Suggestions.md tells where it is from and
/// how well it does.
///
/// The engine has no clock: moments are handed to it. A value of it is the whole memory of one
/// person; it grows to less than a megabyte with a thousand actions, and neither learning nor suggesting takes
/// memory from the system beyond the list of suggestions once the action is known.
package struct SuggestionEngine: Sendable {
    var roster = Roster()
    var trail = Trail()
    var contexts = ContextTable()
    var habits = Habits()
    var ranks = RankCounts()
    var weights = Weights()
    var biases = Biases()
    var mixture = Mixture()
    /// Whether an action was ever done twice in a row without a pause; before that it isn't suggested.
    var repeats = false
    /// A mean over seven days.
    var eventsPerDay: Float = 20
    var eventCount = 0
    var dislikes: [ActionSlot: Dislike] = [:]

    // Room to work in, one place for each slot.
    /// Which of the candidates an action is; ``Candidates/capacity`` for the others.
    var lanes: [UInt8] = []
    var scoring = Scoring()
    var candidates = Candidates()

    package init() {}

    /// How many actions it knows.
    package var actionCount: Int { roster.count }

    /// All actions it knows, the last done first.
    package var actions: [ActionID] { roster.recent.map { roster.identifiers[Int($0)] } }

    /// Of the event learned last; nil before the first.
    package var lastEvent: Int64? { trail.localSeconds }

    /// Whether something done now would follow a pause, as on a lock screen.
    package func isStart(atLocalSeconds seconds: Int64) -> Bool {
        guard let last = trail.localSeconds else { return true }
        let (pause, overflow) = seconds.subtractingReportingOverflow(last)
        return overflow || pause > Occasion.idleness || pause < 0
    }

    /// The action that is left out: the previous one, as long as nothing was ever repeated without a pause.
    func omitted(in situation: Situation) -> ActionSlot {
        situation.isStart || repeats ? .none : trail.previous
    }

    /// What divides the counts of ``Roster`` to make a probability of them.
    var chanceTotal: Float {
        roster.fastTotal + Self.slowShare * roster.slowTotal + Self.chanceFloor * Float(roster.count)
    }

    /// Room for what is learned of each slot.
    mutating func makeRoomForSlots() {
        while lanes.count < roster.slotCount { lanes.append(UInt8(Candidates.capacity)) }
        weights.makeRoom(for: roster.slotCount)
        biases.makeRoom(for: roster.slotCount)
    }

    static let slowShare: Float = 0.3
    static let chanceFloor: Float = 0.1
    /// Added to the slow counts before their logarithm is taken.
    static let slowFloor: Float = 0.8

    /// The events expected in one tile of the habits, of sixteen waking hours.
    var eventsPerTile: Float { max(1, eventsPerDay * Float(Habits.tileMinutes) / 960) }
}
