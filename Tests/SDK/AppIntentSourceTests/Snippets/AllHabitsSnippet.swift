// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct HabitEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Habit" }
    static var defaultQuery = HabitQuery()

    var id: String
    @Property(title: "Streak") var streak: Int

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    init(id: String, streak: Int) {
        self.id = id
        self.streak = streak
    }
}

struct HabitQuery: EnumerableEntityQuery {
    static var findIntentDescription: IntentDescription? { .init("Finds habits", resultValueName: "Habits") }

    func allEntities() async throws -> [HabitEntity] { [HabitEntity(id: "Read", streak: 3)] }

    func entities(for identifiers: [String]) async throws -> [HabitEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

struct LongestStreakIntent: AppIntent {
    static var title: LocalizedStringResource = "Longest Streak"

    func perform() async throws -> some IntentResult & ReturnsValue<HabitEntity?> & ProvidesDialog {
        let best = try await HabitQuery().allEntities().max { $0.streak < $1.streak }
        return .result(value: best, dialog: "\(best?.streak ?? 0) days")
    }
}
