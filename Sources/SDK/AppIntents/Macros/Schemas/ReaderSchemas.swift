// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of readers of documents.
    public protocol ReaderIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.ReaderIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of readers of documents.
    public static var reader: some AppSchema.ReaderIntent { AppSchema.Intent() }
}

extension AppSchema.ReaderIntent {
    /// `reader.deletePages`.
    public var deletePages: some AppSchemaIntent { AppSchema.Intent() }
    /// `reader.enhanceDocuments`.
    public var enhanceDocuments: some AppSchemaIntent { AppSchema.Intent() }
    /// `reader.insertPages`.
    public var insertPages: some AppSchemaIntent { AppSchema.Intent() }
    /// `reader.openDocument`.
    public var openDocument: some AppSchemaIntent { AppSchema.Intent() }
    /// `reader.openPage`.
    public var openPage: some AppSchemaIntent { AppSchema.Intent() }
    /// `reader.resizeDocuments`.
    public var resizeDocuments: some AppSchemaIntent { AppSchema.Intent() }
    /// `reader.rotateDocuments`.
    public var rotateDocuments: some AppSchemaIntent { AppSchema.Intent() }
    /// `reader.rotatePages`.
    public var rotatePages: some AppSchemaIntent { AppSchema.Intent() }
    /// `reader.searchDocuments`.
    public var searchDocuments: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of readers of documents.
    public protocol ReaderEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.ReaderEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of readers of documents.
    public static var reader: some AppSchema.ReaderEntity { AppSchema.Entity() }
}

extension AppSchema.ReaderEntity {
    /// `reader.document`.
    public var document: some AppSchemaEntity { AppSchema.Entity() }
    /// `reader.page`.
    public var page: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of readers of documents.
    public protocol ReaderEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.ReaderEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of readers of documents.
    public static var reader: some AppSchema.ReaderEnum { AppSchema.Enum() }
}

extension AppSchema.ReaderEnum {
    /// `reader.documentKind`.
    public var documentKind: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
