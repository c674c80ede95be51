// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Resolves one parameter as it is told to, and gives back all it got.
final class ProbeHandler: NSObject, ProbeIntentHandling {
    func handle(intent: ProbeIntent) async -> ProbeIntentResponse {
        let response = ProbeIntentResponse(code: .success, userActivity: nil)
        response.string = intent.string
        response.speakableString = intent.speakableString
        response.integer = intent.integer
        response.decimal = intent.decimal
        response.boolean = intent.boolean
        response.timeInterval = intent.timeInterval
        response.dateComponents = intent.dateComponents
        response.url = intent.url
        response.file = intent.file
        response.person = intent.person
        response.placemark = intent.placemark
        response.currencyAmount = intent.currencyAmount
        response.mass = intent.mass
        response.length = intent.length
        response.speed = intent.speed
        response.temperature = intent.temperature
        response.energy = intent.energy
        response.volume = intent.volume
        response.enumeration = intent.enumeration
        response.object = intent.object
        response.strings = intent.strings
        response.integers = intent.integers
        response.persons = intent.persons
        response.enumerations = intent.enumerations
        response.objects = intent.objects
        return response
    }
}

extension ProbeIntent {
    /// What the handler is to answer.
    var instruction: Instruction { Instruction(parameter, outcome) }
}

// MARK: - Words, numbers and times

extension ProbeHandler {
    func resolveString(for intent: ProbeIntent) async -> ProbeStringResolutionResult {
        intent.instruction.answer(
            about: "string", intent.string, samples: Samples.texts,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveSpeakableString(for intent: ProbeIntent) async -> ProbeSpeakableStringResolutionResult {
        intent.instruction.answer(
            about: "speakableString", intent.speakableString, samples: Samples.speakables,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveInteger(for intent: ProbeIntent) async -> ProbeIntegerResolutionResult {
        intent.instruction.answer(
            about: "integer", intent.integer?.intValue, samples: Samples.integers,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveDecimal(for intent: ProbeIntent) async -> ProbeDecimalResolutionResult {
        intent.instruction.answer(
            about: "decimal", intent.decimal?.doubleValue, samples: Samples.decimals,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveBoolean(for intent: ProbeIntent) async -> ProbeBooleanResolutionResult {
        intent.instruction.answer(
            about: "boolean", intent.boolean?.boolValue, samples: Samples.booleans,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveTimeInterval(for intent: ProbeIntent) async -> ProbeTimeIntervalResolutionResult {
        intent.instruction.answer(
            about: "timeInterval", intent.timeInterval?.doubleValue, samples: Samples.intervals,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveDateComponents(for intent: ProbeIntent) async -> ProbeDateComponentsResolutionResult {
        intent.instruction.answer(
            about: "dateComponents", intent.dateComponents, samples: Samples.dates,
            refusal: .unsupported(forReason: .unfit))
    }
}

// MARK: - Things

extension ProbeHandler {
    func resolveUrl(for intent: ProbeIntent) async -> ProbeUrlResolutionResult {
        intent.instruction.answer(
            about: "url", intent.url, samples: Samples.addresses,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveFile(for intent: ProbeIntent) async -> ProbeFileResolutionResult {
        intent.instruction.answer(
            about: "file", intent.file, samples: Samples.files,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolvePerson(for intent: ProbeIntent) async -> ProbePersonResolutionResult {
        intent.instruction.answer(
            about: "person", intent.person, samples: Samples.persons,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolvePlacemark(for intent: ProbeIntent) async -> ProbePlacemarkResolutionResult {
        intent.instruction.answer(
            about: "placemark", intent.placemark, samples: Samples.places,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveObject(for intent: ProbeIntent) async -> ProbeObjectResolutionResult {
        intent.instruction.answer(
            about: "object", intent.object, samples: Samples.things,
            refusal: .unsupported(forReason: .unfit))
    }

    func resolveEnumeration(for intent: ProbeIntent) async -> ProbeEnumerationResolutionResult {
        intent.instruction.answer(
            about: "enumeration", intent.enumeration == .unknown ? nil : intent.enumeration, samples: Samples.sizes,
            refusal: .unsupported(forReason: .unfit))
    }
}
