// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

extension Workout {
    /// What is trained, and how much of it is enough.
    var title: String { kind.title + (goal.map { " \($0.value.formatted()) \($0.unit)" } ?? "") }
}

extension WorkoutKind {
    /// The name of its system symbol.
    var symbol: String {
        switch self {
        case .run: "figure.run"
        case .walk: "figure.walk"
        case .ride: "bicycle"
        case .swim: "drop.fill"
        case .yoga: "figure.stand"
        case .stairs: "arrow.up.right"
        }
    }
}

extension Workout.State {
    /// As a person reads it.
    var title: String {
        switch self {
        case .running: NSLocalizedString("running", comment: "state of a workout")
        case .paused: NSLocalizedString("paused", comment: "state of a workout")
        case .ended: NSLocalizedString("done", comment: "state of a workout")
        case .cancelled: NSLocalizedString("given up", comment: "state of a workout")
        }
    }
}
