// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// An error that stops a run, or makes the system ask or run the intent again.
public struct AppIntentError: Error, CustomStringConvertible {
    /// What the system does with it.
    enum Remedy: Sendable {
        /// Asks a question and performs the intent again with the answer.
        case question(QuestionPayload, Continuation? = nil)
        /// Performs the intent again.
        case restart
        /// Reports a failure.
        case failure(LocalizedStringResource)
        /// Explains why it cannot ask: a programming error, in words for developers.
        case misuse(String)
    }

    /// What the app does when it is in front.
    typealias Continuation = @Sendable @MainActor () async throws -> Void

    let remedy: Remedy

    init(_ remedy: Remedy) { self.remedy = remedy }

    /// Performs the intent again with its current parameter values.
    public static var restartPerform: AppIntentError { AppIntentError(.restart) }

    /// The problem or the question.
    public var description: String {
        switch remedy {
        case .question(let question, _): "the intent asks: \(question)"
        case .restart: "the intent is performed again"
        case .failure(let text): String(localized: text)
        case .misuse(let reason): reason
        }
    }
}

extension AppIntentError: LocalizedError, CustomLocalizedStringResourceConvertible {
    /// The description, used if no question is asked.
    public var errorDescription: String? { description }
    /// The description, used if no question is asked.
    public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: description) }
}
