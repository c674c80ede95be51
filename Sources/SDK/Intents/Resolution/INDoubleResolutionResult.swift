// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// How a parameter that takes a number was resolved.
open class INDoubleResolutionResult: INIntentResolutionResult {
    /// The parameter has this value.
    open class func success(with resolvedValue: Double) -> Self {
        self.init(outcome: ResolutionOutcome(.success(.decimal(resolvedValue))))
    }

    /// Asks the person to confirm a value; nil asks without naming one.
    open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
        self.init(outcome: ResolutionOutcome(.confirmationRequired(valueToConfirm.map { .decimal($0) })))
    }
}
