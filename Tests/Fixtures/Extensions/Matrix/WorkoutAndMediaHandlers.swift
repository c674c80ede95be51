// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Has a speakable text, a number, and a yes or no.
final class StartWorkoutHandler: NSObject, INStartWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        Instruction(identifierOf: intent).answer(about: "workoutName", intent.workoutName, samples: Samples.speakables)
    }

    func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
        Instruction(identifierOf: intent).answer(about: "goalValue", intent.goalValue, samples: Samples.decimals)
    }

    func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
        Instruction(identifierOf: intent).answer(about: "isOpenEnded", intent.isOpenEnded, samples: Samples.booleans)
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}

/// Has things to play.
final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
        Instruction(identifierOf: intent).answers(about: "mediaItems", intent.mediaItems, samples: Samples.songs)
    }

    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .success, userActivity: nil)
    }
}
