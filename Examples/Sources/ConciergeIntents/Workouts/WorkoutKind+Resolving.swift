// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

extension WorkoutKind {
    /// Which workout is meant.
    ///
    /// - Parameter missing: The answer where none was named.
    static func resolve(
        _ name: INSpeakableString?, orElse missing: INSpeakableStringResolutionResult
    ) -> INSpeakableStringResolutionResult {
        guard let name else { return missing }
        let kinds = matching(name)
        switch kinds.count {
        case 0: return .unsupported()
        case 1: return .success(with: kinds[0].speakable)
        default: return .disambiguation(with: kinds.map(\.speakable))
        }
    }
}

extension WorkoutLog {
    /// Changes the workout that is open, if it is the one of the name; any where none was named.
    ///
    /// - Returns: Whether there was one; nil if the log cannot be had.
    func apply(_ change: Workout.Change, named name: INSpeakableString?) -> Bool? {
        let kinds = name.map(WorkoutKind.matching) ?? []
        if name != nil, kinds.isEmpty { return false }
        return logged { try apply(change, to: kinds) }
    }
}
