// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Continues with the workout that was paused.
final class ResumeWorkoutHandler: NSObject, INResumeWorkoutIntentHandling {
    private let log: WorkoutLog

    init(log: WorkoutLog) {
        self.log = log
    }

    func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult {
        WorkoutKind.resolve(intent.workoutName, orElse: .notRequired())
    }

    func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
        switch log.apply(.resume, named: intent.workoutName) {
        case nil: .init(code: .failure, userActivity: nil)
        case false?: .init(code: .failureNoMatchingWorkout, userActivity: nil)
        case true?: .init(code: .success, userActivity: nil)
        }
    }
}
