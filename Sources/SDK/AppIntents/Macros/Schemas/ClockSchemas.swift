// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of clocks.
    public protocol ClockIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.ClockIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of clocks.
    public static var clock: some AppSchema.ClockIntent { AppSchema.Intent() }
}

extension AppSchema.ClockIntent {
    /// `clock.cancelTimer`.
    public var cancelTimer: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.createAlarm`.
    public var createAlarm: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.createTimer`.
    public var createTimer: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.deleteAlarm`.
    public var deleteAlarm: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.dismissAlarm`.
    public var dismissAlarm: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.lapStopwatch`.
    public var lapStopwatch: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.pauseTimer`.
    public var pauseTimer: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.resetStopwatch`.
    public var resetStopwatch: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.resumeTimer`.
    public var resumeTimer: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.snoozeAlarm`.
    public var snoozeAlarm: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.startStopwatch`.
    public var startStopwatch: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.stopStopwatch`.
    public var stopStopwatch: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.updateAlarm`.
    public var updateAlarm: some AppSchemaIntent { AppSchema.Intent() }
    /// `clock.updateTimer`.
    public var updateTimer: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of clocks.
    public protocol ClockEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.ClockEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of clocks.
    public static var clock: some AppSchema.ClockEntity { AppSchema.Entity() }
}

extension AppSchema.ClockEntity {
    /// `clock.alarm`.
    public var alarm: some AppSchemaEntity { AppSchema.Entity() }
    /// `clock.timer`.
    public var timer: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of clocks.
    public protocol ClockEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.ClockEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of clocks.
    public static var clock: some AppSchema.ClockEnum { AppSchema.Enum() }
}

extension AppSchema.ClockEnum {
    /// `clock.alarmTriggerState`.
    public var alarmTriggerState: some AppSchemaEnum { AppSchema.Enum() }
    /// `clock.timerState`.
    public var timerState: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
