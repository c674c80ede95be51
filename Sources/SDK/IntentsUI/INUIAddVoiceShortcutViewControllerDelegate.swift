// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Hears the result of the screen on which a shortcut gets a phrase; it dismisses the controller.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// The shortcut has its phrase now, or could not get one.
    ///
    /// - Parameters:
    ///   - voiceShortcut: The shortcut with its phrase; nil with an error.
    ///   - error: Why it has none, an `INIntentError`.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)

    /// The person wants no phrase.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
