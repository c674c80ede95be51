// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes an energy was resolved.
open class INEnergyResolutionResult: INIntentResolutionResult {
    /// The parameter has this energy.
    open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self { settled(resolvedEnergy) }
    /// The person is asked which of these energies is meant.
    open class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
        choice(energyToDisambiguate)
    }

    /// The person is asked whether this energy is meant; nil asks without naming one.
    open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
        question(energyToConfirm)
    }
}
