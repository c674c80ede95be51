// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a person was resolved.
open class INPersonResolutionResult: INIntentResolutionResult {
    /// The parameter has this person.
    open class func success(with resolvedPerson: INPerson) -> Self { settled(resolvedPerson) }
    /// The person is asked which of these people is meant.
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        choice(peopleToDisambiguate)
    }

    /// The person is asked whether this person is meant; nil asks without naming one.
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        question(personToConfirm)
    }
}
