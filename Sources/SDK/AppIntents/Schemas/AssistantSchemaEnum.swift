// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, as Apple names it

/// An enumeration with an assistant schema.
public protocol AssistantEnum: AppEnum {}

/// An enumeration with one of the schemas of Apple's system; `@AppEnum(schema:)` creates one.
public protocol AssistantSchemaEnum: AssistantEnum {
    /// Whether only assistants find it; false by default. Has no effect here.
    static var isAssistantOnly: Bool { get }
    /// The name of the schema, such as `camera.captureMode`.
    static var __appSchemaEnum: String { get }
    /// The same for the macro's older form.
    static var __assistantSchemaEnum: String { get }
}

extension AssistantSchemaEnum {
    /// False.
    public static var isAssistantOnly: Bool { false }
    /// None, where the macro has its older form.
    public static var __appSchemaEnum: String { "" }
    /// The newer form's value.
    public static var __assistantSchemaEnum: String { __appSchemaEnum }

    /// The schema's name.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: SchemaWords.resource(of: __assistantSchemaEnum))
    }
}
