// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// Who asks the person while an intent is performed.
protocol RunConversation: AnyObject, Sendable {
    /// The intent that is performed, by which parameters know their names.
    var intent: (any AppIntent)? { get }
    var systemContext: IntentSystemContext { get }
    /// How far a ``ProgressReportingIntent`` has come.
    var progress: Progress { get }
    /// - Throws: Where the person does not answer.
    func ask(_ question: QuestionPayload) async throws -> AnswerPayload
}

extension RunConversation {
    var intent: (any AppIntent)? { nil }
    var systemContext: IntentSystemContext { IntentSystemContext() }
    var progress: Progress { IntentRun.nobodysProgress }
}

/// The run that the present task is part of.
enum IntentRun {
    /// Set by anyone who performs an intent.
    @TaskLocal static var current: (any RunConversation)?

    /// What the system knows of the run; of none, that it is in the background.
    static var systemContext: IntentSystemContext { current?.systemContext ?? IntentSystemContext() }

    /// Of no run, what nobody looks at.
    static var progress: Progress { current?.progress ?? nobodysProgress }
    static let nobodysProgress: Progress = {
        let progress = ReportedProgress()
        progress.totalUnitCount = 100
        return progress
    }()

    /// Asks the person.
    ///
    /// - Throws: What says that nobody can be asked where no run goes on.
    static func ask(_ question: QuestionPayload) async throws -> AnswerPayload {
        guard let current else {
            throw AppIntentError(
                .misuse(
                    "nobody can be asked outside of perform() of an intent that the system performs; "
                        + "a detached task is outside of it, too"))
        }
        try Task.checkCancellation()
        return try await current.ask(question)
    }

    /// The message that an answer did not fit the question.
    static func misfit(_ question: QuestionPayload) -> AppIntentError {
        AppIntentError(.misuse("the answer does not fit the question \(question)"))
    }

    /// The name of a parameter of the intent that is performed.
    static func name(of parameter: any AnyIntentParameter) -> String? {
        guard let intent = current?.intent else { return nil }
        return IntentParameters.all(of: intent).first { $0.parameter === parameter }?.name
    }
}

extension IntentDialog {
    /// As it travels, in the person's language.
    var payload: DialogPayload {
        DialogPayload(
            String(localized: full), supporting: supporting.map { String(localized: $0) },
            systemImageName: systemImageName)
    }
}
