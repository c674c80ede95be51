// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentsUI

/// Does what the quick actions say.
final class MenuViewController: UIViewController {
    private lazy var button: INUIAddVoiceShortcutButton = {
        let button = INUIAddVoiceShortcutButton(style: .whiteOutline)
        button.shortcut = shortcut
        button.delegate = self
        return button
    }()

    /// The tram line that one takes.
    private var shortcut: INShortcut { INShortcut(userActivity: line(7)) }

    private func line(_ number: Int) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.tram.line")
        activity.title = "Line \(number)"
        activity.userInfo = ["number": number]
        activity.isEligibleForPrediction = true
        activity.persistentIdentifier = "line-\(number)"
        activity.suggestedInvocationPhrase = "My tram"
        return activity
    }

    /// Whether the app ends once it has heard about a screen.
    private var isBrief = false

    func perform(_ action: String) {
        switch action {
        case "ask":
            isBrief = true
            perform("add")
        case "add":
            let viewController = INUIAddVoiceShortcutViewController(shortcut: shortcut)
            viewController.modalPresentationStyle = .formSheet
            viewController.delegate = self
            present(viewController, animated: true, completion: nil)
        case "edit": editFirst()
        case "button": button.sendActions(for: .touchUpInside)
        case "dismiss": dismiss(animated: true)
        case "propose": propose()
        case "ride7": ride(7)
        case "ride8": ride(8)
        default: report("does not know \(action)")
        }
    }

    private func ride(_ number: Int) {
        userActivity = line(number)
        userActivity?.becomeCurrent()
    }

    private func editFirst() {
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { voiceShortcuts, error in
            DispatchQueue.main.async {
                guard let voiceShortcut = voiceShortcuts?.first else {
                    report("has nothing to edit: \(error?.localizedDescription ?? "no phrase")")
                    return
                }
                let viewController = INUIEditVoiceShortcutViewController(voiceShortcut: voiceShortcut)
                viewController.delegate = self
                self.present(viewController, animated: true)
            }
        }
    }

    private func propose() {
        INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
        let relevant = INRelevantShortcut(shortcut: shortcut)
        relevant.shortcutRole = .action
        relevant.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .commute)]
        relevant.watchTemplate = INDefaultCardTemplate(title: "Line 7")
        INRelevantShortcutStore.default.setRelevantShortcuts([relevant]) { error in
            report("proposed: \(error?.localizedDescription ?? "done")")
        }
    }
}

extension MenuViewController: INUIAddVoiceShortcutViewControllerDelegate {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: Error?
    ) {
        report("didFinish \(voiceShortcut?.invocationPhrase ?? "-"): \(error?.localizedDescription ?? "no error")")
        if isBrief { exit(0) }
        controller.dismiss(animated: true, completion: nil)
    }

    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
        report("didCancel")
        controller.dismiss(animated: true, completion: nil)
    }
}

extension MenuViewController: INUIEditVoiceShortcutViewControllerDelegate {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: Error?
    ) {
        report("didUpdate \(voiceShortcut?.invocationPhrase ?? "-"): \(error?.localizedDescription ?? "no error")")
        controller.dismiss(animated: true, completion: nil)
    }

    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) {
        report("didDelete")
        controller.dismiss(animated: true, completion: nil)
    }

    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
        report("didLeave")
        controller.dismiss(animated: true, completion: nil)
    }
}

extension MenuViewController: INUIAddVoiceShortcutButtonDelegate {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        addVoiceShortcutViewController.delegate = self
        addVoiceShortcutViewController.modalPresentationStyle = .formSheet
        present(addVoiceShortcutViewController, animated: true, completion: nil)
    }

    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        editVoiceShortcutViewController.delegate = self
        editVoiceShortcutViewController.modalPresentationStyle = .formSheet
        present(editVoiceShortcutViewController, animated: true, completion: nil)
    }
}
