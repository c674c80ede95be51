// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a span of time was resolved.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    /// The parameter has this span of time.
    open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
        settled(resolvedDateComponentsRange)
    }

    /// The person is asked which of these spans of time is meant.
    open class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
        choice(dateComponentsRangesToDisambiguate)
    }

    /// The person is asked whether this span of time is meant; nil asks without naming one.
    open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
        question(dateComponentsRangeToConfirm)
    }
}
