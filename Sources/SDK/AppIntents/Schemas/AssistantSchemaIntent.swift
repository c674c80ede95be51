// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, as Apple names it

/// An intent with an assistant schema.
public protocol AssistantIntent: AppIntent {}

/// An intent with one of the schemas of Apple's system; `@AppIntent(schema:)` creates one.
public protocol AssistantSchemaIntent: AssistantIntent {
    /// Whether only assistants find it; false by default. Has no effect here.
    static var isAssistantOnly: Bool { get }
    /// The name of the schema, such as `mail.sendDraft`.
    static var __appSchemaIntent: String { get }
    /// The same for the macro's older form.
    static var __assistantSchemaIntent: String { get }
}

extension AssistantSchemaIntent {
    /// False.
    public static var isAssistantOnly: Bool { false }
    /// None, where the macro has its older form.
    public static var __appSchemaIntent: String { "" }
    /// The newer form's value.
    public static var __assistantSchemaIntent: String { __appSchemaIntent }

    /// The schema's name.
    public static var title: LocalizedStringResource { SchemaWords.resource(of: __assistantSchemaIntent) }
}
