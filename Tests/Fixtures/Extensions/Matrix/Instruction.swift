// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// What a handler is to answer about one of its parameters; about the others it says that they may stay empty.
struct Instruction {
    /// An answer to a parameter without a value. What has one is a success.
    enum Outcome: String {
        case success, notRequired, needsValue, confirmationRequired, disambiguation, unsupported, unsupportedReason
    }

    private let parameter: String
    private let outcome: Outcome

    /// Tells nothing where one of the two is missing or unknown.
    init(_ parameter: String?, _ outcome: String?) {
        self.parameter = parameter ?? ""
        self.outcome = outcome.flatMap(Outcome.init(rawValue:)) ?? .notRequired
    }

    /// The intents of the framework have no parameter to spare, so theirs is in the identifier: the parameter, a space,
    /// the outcome.
    init(identifierOf intent: INIntent) {
        let words = (intent.identifier ?? "").split(separator: " ").map(String.init)
        self.init(words.first, words.last)
    }

    /// What there is no value for is a success only where the handler is to find one by itself.
    private func settle<Answer: ProbeResult>(
        _ name: String, _ value: Answer.Value?, own: Answer.Value, _ refusal: Answer, asking: Answer, offering: Answer
    ) -> Answer {
        guard parameter == name else { return .notRequired() }
        if let value { return .success(with: value) }
        switch outcome {
        case .success: return .success(with: own)
        case .notRequired: return .notRequired()
        case .needsValue: return .needsValue()
        case .confirmationRequired: return asking
        case .disambiguation: return offering
        case .unsupported: return .unsupported()
        case .unsupportedReason: return refusal
        }
    }

    private func settleEach<Answer: ProbeResult>(
        _ name: String, _ values: [Answer.Value]?, own: (Answer.Value, Answer.Value), otherwise: Answer
    ) -> [Answer] {
        guard parameter == name else { return [.notRequired()] }
        if let values, !values.isEmpty { return values.map { Answer.success(with: $0) } }
        guard outcome == .success else { return [otherwise] }
        return [.success(with: own.0), .success(with: own.1)]
    }
}

// Each for the types that can be offered, and for those that can't.
extension Instruction {
    /// The answer about a parameter of one value.
    ///
    /// - Parameters:
    ///   - samples: What the handler has by itself: the first one to ask about, both to choose from.
    ///   - refusal: The answer where it has a reason of its own.
    func answer<Answer: OfferingResult>(
        about name: String, _ value: Answer.Value?, samples: (Answer.Value, Answer.Value),
        refusal: Answer = .unsupported()
    ) -> Answer {
        settle(
            name, value, own: samples.0, refusal, asking: .confirmationRequired(with: samples.0),
            offering: .disambiguation(with: [samples.0, samples.1]))
    }

    /// The same; where it should offer both, it asks for a value.
    func answer<Answer: AskingResult>(
        about name: String, _ value: Answer.Value?, samples: (Answer.Value, Answer.Value),
        refusal: Answer = .unsupported()
    ) -> Answer {
        settle(name, value, own: samples.0, refusal, asking: .asking(about: samples.0), offering: .needsValue())
    }

    /// The answers about a parameter of several values.
    func answers<Answer: OfferingResult>(
        about name: String, _ values: [Answer.Value]?, samples: (Answer.Value, Answer.Value),
        refusal: Answer = .unsupported()
    ) -> [Answer] {
        let question: Answer = answer(about: name, nil, samples: samples, refusal: refusal)
        return settleEach(name, values, own: samples, otherwise: question)
    }

    /// The same; where it should offer both, it asks for a value.
    func answers<Answer: AskingResult>(
        about name: String, _ values: [Answer.Value]?, samples: (Answer.Value, Answer.Value),
        refusal: Answer = .unsupported()
    ) -> [Answer] {
        let question: Answer = answer(about: name, nil, samples: samples, refusal: refusal)
        return settleEach(name, values, own: samples, otherwise: question)
    }
}
