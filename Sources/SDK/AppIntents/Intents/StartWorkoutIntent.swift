// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that starts a workout.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
    /// The type of the workout style.
    associatedtype WorkoutStyle: AppValue

    /// Suggested workouts.
    static var suggestedWorkouts: [Self] { get }
    /// The kind of the workout.
    var workoutStyle: WorkoutStyle { get set }

    /// One of a kind.
    init(style: WorkoutStyle)
}

extension StartWorkoutIntent {
    /// True, because the app shows the workout.
    public static var openAppWhenRun: Bool { true }

    /// Reports new suggested workouts; has no effect here.
    public static func invalidateSuggestedWorkouts() {}
}
