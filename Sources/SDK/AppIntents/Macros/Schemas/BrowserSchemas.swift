// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of browsers.
    public protocol BrowserIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.BrowserIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of browsers.
    public static var browser: some AppSchema.BrowserIntent { AppSchema.Intent() }
}

extension AppSchema.BrowserIntent {
    /// `browser.bookmarkTab`.
    public var bookmarkTab: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.bookmarkURL`.
    public var bookmarkURL: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.clearHistory`.
    public var clearHistory: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.closeTabs`.
    public var closeTabs: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.closeWindows`.
    public var closeWindows: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.createTab`.
    public var createTab: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.createWindow`.
    public var createWindow: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.deleteBookmarks`.
    public var deleteBookmarks: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.findOnPage`.
    public var findOnPage: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.openBookmark`.
    public var openBookmark: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.openURLInTab`.
    public var openURLInTab: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.search`.
    public var search: some AppSchemaIntent { AppSchema.Intent() }
    /// `browser.switchTab`.
    public var switchTab: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of browsers.
    public protocol BrowserEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.BrowserEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of browsers.
    public static var browser: some AppSchema.BrowserEntity { AppSchema.Entity() }
}

extension AppSchema.BrowserEntity {
    /// `browser.bookmark`.
    public var bookmark: some AppSchemaEntity { AppSchema.Entity() }
    /// `browser.tab`.
    public var tab: some AppSchemaEntity { AppSchema.Entity() }
    /// `browser.window`.
    public var window: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of browsers.
    public protocol BrowserEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.BrowserEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of browsers.
    public static var browser: some AppSchema.BrowserEnum { AppSchema.Enum() }
}

extension AppSchema.BrowserEnum {
    /// `browser.clearHistoryTimeFrame`.
    public var clearHistoryTimeFrame: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
