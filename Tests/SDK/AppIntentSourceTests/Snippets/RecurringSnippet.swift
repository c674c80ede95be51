// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct RepeatChoreIntent: AppIntent {
    static let title: LocalizedStringResource = "Repeat Chore"

    @Parameter(title: "Rule") var rule: Calendar.RecurrenceRule?
    @Parameter(description: "Another rule") var other: Calendar.RecurrenceRule?
    @Parameter(title: "For") var span: Duration?
    @Parameter(title: "Pause", default: .seconds(90), defaultUnit: .minutes) var pause: Duration
    @Parameter(description: "Wait", defaultUnit: .seconds) var wait: Duration?

    func perform() async throws -> some IntentResult & ReturnsValue<Duration> { .result(value: pause) }
}

struct ChoreEntity: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chore"

    @Property(title: "Rule") var rule: Calendar.RecurrenceRule?
    @Property(title: "Takes") var span: Duration?

    var displayRepresentation: DisplayRepresentation { "Chore" }
}
