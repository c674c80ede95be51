// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import CoreLocation

/// The time, place or state in which something is relevant to a person.
public struct RelevantContext: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case date(Date, Date?)
        case fitness(FitnessCondition)
        case headphones
        case place(identifier: String)
        case inferred(InferredLocation)
        case sleep(SleepCondition)
    }

    let kind: Kind

    /// At a moment.
    public static func date(_ exact: Date) -> RelevantContext { RelevantContext(kind: .date(exact, nil)) }

    /// Between two moments.
    public static func date(from: Date, to: Date) -> RelevantContext { RelevantContext(kind: .date(from, to)) }

    /// In a state of the person's exercise.
    public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
        RelevantContext(kind: .fitness(condition))
    }

    /// While something is connected.
    public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
        RelevantContext(kind: .headphones)
    }

    /// In a region.
    public static func location(_ exact: CLRegion) -> RelevantContext {
        RelevantContext(kind: .place(identifier: exact.identifier))
    }

    /// In one of the person's places.
    public static func location(inferred: InferredLocation) -> RelevantContext {
        RelevantContext(kind: .inferred(inferred))
    }

    /// In a state of the person's sleep.
    public static func sleep(_ condition: SleepCondition) -> RelevantContext {
        RelevantContext(kind: .sleep(condition))
    }

    /// A state of the person's exercise.
    public struct FitnessCondition: Hashable, Sendable {
        private let name: String

        /// There is something to do today.
        public static var activityRingsIncomplete: FitnessCondition { FitnessCondition(name: "incomplete") }
        /// A workout goes on.
        public static var workoutActive: FitnessCondition { FitnessCondition(name: "active") }
    }

    /// A state of headphones.
    public struct HeadphonesCondition: Hashable, Sendable {
        /// They are connected.
        public static var connected: HeadphonesCondition { HeadphonesCondition() }
    }

    /// One of the person's places.
    public struct InferredLocation: Hashable, Sendable {
        private let name: String

        /// Home.
        public static var home: InferredLocation { InferredLocation(name: "home") }
        /// Work.
        public static var work: InferredLocation { InferredLocation(name: "work") }
        /// School.
        public static var school: InferredLocation { InferredLocation(name: "school") }
        /// The way between them.
        public static var commute: InferredLocation { InferredLocation(name: "commute") }
    }

    /// A state of the person's sleep.
    public struct SleepCondition: Hashable, Sendable {
        private let name: String

        /// It is time to sleep.
        public static var bedtime: SleepCondition { SleepCondition(name: "bedtime") }
        /// It is time to get up.
        public static var wakeup: SleepCondition { SleepCondition(name: "wakeup") }
    }
}
