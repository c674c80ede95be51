// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import SystemLink
import Wire

/// A button with which a person gives the app's shortcut a phrase, or changes the one it has.
///
/// It says whether the shortcut has a phrase, as the system knows it when the app comes to the front and when a screen
/// for a phrase closes. A tap has the delegate present the screen that fits.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
    /// The style.
    open private(set) var style: INUIAddVoiceShortcutButtonStyle
    /// Presents the screens.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// What gets the phrase.
    open var shortcut: INShortcut? { didSet { refresh() } }
    /// In points.
    open var cornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = cornerRadius } }

    private var observations: [NotificationObservation] = []

    /// A button for no shortcut yet.
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
        show(phrase: nil)
        titleLabel?.numberOfLines = 2
        titleLabel?.textAlignment = .center
        titleLabel?.font = .systemFont(ofSize: UIFont.buttonFontSize, weight: .semibold)
        contentEdgeInsets = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
        layer.cornerRadius = cornerRadius
        styleChanged()
        observations = [UIApplication.didBecomeActiveNotification, PhraseScreenCaller.didChangePhrases].map { name in
            NotificationObservation(of: name) { [weak self] in self?.refresh() }
        }
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
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

    /// Asks the system for the shortcut's phrase; without an answer the button stays as it is.
    private func refresh() {
        guard let shortcut else { return show(phrase: nil) }
        let target = Target(shortcut: shortcut)
        INVoiceShortcutCenter.ask(.all) { result in
            guard case .success(let known) = result else { return }
            DispatchQueue.main.async { [weak self] in
                self?.show(phrase: known.first { $0.shortcut.isSame(as: target.shortcut) }?.invocationPhrase)
            }
        }
    }

    /// Says what the button does, in the language that the system started this process in.
    private func show(phrase: String?) {
        let language = PersonLanguage.current
        let title =
            phrase.map { SystemWords.text("Added to Siri\n“${1}”", in: language, $0) }
            ?? SystemWords.text("Add to Siri", in: language)
        setTitle(title, for: .normal)
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

/// Watches for a notification that is posted on the main thread, for as long as this object exists.
private final class NotificationObservation {
    private let token: any NSObjectProtocol

    init(of name: Notification.Name, then act: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(act)
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
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
