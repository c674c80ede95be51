// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
package import Wire

/// The phrases that a person gave to an app's shortcuts, and the app's proposals.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    // `@unchecked`: it stores nothing; a subclass answers for its own.

    private static let center = INVoiceShortcutCenter()

    /// The app's shared center.
    open class var shared: INVoiceShortcutCenter { center }

    private override init() { super.init() }

    /// Asks for all shortcuts of the app that have a phrase.
    ///
    /// One whose class is not in this process is left out, which standard error says.
    ///
    /// - Parameter completionHandler: Called on a background thread; the error is
    ///   ``INIntentError/voiceShortcutGetFailed``.
    @preconcurrency
    open func getAllVoiceShortcuts(
        completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
    ) {
        Self.ask(.all) { result in
            switch result {
            case .success(let shortcuts): completionHandler(shortcuts, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// All shortcuts of the app that have a phrase.
    ///
    /// - Throws: ``INIntentError``.
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
        try await withCheckedThrowingContinuation { continuation in
            Self.ask(.all) { continuation.resume(with: $0) }
        }
    }

    /// Asks for one of the app's shortcuts that have a phrase.
    ///
    /// - Parameter completionHandler: Called on a background thread, with neither a shortcut nor an error when the
    ///   person has removed it.
    @preconcurrency
    open func getVoiceShortcut(
        with identifier: UUID,
        completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        Self.ask(.one(identifier)) { result in
            switch result {
            case .success(let shortcuts): completionHandler(shortcuts.first, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// One of the app's shortcuts that have a phrase.
    ///
    /// - Throws: ``INIntentError``, also if there is none.
    open func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
        let shortcuts = try await withCheckedThrowingContinuation { continuation in
            Self.ask(.one(identifier)) { continuation.resume(with: $0) }
        }
        guard let shortcut = shortcuts.first else {
            throw INIntentError(
                .voiceShortcutGetFailed, reason: "there is no voice shortcut \(identifier); ask for all there are")
        }
        return shortcut
    }

    /// Proposes shortcuts to give a phrase to, in place of those proposed before; none takes all back.
    ///
    /// Returns at once; a refused proposal is reported on standard error, with how to fix it, and what
    /// was proposed before stays.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        do {
            let call = ProposedActionsCall(actions: try suggestions.map { try $0.payload() })
            CallChannel.phrases.call(call) { result in
                if case .failure(let failure) = result { Self.complain("\(failure)") }
            }
        } catch {
            Self.complain("\(error)")
        }
    }

    private static func complain(_ reason: String) {
        StandardError.write("the proposed shortcuts stay as they were: \(reason)", from: "Intents")
    }

    /// - Parameter then: Called on a background thread.
    package static func ask(
        _ call: PhrasesCall, then: @escaping @Sendable (Result<[INVoiceShortcut], INIntentError>) -> Void
    ) {
        CallChannel.phrases.call(call) { result in
            then(result.map { $0.compactMap(readable) }.mapError { INIntentError($0, .voiceShortcutGetFailed) })
        }
    }

    private static func readable(_ payload: PhrasePayload) -> INVoiceShortcut? {
        do {
            return try INVoiceShortcut(payload)
        } catch {
            StandardError.write("the voice shortcut ‘\(payload.phrase)’ is left out: \(error)", from: "Intents")
            return nil
        }
    }
}
