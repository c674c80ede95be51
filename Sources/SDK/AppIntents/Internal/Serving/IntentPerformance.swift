// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Wire

/// Performs an intent until it has an answer, again where it wants that.
struct IntentPerformance: Sendable {
    /// So often an intent may start over of its own accord.
    private static let restartLimit = 20

    private let intent: any AppIntent
    private let run: RunningIntent
    private let report: @Sendable (String) -> Void

    init(_ intent: any AppIntent, in run: RunningIntent, report: @escaping @Sendable (String) -> Void) {
        self.intent = intent
        self.run = run
        self.report = report
    }

    /// The result.
    func reply(to values: [String: IntentValue]) async -> ExtensionReply {
        do {
            try await take(values)
            if let error = AppDependencies.firstMissing(of: intent) { throw error }
            for _ in 0...Self.restartLimit {
                if let reply = try await perform() { return reply }
                try Task.checkCancellation()
            }
            return .refusal(
                ExtensionRefusal(.handlerError, "\(name) started over \(Self.restartLimit) times, and came to no end"))
        } catch is CancellationError {
            return .stopped
        } catch {
            return failure(error)
        }
    }

    private var name: String { type(of: intent).persistentIdentifier }

    /// Sets the parameters; a thing that no longer exists is asked for.
    private func take(_ values: [String: IntentValue]) async throws {
        try await intent.take(values) { name, error in
            guard error is ValueCodingError else { throw error }
            report("\(self.name).\(name): \(error)")
            try await ask(.value(parameter: name, nil))
        }
    }

    /// Performs it once; nil if it is to be performed again.
    private func perform() async throws -> ExtensionReply? {
        do {
            if let find = intent as? FindThings { return .response(try await find.response()) }
            return .response(try await ResponsePayload(performing: intent))
        } catch let error as AppIntentError {
            switch error.remedy {
            case .question(let question, let continuation):
                try await ask(question)
                guard let continuation else { return nil }
                try await continuation()
                return .response(ResponsePayload(code: ResponsePayload.success))
            case .restart: return nil
            case .failure, .misuse: throw error
            }
        }
    }

    /// Asks, and sets what is answered.
    private func ask(_ question: QuestionPayload) async throws {
        switch (question, try await run.ask(question)) {
        case (.value(let name, _), .value(let value)), (.disambiguation(let name, _, _), .value(let value)):
            try await IntentParameters.parameter(name, of: intent)?.set(value)
        case (.valueConfirmation(let name, let value, _), .agreed(true)):
            try await IntentParameters.parameter(name, of: intent)?.set(value)
        case (_, .agreed(true)), (.choice, .chose): break
        default: throw CancellationError()
        }
    }

    private func failure(_ error: any Error) -> ExtensionReply {
        if let error = error as? AppIntentError, case .misuse(let reason) = error.remedy {
            return .refusal(ExtensionRefusal(.handlerError, "\(name): \(reason)"))
        }
        if error is ValueCodingError {
            return .refusal(ExtensionRefusal(.wrongValue, "\(name): \(error)"))
        }
        let text = ThrownText.person(error)
        if text == nil {
            report("\(name) threw \(error), which says nothing to a person; throw an error that is a LocalizedError")
        }
        return .response(ResponsePayload(code: ResponsePayload.failure, dialog: text.map { DialogPayload($0) }))
    }
}

/// What an error says that the app's code threw.
enum ThrownText {
    /// To a person, in their language; nil for one that says nothing to them.
    static func person(_ error: any Error) -> String? {
        let text =
            switch error {
            case let error as any CustomLocalizedStringResourceConvertible:
                String(localized: error.localizedStringResource)
            case let error as any LocalizedError: error.errorDescription ?? ""
            default: ""
            }
        return text.isEmpty ? nil : text
    }

    /// For the app's developer.
    static func developer(_ error: any Error) -> String { person(error) ?? "\(error)" }
}

extension ResponsePayload {
    /// The standard codes' raw values.
    static let success = 4
    static let failure = 5

    /// What an intent gives.
    fileprivate init(performing intent: any AppIntent) async throws {
        let result = try await intent.perform()
        let reading = try IntentResultReading(result)
        self.init(code: Self.success, dialog: reading.dialog?.payload)
        if let value = reading.value {
            properties["value"] = await DeferredProperties.fetched(into: value, of: reading.swiftValue as Any)
        }
        if let next = reading.opensIntent { self.next = try next.payload() }
    }
}
