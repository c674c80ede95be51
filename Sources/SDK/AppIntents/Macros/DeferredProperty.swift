// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

public import CoreSpotlight

/// A property whose value is fetched when somebody wants it, called by its name in the source.
///
/// ```swift
/// struct Soup: AppEntity {
///     let id: String
///
///     @DeferredProperty var reviews: Int { get async throws { try await Server.reviews(of: id) } }
/// }
/// ```
///
/// It is fetched for what an intent gives as its result, and neither for what is offered to choose from nor for search.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
@attached(accessor, names: named(get), named(set))
public macro DeferredProperty() = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// A property whose value is fetched when somebody wants it.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
@attached(accessor, names: named(get), named(set))
public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// A deferred property with an attribute of search, which knows no such property, called by its name in the source.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
@attached(accessor, names: named(get), named(set))
public macro DeferredProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// A deferred property with an attribute of search, which knows no such property.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
@attached(accessor, names: named(get), named(set))
public macro DeferredProperty(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

#endif
