// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

extension IntentRun {
    /// Asks for confirmation.
    ///
    /// - Throws: `CancellationError` where the person does not want to; what says that nobody can be asked.
    static func confirm(
        _ dialog: IntentDialog? = nil, _ action: ConfirmationActionName = .continue, value: IntentValue? = nil,
        onlyIfGuessed: Bool = false
    ) async throws {
        let question = QuestionPayload.confirmation(
            dialog?.payload, action.buttons, value: value, onlyIfGuessed: onlyIfGuessed)
        guard case .agreed(let agreed) = try await ask(question) else { throw misfit(question) }
        guard agreed else { throw CancellationError() }
    }

    /// Asks whether the app may come to the front; not where it is there.
    ///
    /// - Throws: `CancellationError` where the person does not want it; what says that nobody can be asked.
    static func comeToFront(_ dialog: IntentDialog?, alwaysAsks: Bool) async throws {
        guard !systemContext.currentMode.isInForeground else { return }
        let question = QuestionPayload.foreground(dialog?.payload, alwaysAsks: alwaysAsks, restarts: false)
        guard case .agreed(let agreed) = try await ask(question) else { throw misfit(question) }
        guard agreed else { throw CancellationError() }
    }
}
