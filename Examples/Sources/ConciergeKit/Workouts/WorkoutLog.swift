// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All workouts, the latest last.
public struct WorkoutLog: Sendable {
    private let file = SharedFile<[Workout]>("Workouts", first: [])

    /// The log of this device.
    public init() {}

    /// All of them.
    ///
    /// - Throws: When they cannot be read.
    public func workouts() throws -> [Workout] {
        try file.read()
    }

    /// The one that was begun and not ended; nil if there is none.
    ///
    /// - Throws: When the workouts cannot be read.
    public func open() throws -> Workout? {
        try file.read().last { $0.isOpen }
    }

    /// Begins a workout.
    ///
    /// - Returns: False if another one is still open.
    /// - Throws: When the workouts cannot be read or kept.
    public func start(_ workout: Workout) throws -> Bool {
        try file.change { workouts in
            guard !workouts.contains(where: \.isOpen) else { return false }
            workouts.append(workout)
            return true
        }
    }

    /// Changes the open workout.
    ///
    /// - Parameter kinds: Those it may be of; any where empty.
    /// - Returns: False if there is none of the kinds, or the change cannot happen to it.
    /// - Throws: When the workouts cannot be read or kept.
    public func apply(_ change: Workout.Change, to kinds: [WorkoutKind]) throws -> Bool {
        try file.change { workouts in
            guard let place = workouts.lastIndex(where: \.isOpen),
                kinds.isEmpty || kinds.contains(workouts[place].kind)
            else { return false }
            return workouts[place].apply(change)
        }
    }
}
