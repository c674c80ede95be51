// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Gives up the workout that is open; it does not count.
final class CancelWorkoutHandler: NSObject, INCancelWorkoutIntentHandling {
    private let log: WorkoutLog

    init(log: WorkoutLog) {
        self.log = log
    }

    func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult {
        WorkoutKind.resolve(intent.workoutName, orElse: .notRequired())
    }

    func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
        switch log.apply(.cancel, named: intent.workoutName) {
        case nil: .init(code: .failure, userActivity: nil)
        case false?: .init(code: .failureNoMatchingWorkout, userActivity: nil)
        case true?: .init(code: .success, userActivity: nil)
        }
    }
}
