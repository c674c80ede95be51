// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of word processors.
    public protocol WordProcessorIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.WordProcessorIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of word processors.
    public static var wordProcessor: some AppSchema.WordProcessorIntent { AppSchema.Intent() }
}

extension AppSchema.WordProcessorIntent {
    /// `wordProcessor.addAudioToPage`.
    public var addAudioToPage: some AppSchemaIntent { AppSchema.Intent() }
    /// `wordProcessor.addImageToPage`.
    public var addImageToPage: some AppSchemaIntent { AppSchema.Intent() }
    /// `wordProcessor.addTextBoxToPage`.
    public var addTextBoxToPage: some AppSchemaIntent { AppSchema.Intent() }
    /// `wordProcessor.addVideoToPage`.
    public var addVideoToPage: some AppSchemaIntent { AppSchema.Intent() }
    /// `wordProcessor.addWebVideoToPage`.
    public var addWebVideoToPage: some AppSchemaIntent { AppSchema.Intent() }
    /// `wordProcessor.create`.
    public var create: some AppSchemaIntent { AppSchema.Intent() }
    /// `wordProcessor.createPage`.
    public var createPage: some AppSchemaIntent { AppSchema.Intent() }
    /// `wordProcessor.open`.
    public var open: some AppSchemaIntent { AppSchema.Intent() }
    /// `wordProcessor.openPage`.
    public var openPage: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of word processors.
    public protocol WordProcessorEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.WordProcessorEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of word processors.
    public static var wordProcessor: some AppSchema.WordProcessorEntity { AppSchema.Entity() }
}

extension AppSchema.WordProcessorEntity {
    /// `wordProcessor.document`.
    public var document: some AppSchemaEntity { AppSchema.Entity() }
    /// `wordProcessor.page`.
    public var page: some AppSchemaEntity { AppSchema.Entity() }
    /// `wordProcessor.template`.
    public var template: some AppSchemaEntity { AppSchema.Entity() }
}

#endif
