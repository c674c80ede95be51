// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Ends the workout that is open; it counts.
final class EndWorkoutHandler: NSObject, INEndWorkoutIntentHandling {
    private let log: WorkoutLog

    init(log: WorkoutLog) {
        self.log = log
    }

    func resolveWorkoutName(
        for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(WorkoutKind.resolve(intent.workoutName, orElse: .notRequired()))
    }

    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        let code: INEndWorkoutIntentResponseCode =
            switch log.apply(.end, named: intent.workoutName) {
            case nil: .failure
            case false?: .failureNoMatchingWorkout
            case true?: .success
            }
        completion(INEndWorkoutIntentResponse(code: code, userActivity: nil))
    }
}
