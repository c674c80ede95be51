// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that starts a workout.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
    /// The type of the kinds of workouts.
    associatedtype WorkoutStyle: AppValue

    /// Workouts to choose from.
    static var suggestedWorkouts: [Self] { get }
    /// What kind of workout it is.
    var workoutStyle: WorkoutStyle { get set }

    /// One of a kind.
    init(style: WorkoutStyle)
}

extension StartWorkoutIntent {
    /// True: the app shows the workout.
    public static var openAppWhenRun: Bool { true }

    /// Tells the system that there are other workouts to choose from; nobody is told here.
    public static func invalidateSuggestedWorkouts() {}
}
