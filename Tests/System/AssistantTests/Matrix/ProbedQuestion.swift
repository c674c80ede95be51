// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Testing

/// What a handler answers about a parameter without a value; the raw values are the fixture's.
enum ProbedOutcome: String, CaseIterable, Sendable {
    case success, notRequired, needsValue, confirmationRequired, disambiguation, unsupported, unsupportedReason

    /// What the person is asked; nil if they are not.
    var kind: Prompt.Kind? {
        switch self {
        case .success, .notRequired: nil
        case .needsValue: .needsValue
        case .confirmationRequired: .confirmation
        case .disambiguation: .disambiguation
        case .unsupported, .unsupportedReason: .unsupported
        }
    }
}

/// A parameter about which the person is asked.
struct ProbedQuestion: CustomTestStringConvertible, Sendable {
    let parameter: ProbedParameter
    let outcome: ProbedOutcome

    var testDescription: String { "\(parameter.testDescription) \(outcome.rawValue)" }

    /// Every type with every question there is for it.
    static let all: [ProbedQuestion] = (ProbedParameter.own + ProbedParameter.ofDomains).flatMap { parameter in
        ProbedOutcome.allCases.compactMap { outcome in
            let isThere =
                switch outcome {
                case .success, .notRequired: false
                case .disambiguation: parameter.isOffered
                // The reasons of the framework's intents are those of each type, not of a definition.
                case .unsupportedReason: parameter.intent == ProbedParameter.probe
                case .needsValue, .confirmationRequired, .unsupported: true
                }
            return isThere ? ProbedQuestion(parameter: parameter, outcome: outcome) : nil
        }
    }

    /// Words that answer it, and the value that they make.
    var answer: (words: String, value: PlainValue) {
        switch outcome {
        case .confirmationRequired: ("yes", parameter.isArray ? .array([parameter.first]) : parameter.first)
        case .disambiguation: ("2", parameter.isArray ? .array([parameter.second]) : parameter.second)
        default: (parameter.answer, parameter.answered)
        }
    }

    /// Words that do not.
    var nonsense: String {
        switch outcome {
        case .confirmationRequired, .disambiguation: ProbedParameter.gibberish
        default: parameter.nonsense
        }
    }
}
