// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// What calendars do.
    public protocol CalendarIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.CalendarIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// What calendars do.
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
    /// What calendars are about.
    public protocol CalendarEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.CalendarEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// What calendars are about.
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
    /// What calendars choose among.
    public protocol CalendarEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.CalendarEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// What calendars choose among.
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
