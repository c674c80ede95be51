// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import TextScreens
import UIKit

/// All workouts, the latest first.
final class WorkoutsScreen: TextScreen {
    private let log = WorkoutLog()

    init() {
        super.init(title: Department.workouts.title)
    }

    override var lines: [String] {
        let workouts = logged { try log.workouts() } ?? []
        guard !workouts.isEmpty else { return [NSLocalizedString("No workout yet.", comment: "state")] }
        return workouts.reversed().map { workout in
            let goal = workout.goal.map { " \($0.value.formatted()) \($0.unit)" } ?? ""
            return "\(workout.kind.title)\(goal)  \(workout.state.title)"
        }
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        guard let workout = logged({ try log.open() }) ?? nil else { return [] }
        let pause = (NSLocalizedString("Pause", comment: "button"), Workout.Change.pause)
        let resume = (NSLocalizedString("Resume", comment: "button"), Workout.Change.resume)
        let end = (NSLocalizedString("End", comment: "button"), Workout.Change.end)
        return [workout.state == .running ? pause : resume, end].map { title, change in
            (title, { [log] in _ = logged { try log.apply(change, to: []) } })
        }
    }
}

extension Workout.State {
    /// As a person reads it.
    fileprivate var title: String {
        switch self {
        case .running: NSLocalizedString("running", comment: "state of a workout")
        case .paused: NSLocalizedString("paused", comment: "state of a workout")
        case .ended: NSLocalizedString("done", comment: "state of a workout")
        case .cancelled: NSLocalizedString("given up", comment: "state of a workout")
        }
    }
}
