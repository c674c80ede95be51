// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The phrases that a person has given to the app's shortcuts, and what the app proposes to give one to.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    // `@unchecked`: it stores nothing; a subclass answers for its own.

    private static let center = INVoiceShortcutCenter()

    /// The center of the app.
    open class var shared: INVoiceShortcutCenter { center }

    private override init() { super.init() }

    /// Asks for all shortcuts of the app that have a phrase.
    ///
    /// One whose class is not in this process is left out, which standard error says.
    ///
    /// - Parameter completionHandler: Called on a background thread; the error is ``INIntentError/voiceShortcutGetFailed``.
    @preconcurrency
    open func getAllVoiceShortcuts(
        completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
    ) {
        VoiceShortcutChannel.shared.shortcuts(.all) { result in
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
            VoiceShortcutChannel.shared.shortcuts(.all) { continuation.resume(with: $0) }
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
        VoiceShortcutChannel.shared.shortcuts(.one(identifier)) { result in
            switch result {
            case .success(let shortcuts): completionHandler(shortcuts.first, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// One of the app's shortcuts that have a phrase.
    ///
    /// - Throws: ``INIntentError``, also where there is none.
    open func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
        let shortcuts = try await withCheckedThrowingContinuation { continuation in
            VoiceShortcutChannel.shared.shortcuts(.one(identifier)) { continuation.resume(with: $0) }
        }
        guard let shortcut = shortcuts.first else {
            throw INIntentError(
                .voiceShortcutGetFailed,
                userInfo: [NSLocalizedDescriptionKey: "there is no voice shortcut \(identifier); ask for all there are"]
            )
        }
        return shortcut
    }

    /// Proposes shortcuts to give a phrase to, in place of those proposed before; none takes all back.
    ///
    /// Returns at once; a proposal that the system does not take is told on standard error, with the mend, and what
    /// was proposed before stays.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        VoiceShortcutChannel.shared.propose(suggestions)
    }
}
