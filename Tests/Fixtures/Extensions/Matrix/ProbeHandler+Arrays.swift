// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

// Parameters that hold several values.
extension ProbeHandler {
    func resolveStrings(for intent: ProbeIntent) async -> [ProbeStringsResolutionResult] {
        intent.instruction.answers(
            about: "strings", intent.strings, samples: Samples.texts,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveIntegers(for intent: ProbeIntent) async -> [ProbeIntegersResolutionResult] {
        intent.instruction.answers(
            about: "integers", intent.integers?.map(\.intValue), samples: Samples.integers,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolvePersons(for intent: ProbeIntent) async -> [ProbePersonsResolutionResult] {
        intent.instruction.answers(
            about: "persons", intent.persons, samples: Samples.persons,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveEnumerations(for intent: ProbeIntent) async -> [ProbeEnumerationsResolutionResult] {
        intent.instruction.answers(
            about: "enumerations", intent.enumerations, samples: Samples.sizes,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveObjects(for intent: ProbeIntent) async -> [ProbeObjectsResolutionResult] {
        intent.instruction.answers(
            about: "objects", intent.objects, samples: Samples.things,
            refusal: .unsupported(forReason: .unfit))
    }
}
