// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for reminders.
    public protocol RemindersIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.RemindersIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for reminders.
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
    /// The entity schemas of apps for reminders.
    public protocol RemindersEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.RemindersEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for reminders.
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
    /// The enumeration schemas of apps for reminders.
    public protocol RemindersEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.RemindersEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of apps for reminders.
    public static var reminders: some AppSchema.RemindersEnum { AppSchema.Enum() }
}

extension AppSchema.RemindersEnum {
    /// `reminders.listType`.
    public var listType: some AppSchemaEnum { AppSchema.Enum() }
    /// `reminders.locationTriggerEvent`.
    public var locationTriggerEvent: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
