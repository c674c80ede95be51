// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a place was resolved.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    /// The parameter has this place.
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { settled(resolvedPlacemark) }
    /// The person is asked which of these places is meant.
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        choice(placemarksToDisambiguate)
    }

    /// The person is asked whether this place is meant; nil asks without naming one.
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        question(placemarkToConfirm)
    }
}
