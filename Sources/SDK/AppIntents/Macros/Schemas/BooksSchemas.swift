// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for books.
    public protocol BooksIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.BooksIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for books.
    public static var books: some AppSchema.BooksIntent { AppSchema.Intent() }
}

extension AppSchema.BooksIntent {
    /// `books.navigatePage`.
    public var navigatePage: some AppSchemaIntent { AppSchema.Intent() }
    /// `books.openBook`.
    public var openBook: some AppSchemaIntent { AppSchema.Intent() }
    /// `books.playAudiobook`.
    public var playAudiobook: some AppSchemaIntent { AppSchema.Intent() }
    /// `books.search`.
    public var search: some AppSchemaIntent { AppSchema.Intent() }
    /// `books.updateCharacterSpacing`.
    public var updateCharacterSpacing: some AppSchemaIntent { AppSchema.Intent() }
    /// `books.updateFontSize`.
    public var updateFontSize: some AppSchemaIntent { AppSchema.Intent() }
    /// `books.updateLineSpacing`.
    public var updateLineSpacing: some AppSchemaIntent { AppSchema.Intent() }
    /// `books.updateSettings`.
    public var updateSettings: some AppSchemaIntent { AppSchema.Intent() }
    /// `books.updateWordSpacing`.
    public var updateWordSpacing: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of apps for books.
    public protocol BooksEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.BooksEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for books.
    public static var books: some AppSchema.BooksEntity { AppSchema.Entity() }
}

extension AppSchema.BooksEntity {
    /// `books.audiobook`.
    public var audiobook: some AppSchemaEntity { AppSchema.Entity() }
    /// `books.book`.
    public var book: some AppSchemaEntity { AppSchema.Entity() }
    /// `books.settings`.
    public var settings: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of apps for books.
    public protocol BooksEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.BooksEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of apps for books.
    public static var books: some AppSchema.BooksEnum { AppSchema.Enum() }
}

extension AppSchema.BooksEnum {
    /// `books.contentType`.
    public var contentType: some AppSchemaEnum { AppSchema.Enum() }
    /// `books.font`.
    public var font: some AppSchemaEnum { AppSchema.Enum() }
    /// `books.fontSize`.
    public var fontSize: some AppSchemaEnum { AppSchema.Enum() }
    /// `books.navigationDirection`.
    public var navigationDirection: some AppSchemaEnum { AppSchema.Enum() }
    /// `books.pageNavigationSetting`.
    public var pageNavigationSetting: some AppSchemaEnum { AppSchema.Enum() }
    /// `books.relativeCharacterSpacingChange`.
    public var relativeCharacterSpacingChange: some AppSchemaEnum { AppSchema.Enum() }
    /// `books.relativeFontChange`.
    public var relativeFontChange: some AppSchemaEnum { AppSchema.Enum() }
    /// `books.relativeLineSpacingChange`.
    public var relativeLineSpacingChange: some AppSchemaEnum { AppSchema.Enum() }
    /// `books.relativeWordSpacingChange`.
    public var relativeWordSpacingChange: some AppSchemaEnum { AppSchema.Enum() }
    /// `books.theme`.
    public var theme: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
