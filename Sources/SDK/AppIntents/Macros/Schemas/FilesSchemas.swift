// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// What apps for files do.
    public protocol FilesIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.FilesIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// What apps for files do.
    public static var files: some AppSchema.FilesIntent { AppSchema.Intent() }
}

extension AppSchema.FilesIntent {
    /// `files.createFolder`.
    public var createFolder: some AppSchemaIntent { AppSchema.Intent() }
    /// `files.deleteFiles`.
    public var deleteFiles: some AppSchemaIntent { AppSchema.Intent() }
    /// `files.moveFiles`.
    public var moveFiles: some AppSchemaIntent { AppSchema.Intent() }
    /// `files.openFile`.
    public var openFile: some AppSchemaIntent { AppSchema.Intent() }
    /// `files.renameFile`.
    public var renameFile: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// What apps for files are about.
    public protocol FilesEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.FilesEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// What apps for files are about.
    public static var files: some AppSchema.FilesEntity { AppSchema.Entity() }
}

extension AppSchema.FilesEntity {
    /// `files.file`.
    public var file: some AppSchemaEntity { AppSchema.Entity() }
}

#endif
