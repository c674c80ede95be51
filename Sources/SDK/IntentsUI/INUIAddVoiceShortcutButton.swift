// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// A button with which a person gives the app's shortcut a phrase, or changes the one it has.
///
/// A tap asks the system whether there is a phrase, and has the delegate present the screen that fits.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
    /// How it looks; it is not drawn yet.
    open private(set) var style: INUIAddVoiceShortcutButtonStyle
    /// Presents the screens.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// What gets the phrase.
    open var shortcut: INShortcut?
    /// In points.
    open var cornerRadius: CGFloat = 8

    /// A button for no shortcut yet.
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
    }

    /// Nil: archives of views, such as storyboards, are not read here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes it look another way.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
    }

    /// A tap has the delegate present a screen, once the system has said which.
    open override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        guard controlEvents.contains(.touchUpInside), isEnabled else { return }
        guard let shortcut, delegate != nil else {
            return StandardError.write(
                "a tap on INUIAddVoiceShortcutButton does nothing: set its shortcut and its delegate", from: "IntentsUI"
            )
        }
        let target = Target(shortcut: shortcut)
        VoiceShortcutChannel.shared.shortcuts(.all) { result in
            // Without an answer the screen itself will tell what is wrong.
            let known = (try? result.get()) ?? []
            DispatchQueue.main.async { [weak self] in self?.present(target, known) }
        }
    }

    /// A shortcut on its way back to the main thread.
    ///
    /// `@unchecked`: only the main thread makes one, and only the main thread looks at what is in it.
    private struct Target: @unchecked Sendable {
        let shortcut: INShortcut
    }

    private func present(_ target: Target, _ known: [INVoiceShortcut]) {
        if let voiceShortcut = known.first(where: { $0.shortcut.isSame(as: target.shortcut) }) {
            delegate?.present(INUIEditVoiceShortcutViewController(voiceShortcut: voiceShortcut), for: self)
        } else {
            delegate?.present(INUIAddVoiceShortcutViewController(shortcut: target.shortcut), for: self)
        }
    }
}
