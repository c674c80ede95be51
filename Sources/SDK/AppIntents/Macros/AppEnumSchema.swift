// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

/// Makes an App Enum of an enumeration, as one of those that Apple's system knows.
///
/// It is called as the schema is where nothing else is said; its cases have to say how they are shown.
@attached(
    extension, conformances: AppEnum, AssistantSchemaEnum,
    names: named(__appSchemaEnum))
public macro AppEnum<T>(schema: T) = #externalMacro(module: "AppIntentsMacros", type: "EnumSchemaMacro")
where T: AppSchemaEnum

/// The name that `AppEnum(schema:)` had before iOS 26.
@attached(
    extension, conformances: AppEnum, AssistantSchemaEnum,
    names: named(__assistantSchemaEnum))
public macro AssistantEnum<T>(schema: T) = #externalMacro(module: "AppIntentsMacros", type: "EnumSchemaMacro")
where T: AssistantSchemas.Enum

#endif
