// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of calendars.
    public protocol CalendarIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.CalendarIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of calendars.
    public static var calendar: some AppSchema.CalendarIntent { AppSchema.Intent() }
}

extension AppSchema.CalendarIntent {
    /// `calendar.createEvent`.
    public var createEvent: some AppSchemaIntent { AppSchema.Intent() }
    /// `calendar.deleteEvent`.
    public var deleteEvent: some AppSchemaIntent { AppSchema.Intent() }
    /// `calendar.updateEvent`.
    public var updateEvent: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of calendars.
    public protocol CalendarEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.CalendarEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of calendars.
    public static var calendar: some AppSchema.CalendarEntity { AppSchema.Entity() }
}

extension AppSchema.CalendarEntity {
    /// `calendar.attendee`.
    public var attendee: some AppSchemaEntity { AppSchema.Entity() }
    /// `calendar.calendar`.
    public var calendar: some AppSchemaEntity { AppSchema.Entity() }
    /// `calendar.event`.
    public var event: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of calendars.
    public protocol CalendarEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.CalendarEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of calendars.
    public static var calendar: some AppSchema.CalendarEnum { AppSchema.Enum() }
}

extension AppSchema.CalendarEnum {
    /// `calendar.attendeeStatus`.
    public var attendeeStatus: some AppSchemaEnum { AppSchema.Enum() }
    /// `calendar.attendeeType`.
    public var attendeeType: some AppSchemaEnum { AppSchema.Enum() }
    /// `calendar.eventSpan`.
    public var eventSpan: some AppSchemaEnum { AppSchema.Enum() }
    /// `calendar.eventStatus`.
    public var eventStatus: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
