// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

/// Makes an App Entity of a type, as one of those that Apple's system knows.
///
/// Its variables become properties, and it is called as the schema is where nothing else is said.
@attached(memberAttribute)
@attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity, URLRepresentableEntity,
    names: named(__appSchemaEntity))
public macro AppEntity<T>(schema: T) = #externalMacro(module: "AppIntentsMacros", type: "EntitySchemaMacro")
where T: AppSchemaEntity

/// The name that `AppEntity(schema:)` had before iOS 26.
@attached(memberAttribute)
@attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity, URLRepresentableEntity,
    names: named(__assistantSchemaEntity))
public macro AssistantEntity<T>(schema: T) = #externalMacro(module: "AppIntentsMacros", type: "EntitySchemaMacro")
where T: AssistantSchemas.Entity

#endif
