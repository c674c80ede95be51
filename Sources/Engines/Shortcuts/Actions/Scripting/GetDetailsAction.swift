// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Gives a property of its input, by the name that people see: `File Size`, `Start Date`, `Width`, …
///
/// What is known only by looking into a picture is asked for outside.
struct GetDetailsAction: EffectAction {
    static let definition = details("files", "Get Details of Files")
    static let definitions = [definition] + others.map { details($0, $1) }

    private static let others: KeyValuePairs<String, Sentence> = [
        "images": "Get Details of Images",
        "articles": "Get Details of Articles",
        "contacts": "Get Details of Contacts",
        "locations": "Get Details of Locations",
        "calendarevents": "Get Details of Calendar Events",
        "eventattendees": "Get Details of Event Attendees",
        "reminders": "Get Details of Reminders",
        "appstore": "Get Details of App Store App",
        "itunesstore": "Get Details of iTunes Product",
        "itunesartist": "Get Details of iTunes Artist",
        "music": "Get Details of Music",
        "weather.conditions": "Get Details of Weather Conditions",
        "safariwebpage": "Get Details of Safari Web Page",
        "health.quantity": "Get Details of Health Sample",
        "health.workout": "Get Details of Workout",
        "trello": "Get Details of Trello Item",
        "parkedcar": "Get Details of Parked Car",
        "apps": "Get Details of Apps",
        "shortcuts": "Get Details of Shortcuts",
        "notes": "Get Details of Notes",
        "ulysses.sheet": "Get Details of Ulysses Sheet",
        "ridestatus": "Get Details of Ride Status",
    ]

    private static func details(_ name: String, _ title: Sentence) -> ActionDefinition {
        ActionDefinition("properties.\(name)", title, [.input, .text("WFContentItemPropertyName")])
    }

    private let input: Operand
    private let property: Operand

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("WFInput")
        property = parameters.operand("WFContentItemPropertyName", or: .text("Name"))
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let name = context.text(property)
        return switch PictureDetail.value(name, of: Content(context.wholeItems(input)), context.coercion) {
        case .known(let values): .done(values)
        case .inside(let pictures): .needs(.images(.property(name, of: pictures)))
        }
    }
}
