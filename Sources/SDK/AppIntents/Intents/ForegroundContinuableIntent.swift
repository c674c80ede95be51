// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// An intent that starts in the background and can ask to continue in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// The background, until it asks to come to the front; the front where ``AppIntent/openAppWhenRun`` says so.
    public static var supportedModes: IntentModes {
        openAppWhenRun ? .foreground : [.background, .foreground(.dynamic)]
    }

    /// Asks to come to the front and continues there.
    ///
    /// - Parameter continuation: What is done in front.
    /// - Returns: What the continuation gives.
    /// - Throws: Where the person does not want it, or nobody can be asked; what the continuation throws.
    public func requestToContinueInForeground<ResultValue>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue = { () }
    ) async throws -> ResultValue where ResultValue: Sendable {
        try await IntentRun.comeToFront(dialog, alwaysAsks: true)
        return try await continuation()
    }

    /// An error to throw to bring the app to the front and run a continuation there instead.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        let work = continuation.map { continuation -> AppIntentError.Continuation in { try await continuation() } }
        return AppIntentError(
            .question(.foreground(dialog?.payload, alwaysAsks: true, restarts: work == nil), work))
    }
}
