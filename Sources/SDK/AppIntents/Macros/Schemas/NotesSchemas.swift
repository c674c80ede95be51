// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for notes.
    public protocol NotesIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.NotesIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for notes.
    public static var notes: some AppSchema.NotesIntent { AppSchema.Intent() }
}

extension AppSchema.NotesIntent {
    /// `notes.appendText`.
    public var appendText: some AppSchemaIntent { AppSchema.Intent() }
    /// `notes.createNote`.
    public var createNote: some AppSchemaIntent { AppSchema.Intent() }
    /// `notes.updateNote`.
    public var updateNote: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of apps for notes.
    public protocol NotesEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.NotesEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for notes.
    public static var notes: some AppSchema.NotesEntity { AppSchema.Entity() }
}

extension AppSchema.NotesEntity {
    /// `notes.account`.
    public var account: some AppSchemaEntity { AppSchema.Entity() }
    /// `notes.folder`.
    public var folder: some AppSchemaEntity { AppSchema.Entity() }
    /// `notes.note`.
    public var note: some AppSchemaEntity { AppSchema.Entity() }
    /// `notes.tag`.
    public var tag: some AppSchemaEntity { AppSchema.Entity() }
}

#endif
