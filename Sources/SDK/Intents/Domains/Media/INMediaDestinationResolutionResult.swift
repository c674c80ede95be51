// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

/// How the place where media is added was resolved.
open class INMediaDestinationResolutionResult: INIntentResolutionResult {
    /// The parameter has this destination.
    public class func success(with resolvedMediaDestination: INMediaDestination) -> Self {
        settled(resolvedMediaDestination)
    }

    /// Asks the person to choose one of these destinations.
    public class func disambiguation(with mediaDestinationsToDisambiguate: [INMediaDestination]) -> Self {
        choice(mediaDestinationsToDisambiguate)
    }

    /// Asks the person to confirm this destination; nil asks without naming one.
    public class func confirmationRequired(with mediaDestinationToConfirm: INMediaDestination?) -> Self {
        question(mediaDestinationToConfirm)
    }
}

#endif
