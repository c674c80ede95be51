// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// How a parameter that takes a case of an enumeration was resolved.
///
/// Each enumeration has a subclass whose methods take that enumeration.
open class INEnumResolutionResult: INIntentResolutionResult {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The parameter has the case of this number; generated subclasses name the case.
    public class func __success(withResolvedValue resolvedValue: Int) -> Self {
        self.init(outcome: ResolutionOutcome(.success(.enumeration(resolvedValue))))
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The person is asked whether the case of this number is meant; generated subclasses name the case.
    public class func __confirmationRequiredWithValue(toConfirm valueToConfirm: Int) -> Self {
        self.init(outcome: ResolutionOutcome(.confirmationRequired(.enumeration(valueToConfirm))))
    }
}
