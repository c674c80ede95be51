// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a volume was resolved.
open class INVolumeResolutionResult: INIntentResolutionResult {
    /// The parameter has this volume.
    open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self { settled(resolvedVolume) }
    /// The person is asked which of these volumes is meant.
    open class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self {
        choice(volumeToDisambiguate)
    }

    /// The person is asked whether this volume is meant; nil asks without naming one.
    open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
        question(volumeToConfirm)
    }
}
