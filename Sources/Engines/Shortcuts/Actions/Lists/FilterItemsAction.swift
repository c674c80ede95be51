// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument

/// Gives the items of its input that are as wanted, in an order, and no more than wanted.
///
/// The libraries that Apple's actions look through are not there: what is gone through is what the action is given.
struct FilterItemsAction: ValueAction {
    static let definition = filter("files", "Filter Files")
    static let definitions =
        [definition] + contents.map { filter($0, $1) }
        + libraries.map {
            filter($0, $1, state: .partial("items are found in the input only, not in the libraries of apps"))
        }

    /// What is gone through wherever it comes from.
    private static let contents: KeyValuePairs<String, Sentence> = [
        "images": "Filter Images", "articles": "Filter Articles", "apps": "Filter Apps",
        "locations": "Filter Locations", "appstore": "Filter App Store Apps",
        "eventattendees": "Filter Event Attendees",
    ]

    /// What an app has a library of.
    private static let libraries: KeyValuePairs<String, Sentence> = [
        "photos": "Find Photos", "calendarevents": "Find Calendar Events", "reminders": "Find Reminders",
        "contacts": "Find Contacts", "music": "Find Music", "notes": "Find Notes",
        "health.quantity": "Find Health Samples", "health.workout": "Find Workouts",
    ]

    private static func filter(
        _ name: String, _ title: Sentence, state: ActionDefinition.State = .done
    ) -> ActionDefinition {
        ActionDefinition(
            prefix + name, title,
            [ParameterDefinition("WFContentItemInputParameter", "any content")] + ContentFilter.parameters,
            state: state)
    }

    /// What the identifiers begin with.
    private static let prefix = "is.workflow.actions.filter."

    /// Nil where the library of an app is meant.
    private let input: Operand?
    private let filter: ContentFilter
    private let kind: ContentKind?
    private let title: Sentence

    init(_ parameters: inout ParameterReader) {
        let identifier = parameters.action.identifier
        let definition = Self.definitions.first { $0.identifier == identifier } ?? Self.definition
        title = definition.title
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
        case "images", "photos": .image
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

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        guard let input else {
            throw ShortcutFailure(
                "there is no library for ‘\(title)’ to look through", remedy: "give it the items to choose from")
        }
        let items = context.items(input).filter { kind == nil || $0.value.kind == kind }
        return Content(filter.items(of: items, in: context))
    }
}
