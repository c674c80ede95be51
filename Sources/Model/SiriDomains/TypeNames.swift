// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

extension SiriDomains {
    /// The names of all types that the domains have in Swift, protocols included.
    package static let typeNames = Set(domains.flatMap(typeNames)).union(undeclared)

    /// Those that are written by hand and that no definition declares.
    private static let undeclared: Set = [
        "INAddMediaMediaDestinationResolutionResult", "INCar", "INFocusStatusCenter", "INMediaDestinationReference",
        "INMediaDestinationResolutionResult", "INMediaUserContext", "INNotebookItemTypeResolutionResult",
        "INRestaurantGuest", "INRideDriver", "INRideFareLineItem", "INUpcomingMediaManager", "INUserContext",
        "INVocabulary", "INWorkoutNameIdentifier",
    ]

    private static func typeNames(of domain: DomainDefinition) -> [String] {
        let intents = (domain.intents ?? []).flatMap { intent in
            [intent.className, intent.handlingName, intent.responseName, intent.responseCodeName]
                + (intent.observer == nil ? [] : [intent.observerName])
        }
        let values = (domain.values ?? []).map(\.name) + (domain.enumerations ?? []).map(\.name)
        let others = (domain.options ?? []).map(\.name) + (domain.results ?? []).map(\.name)
        // A type inside another goes with it.
        return (intents + values + others + [domain.handling?.name].compactMap { $0 })
            .filter { !$0.contains(".") }
    }
}
