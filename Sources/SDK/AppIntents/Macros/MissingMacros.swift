// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The macros where a package does not enable their trait: the compiler says so, instead of knowing no such attribute.
// Nothing expands them, so the toolchain's own macros stand behind them. Not those that have the name of a protocol, such as
// AppEnum(schema:): `import protocol AppIntents.AppEnum` would be ambiguous.
#if !AppIntentsMacros

public import CoreSpotlight

/// Makes an App Intent of a type, where the trait is missing.
@available(*, unavailable, message: "add traits: [.defaults, \"AppIntentsMacros\"] to the dependency on Beckon")
@attached(member)
public macro AssistantIntent(schema: _MissingSchema) = #externalMacro(module: "SwiftMacros", type: "OptionSetMacro")

/// Makes an entity of a type, where the trait is missing.
@available(*, unavailable, message: "add traits: [.defaults, \"AppIntentsMacros\"] to the dependency on Beckon")
@attached(member)
public macro AssistantEntity(schema: _MissingSchema) = #externalMacro(module: "SwiftMacros", type: "OptionSetMacro")

/// Makes an enumeration of App Intents of a type, where the trait is missing.
@available(*, unavailable, message: "add traits: [.defaults, \"AppIntentsMacros\"] to the dependency on Beckon")
@attached(member)
public macro AssistantEnum(schema: _MissingSchema) = #externalMacro(module: "SwiftMacros", type: "OptionSetMacro")

/// Offers one of several types as a value, where the trait is missing.
@available(*, unavailable, message: "add traits: [.defaults, \"AppIntentsMacros\"] to the dependency on Beckon")
@attached(member)
public macro UnionValue() = #externalMacro(module: "SwiftMacros", type: "OptionSetMacro")

/// A property whose value is computed, where the trait is missing.
@available(*, unavailable, message: "add traits: [.defaults, \"AppIntentsMacros\"] to the dependency on Beckon")
@attached(accessor)
public macro ComputedProperty(
    title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil
) =
    #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// A property whose value is fetched when somebody wants it, where the trait is missing.
@available(*, unavailable, message: "add traits: [.defaults, \"AppIntentsMacros\"] to the dependency on Beckon")
@attached(accessor)
public macro DeferredProperty(
    title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil
) =
    #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Stands for every schema, such as `.books.openBook`.
@dynamicMemberLookup
public struct _MissingSchema: Sendable {
    /// Whatever the schema is called.
    public subscript(dynamicMember name: String) -> _MissingSchema { self }

    /// The kinds of apps.
    public static let assistant = Self(), audio = Self(), books = Self(), browser = Self(), calendar = Self(),
        camera = Self(), clock = Self(), files = Self(), journal = Self(), mail = Self(), maps = Self(),
        messages = Self(), notes = Self(), phone = Self(), photos = Self(), presentation = Self(), reader = Self(),
        reminders = Self(), spreadsheet = Self(), system = Self(), visualIntelligence = Self(), whiteboard = Self(),
        wordProcessor = Self()
}

#endif
