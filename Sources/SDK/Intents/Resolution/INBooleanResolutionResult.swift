// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// How a Boolean parameter was resolved.
open class INBooleanResolutionResult: INIntentResolutionResult {
    /// The parameter has this value.
    open class func success(with resolvedValue: Bool) -> Self {
        self.init(outcome: ResolutionOutcome(.success(.boolean(resolvedValue))))
    }

    /// Asks the person to confirm a value; nil asks without naming one.
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
        self.init(outcome: ResolutionOutcome(.confirmationRequired(valueToConfirm.map { .boolean($0) })))
    }
}
