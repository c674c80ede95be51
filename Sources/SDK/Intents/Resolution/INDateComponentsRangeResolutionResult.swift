// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter for a date range was resolved.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    /// The parameter has this date range.
    open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
        settled(resolvedDateComponentsRange)
    }

    /// Asks the person to choose one of these date ranges.
    open class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
        choice(dateComponentsRangesToDisambiguate)
    }

    /// The person is asked whether this span of time is meant; nil asks without naming one.
    open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
        question(dateComponentsRangeToConfirm)
    }
}
