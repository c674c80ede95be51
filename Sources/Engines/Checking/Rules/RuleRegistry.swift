// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Every rule there is, in the order of their identifiers.
package enum RuleRegistry {
    package static let all: [any Rule] = [
        ActivityTypeUndeclared(),
        ActivityTypeUnhandled(),
        AppOnlyInterface(),
        ApplicationGroupsDiffer(),
        CombinationUnknown(),
        DefinitionDoubtful(),
        DefinitionInvalid(),
        DefinitionNotInTarget(),
        GroupNotEntitled(),
        IdentifierPrefix(),
        IntentActivityMissing(),
        IntentDescriptionMissing(),
        IntentHandlerMissing(),
        IntentNotSupported(),
        IntentTitleMissing(),
        IntentUndeclared(),
        InterfaceWithoutIntents(),
        KeychainGroupsDiffer(),
        PlaceholderUnknown(),
        PrincipalClassMissing(),
        PrincipalClassUnknown(),
        QuickActionDuplicate(),
        QuickActionIncomplete(),
        QuickActionUnhandled(),
        ResponseCodeUnused(),
        RestrictionDiffers(),
        RestrictionWithoutSupport(),
        SiriEntitlementMissing(),
        SiriUsageMissing(),
        TranslationMissing(),
        UnreadableFile(),
    ]

    /// The rule of an identifier; nil where there is none.
    package static func rule(_ id: String) -> (any Rule)? {
        all.first { $0.about.id == id }
    }
}
