// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of journals.
    public protocol JournalIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.JournalIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of journals.
    public static var journal: some AppSchema.JournalIntent { AppSchema.Intent() }
}

extension AppSchema.JournalIntent {
    /// `journal.createAudioEntry`.
    public var createAudioEntry: some AppSchemaIntent { AppSchema.Intent() }
    /// `journal.createEntry`.
    public var createEntry: some AppSchemaIntent { AppSchema.Intent() }
    /// `journal.deleteEntry`.
    public var deleteEntry: some AppSchemaIntent { AppSchema.Intent() }
    /// `journal.search`.
    public var search: some AppSchemaIntent { AppSchema.Intent() }
    /// `journal.updateEntry`.
    public var updateEntry: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of journals.
    public protocol JournalEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.JournalEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of journals.
    public static var journal: some AppSchema.JournalEntity { AppSchema.Entity() }
}

extension AppSchema.JournalEntity {
    /// `journal.entry`.
    public var entry: some AppSchemaEntity { AppSchema.Entity() }
}

#endif
