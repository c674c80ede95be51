// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a speed was resolved.
open class INSpeedResolutionResult: INIntentResolutionResult {
    /// The parameter has this speed.
    open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self { settled(resolvedSpeed) }
    /// The person is asked which of these speeds is meant.
    open class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
        choice(speedToDisambiguate)
    }

    /// The person is asked whether this speed is meant; nil asks without naming one.
    open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
        question(speedToConfirm)
    }
}
