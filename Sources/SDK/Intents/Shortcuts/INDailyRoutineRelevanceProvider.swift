// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// A situation of a person's day in which a shortcut is relevant.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    /// A situation that recurs; the numbers are Apple's.
    public enum Situation: Int, Sendable {
        /// Getting up.
        case morning = 0
        /// Going to bed.
        case evening
        /// At home.
        case home
        /// At work.
        case work
        /// At school.
        case school
        /// At the gym.
        case gym
        /// On the way to work or back.
        case commute
        /// Headphones were put on.
        case headphonesConnected
        /// During a workout.
        case activeWorkout
        /// The day's exercise is not done.
        case physicalActivityIncomplete
    }

    /// Which it is.
    public let situation: Situation

    /// In a situation.
    public init(situation: Situation) {
        self.situation = situation
        super.init()
    }

    override var payload: RelevantActionPayload.Relevance? { .routine(situation.rawValue) }

    /// Decodes an archive from ``INRelevanceProvider/encode(with:)``; nil if it has another kind.
    public required init?(coder: NSCoder) {
        guard case .routine(let number)? = coder.decodeJSON(RelevantActionPayload.Relevance.self),
            let situation = Situation(rawValue: number)
        else { return nil }
        self.situation = situation
        super.init()
    }
}
