// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// A button with which a person gives the app's shortcut a phrase, or changes the one it has.
///
/// A tap asks the system whether there is a phrase, and has the delegate present the screen that fits.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
    /// How it looks.
    open private(set) var style: INUIAddVoiceShortcutButtonStyle
    /// Presents the screens.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// What gets the phrase.
    open var shortcut: INShortcut?
    /// In points.
    open var cornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = cornerRadius } }

    /// A button for no shortcut yet.
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
        // The language that the system started this process in.
        let language = ProcessInfo.processInfo.environment["BECKON_LANGUAGE"] ?? ""
        setTitle(language.hasPrefix("zh") ? "添加到 Siri" : "Add to Siri", for: .normal)
        titleLabel?.font = .systemFont(ofSize: UIFont.buttonFontSize, weight: .semibold)
        contentEdgeInsets = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
        layer.cornerRadius = cornerRadius
        styleChanged()
    }

    /// Nil: archives of views, such as storyboards, are not read here.
    public required init?(coder: NSCoder) { nil }

    /// Makes it look another way.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        styleChanged()
    }

    private func styleChanged() {
        backgroundColor = style.background
        setTitleColor(style.foreground, for: .normal)
        layer.borderWidth = style.hasOutline ? 1 : 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = style.foreground.resolvedColor(with: traitCollection).cgColor
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
        INVoiceShortcutCenter.ask(.all) { result in
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

extension INUIAddVoiceShortcutButtonStyle {
    fileprivate var hasOutline: Bool { [.whiteOutline, .blackOutline, .automaticOutline].contains(self) }

    fileprivate var background: UIColor { color(isForeground: false) }

    fileprivate var foreground: UIColor { color(isForeground: true) }

    private func color(isForeground: Bool) -> UIColor {
        switch self {
        case .white, .whiteOutline: isForeground ? .black : .white
        case .black, .blackOutline: isForeground ? .white : .black
        case .automatic, .automaticOutline:
            UIColor { ($0.userInterfaceStyle == .dark) == isForeground ? .black : .white }
        }
    }
}
