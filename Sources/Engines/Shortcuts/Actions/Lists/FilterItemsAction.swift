// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument

/// Gives the items of its input that are as wanted, in an order, and no more than wanted.
///
/// The libraries that Apple's actions look through are missing: what is gone through is what the action is given.
struct FilterItemsAction: ValueAction {
    static let definition = filter("files", "Filter Files")
    static let definitions =
        [definition] + contents.map { filter($0, $1) }
        + libraries.map {
            filter($0, $1, state: .partial("finds items in the input only, not in app libraries"))
        }

    /// What is gone through wherever it comes from.
    private static let contents: KeyValuePairs<String, Sentence> = [
        "images": "Filter Images", "articles": "Filter Articles", "apps": "Filter Apps",
        "locations": "Filter Locations", "appstore": "Filter App Store Apps",
        "eventattendees": "Filter Event Attendees",
    ]

    /// What an app has a library of.
    private static let libraries: KeyValuePairs<String, Sentence> = [
        "calendarevents": "Find Calendar Events", "reminders": "Find Reminders",
        "contacts": "Find Contacts", "music": "Find Music", "notes": "Find Notes",
        "health.quantity": "Find Health Samples", "health.workout": "Find Workouts",
    ]

    static func filter(
        _ name: String, _ title: Sentence, state: ActionDefinition.State = .done
    ) -> ActionDefinition {
        ActionDefinition(
            prefix + name, title,
            [ParameterDefinition("WFContentItemInputParameter", "any content")] + ContentFilter.parameters,
            state: state)
    }

    /// What the identifiers begin with.
    private static let prefix = "is.workflow.actions.filter."

    /// Nil if the library of an app is meant.
    private let input: Operand?
    private let filter: ContentFilter
    private let kind: ContentKind?

    init(_ parameters: inout ParameterReader) {
        let identifier = parameters.action.identifier
        kind = Self.kind(identifier)
        // A text is no input but the name of a library, which is meant too where nothing is said.
        let hasLibrary = Self.libraries.contains { identifier == Self.prefix + $0.key }
        let isNamed = parameters.action.value("WFContentItemInputParameter")?.variable == nil
        input =
            isNamed && hasLibrary
            ? nil : isNamed ? parameters.input() : parameters.operand("WFContentItemInputParameter")
        filter = ContentFilter(&parameters)
    }

    private static func kind(_ identifier: String) -> ContentKind? {
        switch identifier.split(separator: ".").last {
        case "images": .image
        case "articles": .article
        case "apps": .app
        case "locations": .location
        case "appstore": .appStoreApp
        case "calendarevents": .calendarEvent
        case "reminders": .reminder
        case "contacts", "eventattendees": .contact
        case "music": .music
        default: nil
        }
    }

    /// What of the person's is missing to be looked through.
    private static func absence(of kind: ContentKind?) -> Sentence {
        switch kind {
        case .calendarEvent: "no calendar is set up, so there is nothing to search"
        case .reminder: "no reminders exist here, so there is nothing to search"
        case .contact: "shortcuts have no access to contacts, so there is nothing to search"
        case .music: "no music library is set up, so there is nothing to search"
        default: "nothing of that kind exists here, so there is nothing to search"
        }
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        guard let input else {
            throw ShortcutFailure(
                Self.absence(of: kind), remedy: "give the action a variable with the items to choose from",
                kind: .missing)
        }
        let items = context.items(input).filter { kind == nil || $0.value.kind == kind }
        return Content(filter.items(of: items, in: context))
    }
}
