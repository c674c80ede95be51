// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for spreadsheets.
    public protocol SpreadsheetIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.SpreadsheetIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for spreadsheets.
    public static var spreadsheet: some AppSchema.SpreadsheetIntent { AppSchema.Intent() }
}

extension AppSchema.SpreadsheetIntent {
    /// `spreadsheet.addAudioToSheet`.
    public var addAudioToSheet: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.addCommentToSheet`.
    public var addCommentToSheet: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.addImageToSheet`.
    public var addImageToSheet: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.addTextBoxToSheet`.
    public var addTextBoxToSheet: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.addVideoToSheet`.
    public var addVideoToSheet: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.addWebVideoToSheet`.
    public var addWebVideoToSheet: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.create`.
    public var create: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.createSheet`.
    public var createSheet: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.delete`.
    public var delete: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.deleteSheet`.
    public var deleteSheet: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.open`.
    public var open: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.openSheet`.
    public var openSheet: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.update`.
    public var update: some AppSchemaIntent { AppSchema.Intent() }
    /// `spreadsheet.updateSheet`.
    public var updateSheet: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of apps for spreadsheets.
    public protocol SpreadsheetEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.SpreadsheetEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for spreadsheets.
    public static var spreadsheet: some AppSchema.SpreadsheetEntity { AppSchema.Entity() }
}

extension AppSchema.SpreadsheetEntity {
    /// `spreadsheet.document`.
    public var document: some AppSchemaEntity { AppSchema.Entity() }
    /// `spreadsheet.sheet`.
    public var sheet: some AppSchemaEntity { AppSchema.Entity() }
    /// `spreadsheet.template`.
    public var template: some AppSchemaEntity { AppSchema.Entity() }
}

#endif
