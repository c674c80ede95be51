// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentsUI

/// Writes down what it is told, each call with what came with it.
@MainActor final class RecordingDelegate: NSObject {
    private(set) var told: [String] = []
    private(set) var presented: UIViewController?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Returns when it has been told so many things.
    func wait(for count: Int) async {
        while told.count < count { await withCheckedContinuation { waiting.append($0) } }
    }

    private func note(_ text: String) {
        told.append(text)
        waiting.forEach { $0.resume() }
        waiting = []
    }
}

extension RecordingDelegate: INUIAddVoiceShortcutViewControllerDelegate {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    ) {
        note("finish \(voiceShortcut?.invocationPhrase ?? "-") \((error as? INIntentError)?.code.rawValue ?? 0)")
    }

    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
        note("cancel")
    }
}

extension RecordingDelegate: INUIEditVoiceShortcutViewControllerDelegate {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    ) {
        note("update \(voiceShortcut?.invocationPhrase ?? "-") \((error as? INIntentError)?.code.rawValue ?? 0)")
    }

    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) {
        note("delete \(deletedVoiceShortcutIdentifier)")
    }

    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
        note("leave")
    }
}

extension RecordingDelegate: INUIAddVoiceShortcutButtonDelegate {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        presented = addVoiceShortcutViewController
        note("add")
    }

    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        presented = editVoiceShortcutViewController
        note("edit")
    }
}
