// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

/// The name of a workout kind that the system knows.
public struct INWorkoutNameIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's name for the kind.
    public let rawValue: String

    /// A kind with Apple's name or the app's own.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension INWorkoutNameIdentifier {
    /// Run.
    public static let run = INWorkoutNameIdentifier(rawValue: "run")
    /// Sit.
    public static let sit = INWorkoutNameIdentifier(rawValue: "sit")
    /// Steps.
    public static let steps = INWorkoutNameIdentifier(rawValue: "steps")
    /// Stand.
    public static let stand = INWorkoutNameIdentifier(rawValue: "stand")
    /// Move.
    public static let move = INWorkoutNameIdentifier(rawValue: "move")
    /// Walk.
    public static let walk = INWorkoutNameIdentifier(rawValue: "walk")
    /// Yoga.
    public static let yoga = INWorkoutNameIdentifier(rawValue: "yoga")
    /// Dance.
    public static let dance = INWorkoutNameIdentifier(rawValue: "dance")
    /// Crosstraining.
    public static let crosstraining = INWorkoutNameIdentifier(rawValue: "crosstraining")
    /// Elliptical.
    public static let elliptical = INWorkoutNameIdentifier(rawValue: "elliptical")
    /// Rower.
    public static let rower = INWorkoutNameIdentifier(rawValue: "rower")
    /// Cycle.
    public static let cycle = INWorkoutNameIdentifier(rawValue: "cycle")
    /// Stairs.
    public static let stairs = INWorkoutNameIdentifier(rawValue: "stairs")
    /// Other.
    public static let other = INWorkoutNameIdentifier(rawValue: "other")
    /// A run indoors.
    public static let indoorrun = INWorkoutNameIdentifier(rawValue: "indoorrun")
    /// Cycling indoors.
    public static let indoorcycle = INWorkoutNameIdentifier(rawValue: "indoorcycle")
    /// A walk indoors.
    public static let indoorwalk = INWorkoutNameIdentifier(rawValue: "indoorwalk")
    /// Exercise.
    public static let exercise = INWorkoutNameIdentifier(rawValue: "exercise")
    /// Hike.
    public static let hike = INWorkoutNameIdentifier(rawValue: "hike")
    /// Intervals of high intensity.
    public static let highIntensityIntervalTraining = INWorkoutNameIdentifier(rawValue: "highIntensityIntervalTraining")
    /// Swim.
    public static let swim = INWorkoutNameIdentifier(rawValue: "swim")
}

#endif
