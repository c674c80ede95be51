// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// How a parameter that takes an integer was resolved.
open class INIntegerResolutionResult: INIntentResolutionResult {
    /// The parameter has this value.
    open class func success(with resolvedValue: Int) -> Self {
        self.init(outcome: ResolutionOutcome(.success(.integer(resolvedValue))))
    }

    /// Asks the person to confirm a value; nil asks without naming one.
    open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
        self.init(outcome: ResolutionOutcome(.confirmationRequired(valueToConfirm.map { .integer($0) })))
    }
}
