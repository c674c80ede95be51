// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

/// How the place where `INAddMediaIntent` adds media was resolved.
open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult {
    /// Wraps a result in one with unsupported reasons.
    public convenience init(mediaDestinationResolutionResult: INMediaDestinationResolutionResult) {
        self.init(outcome: mediaDestinationResolutionResult.outcome)
    }

    /// The destination cannot be used, for a reason.
    public class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self {
        __unsupported(withReason: reason.rawValue)
    }
}

#endif
