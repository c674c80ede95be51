// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Finds out what is to be trained, and how much; the app starts it, as it is the one that counts along.
final class StartWorkoutHandler: NSObject, INStartWorkoutIntentHandling {
    private let log: WorkoutLog

    init(log: WorkoutLog) {
        self.log = log
    }

    func resolveWorkoutName(
        for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(WorkoutKind.resolve(intent.workoutName, orElse: .needsValue()))
    }

    func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        guard let value = intent.goalValue else {
            completion(.notRequired())
            return
        }
        completion(value > 0 ? .success(with: value) : .unsupported())
    }

    func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) {
        guard intent.workoutGoalUnitType == .unknown else {
            completion(.success(with: intent.workoutGoalUnitType))
            return
        }
        completion(intent.goalValue == nil ? .notRequired() : .needsValue())
    }

    func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void
    ) {
        let location = intent.workoutLocationType
        completion(location == .unknown ? .notRequired() : .success(with: location))
    }

    func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.success(with: intent.isOpenEnded ?? (intent.goalValue == nil)))
    }

    func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        let code: INStartWorkoutIntentResponseCode =
            switch logged({ try log.open() }) {
            case nil: .failure
            case .some(.some): .failureOngoingWorkout
            case .some(.none): .ready
            }
        completion(INStartWorkoutIntentResponse(code: code, userActivity: nil))
    }

    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
    }
}
