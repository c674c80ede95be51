// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

/// Starts the workout that the extension has found out about.
final class WorkoutStarter: NSObject, INStartWorkoutIntentHandling {
    private let log: WorkoutLog

    init(log: WorkoutLog) {
        self.log = log
    }

    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: start(intent), userActivity: nil))
    }

    private func start(_ intent: INStartWorkoutIntent) -> INStartWorkoutIntentResponseCode {
        guard let kind = intent.workoutName.flatMap({ WorkoutKind.matching($0).first }) else {
            return .failureNoMatchingWorkout
        }
        let goal = intent.goalValue.map { Workout.Goal(value: $0, unit: intent.workoutGoalUnitType.symbol) }
        switch logged({ try log.start(Workout(kind: kind, goal: goal)) }) {
        case nil: return .failure
        case false?: return .failureOngoingWorkout
        case true?: return .success
        }
    }
}

extension INWorkoutGoalUnitType {
    /// As is behind a number; empty for an unknown one.
    fileprivate var symbol: String {
        switch self {
        case .inch: "in"
        case .meter: "m"
        case .foot: "ft"
        case .mile: "mi"
        case .yard: "yd"
        case .second: "s"
        case .minute: "min"
        case .hour: "h"
        case .joule: "J"
        case .kiloCalorie: "kcal"
        default: ""
        }
    }
}
