// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for files.
    public protocol FilesIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.FilesIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for files.
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
    /// The entity schemas of apps for files.
    public protocol FilesEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.FilesEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for files.
    public static var files: some AppSchema.FilesEntity { AppSchema.Entity() }
}

extension AppSchema.FilesEntity {
    /// `files.file`.
    public var file: some AppSchemaEntity { AppSchema.Entity() }
}

#endif
