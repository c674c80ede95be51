// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
public import Foundation

/// An on/off switch.
///
/// It is always 51 points wide and 31 high.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// How a switch looks; both are drawn alike.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    private static let size = CGSize(width: 51, height: 31)
    private static let rim: CGFloat = 2
    private static let duration: TimeInterval = 0.25

    private let track = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)
    private var isShownOn = false
    /// What it was when the finger came down; nil if the finger has not dragged.
    private var before: Bool?
    private var start = CGPoint.zero

    /// A switch of a place, which is off.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = Self.size.height / 2
        thumb.layer.cornerRadius = Self.size.height / 2 - Self.rim
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(track)
        track.addSubview(thumb)
        show()
        takeAppearance()
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// Whether it is on.
    open var isOn: Bool {
        get { isShownOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns it on or off, which tells no action.
    open func setOn(_ on: Bool, animated: Bool) {
        isShownOn = on
        guard animated, window != nil else { return show() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut, animations: { self.show() })
    }

    /// What the track is filled with while it is on; nil is green.
    open var onTintColor: UIColor? { didSet { show() } }
    /// What the thumb is filled with; nil is white.
    open var thumbTintColor: UIColor? { didSet { show() } }
    /// What is read beside it on a Mac; kept, and not shown here.
    open var title: String?
    /// How it is to look.
    open var preferredStyle = Style.automatic
    /// The style.
    open var style: Style { .sliding }

    open override var isEnabled: Bool { didSet { show() } }

    private func show() {
        track.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        track.alpha = isEnabled ? 1 : 0.5
        thumb.backgroundColor = thumbTintColor ?? .white
        track.frame = CGRect(origin: .zero, size: Self.size)
        let side = Self.size.height - 2 * Self.rim
        let isRight = isShownOn != (semanticContentAttribute == .forceRightToLeft)
        thumb.frame = CGRect(
            x: isRight ? Self.size.width - side - Self.rim : Self.rim, y: Self.rim, width: side, height: side)
        displayChanged()
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Fingers

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self)
        before = nil
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        guard before != nil || abs(x - start.x) > 10 else { return true }
        before = before ?? isOn
        let on = (x > bounds.midX) != (semanticContentAttribute == .forceRightToLeft)
        if on != isOn { setOn(on, animated: true) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let old = before ?? isOn
        if before == nil, isTouchInside { setOn(!isOn, animated: true) }
        before = nil
        if old != isOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        if let before, before != isOn { setOn(before, animated: true) }
        before = nil
    }

    override var spokenByItself: SpokenView {
        var spoken = super.spokenByItself
        spoken.traits.insert(.button)
        spoken.value = Self.word(on: isOn, in: Bundle.main.spokenLanguage)
        return spoken
    }

    /// What it is, in the language of the app.
    static func word(on: Bool, in language: String) -> String {
        SystemWords.text(on ? "On" : "Off", in: language)
    }
}
