// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

/// How the place where media is added was resolved.
open class INMediaDestinationResolutionResult: INIntentResolutionResult {
    /// The parameter has this destination.
    public class func success(with resolvedMediaDestination: INMediaDestination) -> Self {
        settled(resolvedMediaDestination)
    }

    /// The person is asked which of these destinations is meant.
    public class func disambiguation(with mediaDestinationsToDisambiguate: [INMediaDestination]) -> Self {
        choice(mediaDestinationsToDisambiguate)
    }

    /// The person is asked whether this destination is meant; nil asks without naming one.
    public class func confirmationRequired(with mediaDestinationToConfirm: INMediaDestination?) -> Self {
        question(mediaDestinationToConfirm)
    }
}

#endif
