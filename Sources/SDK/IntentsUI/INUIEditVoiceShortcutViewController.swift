// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The screen on which a person changes the phrase of a shortcut, or removes it.
///
/// The app presents it, and its delegate dismisses it. The system shows the screen once the controller has appeared,
/// and takes it away with the controller.
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
    /// Called once when the person is done, unless the app dismisses the screen first.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    private let voiceShortcut: INVoiceShortcut
    private let screen = PhraseScreenCaller()

    /// A screen for a shortcut that has a phrase.
    public init(voiceShortcut: INVoiceShortcut) {
        self.voiceShortcut = voiceShortcut
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        screen.show(.voiceShortcutCreationFailed) {
            .edit(voiceShortcut.identifier)
        } then: { [weak self] outcome in
            self?.tell(outcome)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // What it presents itself may cover it.
        if presentedViewController == nil { screen.takeAway() }
    }

    private func tell(_ outcome: PhraseScreenCaller.Outcome) {
        switch outcome {
        case .saved(let voiceShortcut):
            delegate?.editVoiceShortcutViewController(self, didUpdate: voiceShortcut, error: nil)
        case .failed(let error): delegate?.editVoiceShortcutViewController(self, didUpdate: nil, error: error)
        case .deleted(let identifier):
            delegate?.editVoiceShortcutViewController(self, didDeleteVoiceShortcutWithIdentifier: identifier)
        case .cancelled: delegate?.editVoiceShortcutViewControllerDidCancel(self)
        }
    }
}
