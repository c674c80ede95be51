// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The screen on which a person gives a shortcut a phrase.
///
/// The app presents it, and its delegate dismisses it:
///
/// ```swift
/// let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut)
/// controller.delegate = self
/// present(controller, animated: true)
/// ```
///
/// The system shows the screen once the controller has appeared, and takes it away with the controller.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
    /// Called once when the person is done, unless the app dismisses the screen first.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    private let shortcut: INShortcut
    private let screen = PhraseScreenCaller()

    /// A screen for a shortcut as it is now; what an intent or activity proposes as its phrase, the person may just
    /// agree to.
    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        screen.show(.voiceShortcutCreationFailed) {
            .add(try shortcut.payload())
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
            delegate?.addVoiceShortcutViewController(self, didFinishWith: voiceShortcut, error: nil)
        case .failed(let error): delegate?.addVoiceShortcutViewController(self, didFinishWith: nil, error: error)
        case .deleted, .cancelled: delegate?.addVoiceShortcutViewControllerDidCancel(self)
        }
    }
}
