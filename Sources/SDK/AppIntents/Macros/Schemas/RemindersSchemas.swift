// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// What apps for reminders do.
    public protocol RemindersIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.RemindersIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// What apps for reminders do.
    public static var reminders: some AppSchema.RemindersIntent { AppSchema.Intent() }
}

extension AppSchema.RemindersIntent {
    /// `reminders.createList`.
    public var createList: some AppSchemaIntent { AppSchema.Intent() }
    /// `reminders.createReminder`.
    public var createReminder: some AppSchemaIntent { AppSchema.Intent() }
    /// `reminders.createSection`.
    public var createSection: some AppSchemaIntent { AppSchema.Intent() }
    /// `reminders.deleteReminders`.
    public var deleteReminders: some AppSchemaIntent { AppSchema.Intent() }
    /// `reminders.updateGroup`.
    public var updateGroup: some AppSchemaIntent { AppSchema.Intent() }
    /// `reminders.updateList`.
    public var updateList: some AppSchemaIntent { AppSchema.Intent() }
    /// `reminders.updateReminder`.
    public var updateReminder: some AppSchemaIntent { AppSchema.Intent() }
    /// `reminders.updateSection`.
    public var updateSection: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// What apps for reminders are about.
    public protocol RemindersEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.RemindersEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// What apps for reminders are about.
    public static var reminders: some AppSchema.RemindersEntity { AppSchema.Entity() }
}

extension AppSchema.RemindersEntity {
    /// `reminders.group`.
    public var group: some AppSchemaEntity { AppSchema.Entity() }
    /// `reminders.list`.
    public var list: some AppSchemaEntity { AppSchema.Entity() }
    /// `reminders.locationTrigger`.
    public var locationTrigger: some AppSchemaEntity { AppSchema.Entity() }
    /// `reminders.reminder`.
    public var reminder: some AppSchemaEntity { AppSchema.Entity() }
    /// `reminders.section`.
    public var section: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// What apps for reminders choose among.
    public protocol RemindersEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.RemindersEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// What apps for reminders choose among.
    public static var reminders: some AppSchema.RemindersEnum { AppSchema.Enum() }
}

extension AppSchema.RemindersEnum {
    /// `reminders.listType`.
    public var listType: some AppSchemaEnum { AppSchema.Enum() }
    /// `reminders.locationTriggerEvent`.
    public var locationTriggerEvent: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
