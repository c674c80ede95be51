// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
public import Foundation

/// Two buttons that decrease and increase a number.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    /// So long a finger rests before the number goes on by itself, and so long from one step to the next, in seconds.
    private static let (rest, pace): (TimeInterval, TimeInterval) = (0.5, 0.1)

    private let less = Half(symbol: "minus")
    private let more = Half(symbol: "plus")
    private let line = UIView(frame: .zero)
    private var shown = 0.0
    private var pressed: Half?
    /// Counts presses, so that one that is over steps no more.
    private var press = 0
    private var hasRepeated = false

    /// A stepper of a place, from 0 to 100, at 0.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        for part in [less, more, line] { addSubview(part) }
        show()
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The number; what lies outside is taken for the nearest.
    open var value: Double {
        get { shown }
        set {
            shown = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            show()
        }
    }

    /// The least number.
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = shown
        }
    }
    /// The greatest number.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = shown
        }
    }
    /// How much a step is.
    open var stepValue = 1.0
    /// Whether actions are told at each step while a finger rests on a button, not only when it is lifted.
    open var isContinuous = true
    /// Whether a finger that rests on a button goes on from step to step.
    open var autorepeat = true
    /// Whether the least number follows the greatest.
    open var wraps = false { didSet { show() } }

    open override var isEnabled: Bool { didSet { show() } }

    private func show() {
        less.isUsable = isEnabled && (wraps || shown > minimumValue)
        more.isUsable = isEnabled && (wraps || shown < maximumValue)
        nameButtons()
        displayChanged()
    }

    /// The buttons say what they step, too: what the app calls the stepper, else what the label beside it says.
    private func nameButtons() {
        let words = Self.words(in: Bundle.main.spokenLanguage)
        let name = accessibilityLabel ?? subject
        (less.label, more.label) = (
            [name, words.less].compactMap(\.self).joined(separator: ", "),
            [name, words.more].compactMap(\.self).joined(separator: ", ")
        )
    }

    /// What the nearest label beside the stepper says.
    private var subject: String? {
        var view: UIView = self
        // A row, a stack in it, and what holds that.
        for _ in 0..<3 {
            guard let parent = view.superview else { return nil }
            let labels = parent.subviews.filter { $0 !== view && !$0.isHidden }
                .compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
            if let first = labels.first { return first }
            view = parent
        }
        return nil
    }

    /// What the buttons are called, in the language of the app.
    static func words(in language: String) -> (less: String, more: String) {
        (SystemWords.text("Decrement", in: language), SystemWords.text("Increment", in: language))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        nameButtons()
        let half = bounds.width / 2
        less.frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
        more.frame = CGRect(x: half, y: 0, width: half, height: bounds.height)
        line.frame = CGRect(x: half - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Fingers

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = touch.location(in: self).x < bounds.midX ? less : more
        guard half.isUsable else { return false }
        (pressed, hasRepeated, press) = (half, false, press + 1)
        half.isPressed = true
        if autorepeat { goOn(press, after: Self.rest) }
        return true
    }

    private func goOn(_ press: Int, after seconds: TimeInterval) {
        Delay.wait(seconds) { [weak self] in
            guard let self, press == self.press, pressed != nil else { return }
            hasRepeated = true
            step(tells: isContinuous)
            goOn(press, after: Self.pace)
        }
    }

    private func step(tells: Bool) {
        guard let pressed, pressed.isUsable else { return }
        let old = shown
        let next = shown + (pressed === more ? stepValue : -stepValue)
        let range = maximumValue - minimumValue
        let around = next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next
        value = wraps && range > 0 ? around : next
        if tells, old != shown { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed?.isPressed = isTouchInside
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !hasRepeated, isTouchInside {
            step(tells: true)
        } else if hasRepeated, !isContinuous {
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        letGo()
    }

    open override func cancelTracking(with event: UIEvent?) { letGo() }

    private func letGo() {
        pressed?.isPressed = false
        pressed = nil
        press += 1
    }

    override var spokenByItself: SpokenView { SpokenView() }

    /// One of the two buttons.
    private final class Half: UIView {
        private let picture = UIImageView(frame: .zero)
        var label = "" { didSet { layer.displayChanged() } }
        var isUsable = true {
            didSet {
                layer.displayChanged()
                picture.tintColor = isUsable ? .label : .tertiaryLabel
            }
        }
        var isPressed = false { didSet { backgroundColor = isPressed ? .tertiarySystemFill : nil } }

        init(symbol: String) {
            super.init(frame: .zero)
            isUserInteractionEnabled = false
            layer.cornerRadius = 8
            picture.image = UIImage(systemName: symbol)
            picture.tintColor = .label
            picture.contentMode = .scaleAspectFit
            addSubview(picture)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            picture.frame = CGRect(x: bounds.midX - 8, y: bounds.midY - 8, width: 16, height: 16)
        }

        override var spokenByItself: SpokenView {
            SpokenView(isElement: true, label: label, traits: isUsable ? .button : [.button, .notEnabled])
        }
    }
}
