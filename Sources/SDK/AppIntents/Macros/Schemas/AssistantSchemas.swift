// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

/// The name that ``AppSchema`` had before iOS 26.
public enum AssistantSchemas {
    /// What lists the schemas of one kind of apps.
    public typealias Model = AppSchema.Kind
    /// The schema of an intent.
    public typealias Intent = AppSchemaIntent
    /// The schema of an entity.
    public typealias Entity = AppSchemaEntity
    /// The schema of an enumeration.
    public typealias Enum = AppSchemaEnum
    /// Something that apps do.
    public typealias IntentSchema = AppSchema.Intent
    /// Something that apps are about.
    public typealias EntitySchema = AppSchema.Entity
    /// Something that apps choose among.
    public typealias EnumSchema = AppSchema.Enum
}

#endif
