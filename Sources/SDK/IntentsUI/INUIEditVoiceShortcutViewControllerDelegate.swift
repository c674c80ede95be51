// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Hears the result of the screen on which a phrase is changed or removed; it dismisses the controller.
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// The phrase is another now, or could not be changed.
    ///
    /// - Parameters:
    ///   - voiceShortcut: The shortcut with its new phrase; nil with an error.
    ///   - error: Why it could not be changed, an `INIntentError`.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)

    /// The person has removed the phrase.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)

    /// The person leaves the phrase as it is.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
