// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// All workouts, the latest first; one that goes on stands large above them.
final class WorkoutsScreen: RowScreen {
    private let log = WorkoutLog()

    init() {
        super.init(title: Department.workouts.title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var workouts: [Workout] { (logged { try log.workouts() } ?? []).reversed() }
    private var open: Workout? { logged { try log.open() } ?? nil }

    override var nothing: (symbol: String, text: String)? {
        ("figure.run", NSLocalizedString("No workout yet.", comment: "state"))
    }

    override var header: UIView? { open.map { WorkoutCard($0) } }

    override var sections: [RowSection] {
        [
            RowSection(
                rows: workouts.map { workout in
                    Row(
                        title: workout.title,
                        detail: workout.start.formatted(
                            Date.FormatStyle(date: .abbreviated, time: .shortened, locale: .ofApp)),
                        value: workout.state.title,
                        image: SymbolTile.image(workout.kind.symbol, Department.workouts.color))
                })
        ]
    }

    override var actions: [RowAction] {
        guard let workout = open else { return [] }
        let pause = action(NSLocalizedString("Pause", comment: "button"), .pause)
        let resume = action(NSLocalizedString("Resume", comment: "button"), .resume)
        let end = action(NSLocalizedString("End", comment: "button"), .end, isDestructive: true)
        return [workout.state == .running ? pause : resume, end]
    }

    private func action(_ title: String, _ change: Workout.Change, isDestructive: Bool = false) -> RowAction {
        RowAction(title: title, isDestructive: isDestructive) { [log] in _ = logged { try log.apply(change, to: []) } }
    }

    override var lines: [String] {
        let workouts = workouts
        guard !workouts.isEmpty else { return [NSLocalizedString("No workout yet.", comment: "state")] }
        return workouts.map { "\($0.title)  \($0.state.title)" }
    }
}
