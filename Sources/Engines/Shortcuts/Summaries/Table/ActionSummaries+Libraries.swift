// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of what apps keep of the person: calendars, health, notes.
    static let libraries = ActionSummaries(
        .libraries,
        [
            .init(
                "filter.calendarevents",
                """
                Find calendar events[ in {WFContentItemInputParameter}][ where {WFContentItemFilter}][, \
                sorted by {WFContentItemSortProperty}[ \
                ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, at most \
                {WFContentItemLimitNumber}]
                """),
            .init(
                "filter.contacts",
                """
                Find contacts[ in {WFContentItemInputParameter}][ where {WFContentItemFilter}][, sorted by \
                {WFContentItemSortProperty}[ ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, \
                at most {WFContentItemLimitNumber}]
                """),
            .init(
                "filter.eventattendees",
                """
                Keep the attendees in {WFContentItemInputParameter}[ where {WFContentItemFilter}][, sorted \
                by {WFContentItemSortProperty}[ \
                ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, at most \
                {WFContentItemLimitNumber}]
                """),
            .init(
                "filter.health.quantity",
                """
                Find health samples[ in {WFContentItemInputParameter}][ where {WFContentItemFilter}][, \
                sorted by {WFContentItemSortProperty}[ \
                ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, at most \
                {WFContentItemLimitNumber}]
                """),
            .init(
                "filter.health.workout",
                """
                Find workouts[ in {WFContentItemInputParameter}][ where {WFContentItemFilter}][, sorted by \
                {WFContentItemSortProperty}[ ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, \
                at most {WFContentItemLimitNumber}]
                """),
            .init(
                "filter.locations",
                """
                Keep the locations in {WFContentItemInputParameter}[ where {WFContentItemFilter}][, sorted \
                by {WFContentItemSortProperty}[ \
                ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, at most \
                {WFContentItemLimitNumber}]
                """),
            .init(
                "filter.notes",
                """
                Find notes[ in {WFContentItemInputParameter}][ where {WFContentItemFilter}][, sorted by \
                {WFContentItemSortProperty}[ ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, \
                at most {WFContentItemLimitNumber}]
                """),
            .init(
                "filter.reminders",
                """
                Find reminders[ in {WFContentItemInputParameter}][ where {WFContentItemFilter}][, sorted by \
                {WFContentItemSortProperty}[ ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, \
                at most {WFContentItemLimitNumber}]
                """),
            .init("properties.calendarevents", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.eventattendees", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.health.quantity", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.health.workout", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.locations", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.notes", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.parkedcar", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.reminders", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.ridestatus", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.trello", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.ulysses.sheet", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.weather.conditions", "Get the {WFContentItemPropertyName} of {WFInput}"),
        ])
}
