// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Pauses the workout that is open.
final class PauseWorkoutHandler: NSObject, INPauseWorkoutIntentHandling {
    private let log: WorkoutLog

    init(log: WorkoutLog) {
        self.log = log
    }

    func resolveWorkoutName(
        for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(WorkoutKind.resolve(intent.workoutName, orElse: .notRequired()))
    }

    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        let code: INPauseWorkoutIntentResponseCode =
            switch log.apply(.pause, named: intent.workoutName) {
            case nil: .failure
            case false?: .failureNoMatchingWorkout
            case true?: .success
            }
        completion(INPauseWorkoutIntentResponse(code: code, userActivity: nil))
    }
}
