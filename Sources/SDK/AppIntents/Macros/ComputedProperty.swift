// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

public import CoreSpotlight

/// A property whose value is computed each time that somebody reads it, called by its name in the source.
///
/// ```swift
/// struct Soup: AppEntity {
///     let recipe: Recipe
///
///     @ComputedProperty var servings: Int { recipe.portions.count }
/// }
/// ```
///
/// It stands in the type itself and is no longer compared by `Hashable` that the compiler writes, as the type then keeps
/// something that cannot be compared.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty() = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// A property whose value is computed each time that somebody reads it.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// A computed property that search knows, under one of its attributes, called by its name in the source.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// A computed property that search knows, under one of its attributes.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

#endif
