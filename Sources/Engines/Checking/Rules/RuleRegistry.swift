// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Every rule there is, in the order of their identifiers.
package enum RuleRegistry {
    package static let all: [any Rule] = [
        ActivityTypeUndeclared(),
        ActivityTypeUnhandled(),
        AppIntentDoubtful(),
        AppIntentInvalid(),
        AppOnlyInterface(),
        ApplicationGroupsDiffer(),
        CombinationUnknown(),
        CompletionForgotten(),
        DefinitionDoubtful(),
        DefinitionInvalid(),
        DefinitionNotInTarget(),
        DefinitionPluginMissing(),
        DependencyMissing(),
        ExtensionPluginMissing(),
        FrameworkIntentAbsent(),
        GroupNotEntitled(),
        HandlerMethodMissing(),
        HandlerMethodMisspelt(),
        HandlerMethodSurplus(),
        HandlerUnsuitable(),
        IdentifierPrefix(),
        IntentActivityMissing(),
        IntentDescriptionMissing(),
        IntentHandlerMissing(),
        IntentNotSupported(),
        IntentTitleMissing(),
        IntentUndeclared(),
        InterfaceAbsent(),
        InterfaceWithoutIntents(),
        KeychainGroupsDiffer(),
        MacrosMissing(),
        ModuleAbsent(),
        ModuleUnknown(),
        PhraseTranslationInvalid(),
        PlaceholderUnknown(),
        PlistMissing(),
        PlistRefused(),
        PrincipalClassMissing(),
        PrincipalClassUnknown(),
        ProductMissing(),
        QuickActionDuplicate(),
        QuickActionIncomplete(),
        QuickActionUnhandled(),
        ResponseCodeUnused(),
        RestrictionDiffers(),
        RestrictionWithoutSupport(),
        RuntimeFeatureAbsent(),
        SiriEntitlementMissing(),
        SiriUsageMissing(),
        TraitMissing(),
        TranslationMissing(),
        TranslationUnread(),
        UnreadableFile(),
    ]

    /// Those whose mistakes keep a package from being built, or from being of use then.
    package static let beforeBuilding: [any Rule] = [
        DefinitionPluginMissing(), DependencyMissing(), ExtensionPluginMissing(), MacrosMissing(), ProductMissing(),
        TraitMissing(),
    ]

    /// Those whose mistakes somebody would otherwise meet when talking to the app: all but those about what making its
    /// bundle reports itself, with the settings of the build.
    package static let beforeTalking = all.filter { !($0 is PlistMissing) && !($0 is PlistRefused) }

    /// Those whose findings somebody wants to know when a build fails, and which do no harm where it does not.
    package static let duringBuild: [any Rule] = [ModuleAbsent()]

    /// The rule of an identifier; nil if there is none.
    package static func rule(_ id: String) -> (any Rule)? { all.first { $0.about.id == id } }
}
