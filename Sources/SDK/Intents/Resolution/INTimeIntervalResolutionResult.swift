// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// How a parameter that takes a length of time was resolved.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    /// The parameter has this length, in seconds.
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self {
        self.init(outcome: ResolutionOutcome(.success(.timeInterval(resolvedTimeInterval))))
    }

    /// The person is asked whether this length, in seconds, is meant.
    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self {
        self.init(outcome: ResolutionOutcome(.confirmationRequired(.timeInterval(timeIntervalToConfirm))))
    }
}
