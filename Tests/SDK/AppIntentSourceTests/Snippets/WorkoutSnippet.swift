// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum WorkoutKind: String, AppEnum {
    case run, swim
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Workout"
    static var caseDisplayRepresentations: [WorkoutKind: DisplayRepresentation] = [.run: "Run", .swim: "Swim"]
}

struct StartRunIntent: StartWorkoutIntent {
    static var title: LocalizedStringResource = "Start Workout"
    static var suggestedWorkouts: [StartRunIntent] { [StartRunIntent(style: .run), StartRunIntent(style: .swim)] }

    @Parameter(title: "Kind")
    var workoutStyle: WorkoutKind

    init() {}

    init(style: WorkoutKind) {
        workoutStyle = style
    }

    var displayRepresentation: DisplayRepresentation {
        WorkoutKind.caseDisplayRepresentations[workoutStyle] ?? DisplayRepresentation(title: "Workout")
    }

    func perform() async throws -> some IntentResult { .result() }
}
