// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives a property of its input, by the name that people see: `File Size`, `Start Date`, `Width`, …
///
/// What is known only by looking into a picture is asked for outside.
struct GetDetailsAction: EffectAction {
    static let definition = details("files", "Files")
    static let definitions =
        [definition]
        + [
            ("images", "Images"), ("articles", "Articles"), ("contacts", "Contacts"), ("locations", "Locations"),
            ("calendarevents", "Calendar Events"), ("eventattendees", "Event Attendees"), ("reminders", "Reminders"),
            ("appstore", "App Store App"), ("itunesstore", "iTunes Product"), ("itunesartist", "iTunes Artist"),
            ("music", "Music"), ("weather.conditions", "Weather Conditions"), ("safariwebpage", "Safari Web Page"),
            ("health.quantity", "Health Sample"), ("health.workout", "Workout"), ("trello", "Trello Item"),
            ("parkedcar", "Parked Car"), ("apps", "Apps"), ("shortcuts", "Shortcuts"), ("notes", "Notes"),
            ("ulysses.sheet", "Ulysses Sheet"), ("ridestatus", "Ride Status"),
        ].map { details($0.0, $0.1) }

    private static func details(_ name: String, _ title: String) -> ActionDefinition {
        ActionDefinition(
            "properties.\(name)", "Get Details of \(title)", [.input, .text("WFContentItemPropertyName")])
    }

    private let input: Operand
    private let property: Operand

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("WFInput")
        property = parameters.operand("WFContentItemPropertyName", or: .text("Name"))
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let name = context.text(property)
        let properties = ItemProperties(context.coercion)
        let items = context.wholeItems(input)
        let values = Content(items.flatMap { properties.value(name, of: $0).items })
        let images = items.compactMap { item -> ContentFile? in
            guard case .file(let file) = item.value, file.kind == .image else { return nil }
            return file
        }
        guard values.isEmpty, !images.isEmpty else { return .done(values) }
        return .needs(.images(.property(name, of: images)))
    }
}
