// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a date or time was resolved.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    /// The parameter has this date or time.
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        settled(resolvedDateComponents)
    }

    /// The person is asked which of these dates or times is meant.
    open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
        choice(dateComponentsToDisambiguate)
    }

    /// The person is asked whether this date or time is meant; nil asks without naming one.
    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        question(dateComponentsToConfirm)
    }
}
