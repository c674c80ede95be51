// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a length was resolved.
open class INLengthResolutionResult: INIntentResolutionResult {
    /// The parameter has this length.
    open class func success(with resolvedLength: Measurement<UnitLength>) -> Self { settled(resolvedLength) }
    /// The person is asked which of these lengths is meant.
    open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
        choice(lengthsToDisambiguate)
    }

    /// The person is asked whether this length is meant; nil asks without naming one.
    open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
        question(lengthToConfirm)
    }
}
