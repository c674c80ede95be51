// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension AppIntent {
    /// Asks for confirmation.
    ///
    /// - Throws: If the person declines, or nobody can be asked.
    public func requestConfirmation() async throws { try await IntentRun.confirm() }

    /// Asks for confirmation with a dialog.
    ///
    /// - Parameters:
    ///   - conditions: When it is asked; always if there are none.
    ///   - actionName: What the button says that agrees.
    /// - Throws: If the person declines, or nobody can be asked.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        try await IntentRun.confirm(dialog, actionName, onlyIfGuessed: conditions.contains(.lowConfidenceSource))
    }

    /// Asks for confirmation with a dialog; the intent's view is not shown here.
    ///
    /// - Throws: If the person declines, or nobody can be asked.
    public func requestConfirmation<Snippet>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws where Snippet: SnippetIntent {
        try await IntentRun.confirm(dialog, actionName, onlyIfGuessed: conditions.contains(.lowConfidenceSource))
    }

    /// Asks for confirmation of a result.
    ///
    /// - Throws: If the person declines, or nobody can be asked.
    public func requestConfirmation<Result>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws where Result: IntentResult {
        let reading = try IntentResultReading(result)
        try await IntentRun.confirm(reading.dialog, confirmationActionName, value: reading.value)
    }

    /// Asks for confirmation of a result.
    ///
    /// - Throws: If the person declines, or nobody can be asked.
    public func requestConfirmation<Result>(
        output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws where Result: IntentResult {
        try await requestConfirmation(
            result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
    }

    /// Asks the person to choose.
    ///
    /// - Returns: One of the options.
    /// - Throws: Where the person does not want any, or nobody can be asked.
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        let question = QuestionPayload.choice(options.map(\.payload), dialog?.payload)
        guard case .chose(let place) = try await IntentRun.ask(question), options.indices.contains(place) else {
            throw IntentRun.misfit(question)
        }
        let option = options[place]
        if option.isCancel { throw CancellationError() }
        return option
    }

    /// Brings the app to the front and continues there.
    ///
    /// - Parameter alwaysConfirm: False if the person is not to be asked who has just answered something.
    /// - Throws: Where the person does not want it, or nobody can be asked.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        try await IntentRun.comeToFront(dialog, alwaysAsks: alwaysConfirm || self is any ProgressReportingIntent)
    }

    /// An error to throw to perform the intent again in the foreground.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        AppIntentError(.question(.foreground(dialog?.payload, alwaysAsks: alwaysConfirm, restarts: true)))
    }
}
