// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// An error that stops a run, or makes the system ask or run the intent again.
public struct AppIntentError: Error, CustomStringConvertible {
    /// What the system does with it.
    enum Remedy: Sendable {
        /// Asks, and performs the intent again with the answer.
        case question(QuestionPayload, Continuation? = nil)
        /// Performs the intent again.
        case restart
        /// Says that it did not work.
        case failure(LocalizedStringResource)
        /// Says why it cannot be asked: a mistake of the app's, in the words of those who write it.
        case misuse(String)
    }

    /// What the app does when it is in front.
    typealias Continuation = @Sendable @MainActor () async throws -> Void

    let remedy: Remedy

    init(_ remedy: Remedy) { self.remedy = remedy }

    /// Has the intent performed again, with the values that its parameters have now.
    public static var restartPerform: AppIntentError { AppIntentError(.restart) }

    /// What is wrong, or what is asked.
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
    /// What a person reads where nothing asks.
    public var errorDescription: String? { description }
    /// What a person reads where nothing asks.
    public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: description) }
}
