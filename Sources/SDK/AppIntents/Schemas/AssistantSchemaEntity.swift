// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, as Apple names it

/// An entity with an assistant schema.
public protocol AssistantEntity: AppEntity {}

/// An entity with one of the schemas of Apple's system; `@AppEntity(schema:)` creates one.
public protocol AssistantSchemaEntity: AssistantEntity {
    /// Whether only assistants find it; false by default. Has no effect here.
    static var isAssistantOnly: Bool { get }
    /// The name of the schema, such as `mail.draft`.
    static var __appSchemaEntity: String { get }
    /// The same for the macro's older form.
    static var __assistantSchemaEntity: String { get }
}

extension AssistantSchemaEntity {
    /// False.
    public static var isAssistantOnly: Bool { false }
    /// None, where the macro has its older form.
    public static var __appSchemaEntity: String { "" }
    /// The newer form's value.
    public static var __assistantSchemaEntity: String { __appSchemaEntity }

    /// The schema's name.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: SchemaWords.resource(of: __assistantSchemaEntity))
    }
}
