// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

// Quantities with their units.
extension ProbeHandler {
    func resolveCurrencyAmount(for intent: ProbeIntent) async -> ProbeCurrencyAmountResolutionResult {
        intent.instruction.answer(
            about: "currencyAmount", intent.currencyAmount, samples: Samples.amounts,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveMass(for intent: ProbeIntent) async -> ProbeMassResolutionResult {
        intent.instruction.answer(
            about: "mass", intent.mass, samples: Samples.masses,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveLength(for intent: ProbeIntent) async -> ProbeLengthResolutionResult {
        intent.instruction.answer(
            about: "length", intent.length, samples: Samples.lengths,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveSpeed(for intent: ProbeIntent) async -> ProbeSpeedResolutionResult {
        intent.instruction.answer(
            about: "speed", intent.speed, samples: Samples.speeds,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveTemperature(for intent: ProbeIntent) async -> ProbeTemperatureResolutionResult {
        intent.instruction.answer(
            about: "temperature", intent.temperature, samples: Samples.temperatures,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveEnergy(for intent: ProbeIntent) async -> ProbeEnergyResolutionResult {
        intent.instruction.answer(
            about: "energy", intent.energy, samples: Samples.energies,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveVolume(for intent: ProbeIntent) async -> ProbeVolumeResolutionResult {
        intent.instruction.answer(
            about: "volume", intent.volume, samples: Samples.volumes,
            refusal: .unsupported(forReason: .unfit))
    }
}
