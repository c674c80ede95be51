// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

/// The app domains that Apple's system defines, with the schemas of their intents, entities and enumerations.
///
/// Here a schema gives what it is written before its conformances and its titles; nobody knows more of it.
public enum AppSchema {
    /// What lists the schemas of one kind of apps.
    public protocol Kind: Sendable {}

    /// Something that apps do.
    public struct Intent: AppSchemaIntent {}
    /// Something that apps are about.
    public struct Entity: AppSchemaEntity {}
    /// Something that apps choose among.
    public struct Enum: AppSchemaEnum {}
}

/// The schema of an intent.
public protocol AppSchemaIntent: Sendable {}

/// The schema of an entity.
public protocol AppSchemaEntity: Sendable {}

/// The schema of an enumeration.
public protocol AppSchemaEnum: Sendable {}

#endif
