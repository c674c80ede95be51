// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a mass was resolved.
open class INMassResolutionResult: INIntentResolutionResult {
    /// The parameter has this mass.
    open class func success(with resolvedMass: Measurement<UnitMass>) -> Self { settled(resolvedMass) }
    /// The person is asked which of these masses is meant.
    open class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self {
        choice(massToDisambiguate)
    }

    /// The person is asked whether this mass is meant; nil asks without naming one.
    open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
        question(massToConfirm)
    }
}
