// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
public import Foundation
import Wire

/// A field for editing one line of text.
///
/// The keyboard is that of the browser which shows the app's screen: the field says where
/// it is, and receives the text.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
    private let label = UILabel(frame: .zero)
    private let hint = UILabel(frame: .zero)
    private let caret = UIView(frame: .zero)
    private let clearButton = UIButton(type: .system)
    private var content = ""
    /// Names the field for the person.
    let number: Int
    /// The number of the last typed text that was applied.
    var revision = 0

    /// Creates a field with a frame.
    public override init(frame: CGRect) {
        number = TextEntryNumber.next()
        super.init(frame: frame)
        for part in [hint, label] {
            part.lineBreakMode = .byClipping
            addSubview(part)
        }
        hint.lineBreakMode = .byTruncatingTail
        hint.textColor = .placeholderText
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        addSubview(caret)
        clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clearButton.tintColor = .tertiaryLabel
        clearButton.accessibilityLabel = SystemWords.text("Clear text", in: Bundle.main.spokenLanguage)
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .primaryActionTriggered)
        addSubview(clearButton)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// Called for what a person does in the field.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: What stands in it

    /// The text; never nil.
    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            contentChanged()
        }
    }

    /// The attributed text, in the field's own look; attributes of parts are not kept.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: content, attributes: [.font: font ?? label.font as Any]) }
        set { text = newValue?.string }
    }

    /// The placeholder.
    open var placeholder: String? {
        get { hint.text }
        set {
            hint.text = newValue
            contentChanged()
        }
    }

    /// The attributed placeholder.
    open var attributedPlaceholder: NSAttributedString? {
        get { hint.attributedText }
        set {
            hint.attributedText = newValue
            contentChanged()
        }
    }

    /// The font of text and placeholder.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .systemFont(ofSize: 17)
            hint.font = label.font
            contentChanged()
        }
    }

    /// The color of the text.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue ?? .label }
    }

    /// The text alignment.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set {
            label.textAlignment = newValue
            hint.textAlignment = newValue
            setNeedsLayout()
        }
    }

    /// Whether there is any text.
    open var hasText: Bool { !content.isEmpty }

    /// The border style.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { borderChanged() } } }
    /// The view at the leading edge.
    open var leftView: UIView? { didSet { sideViewChanged(oldValue, leftView) } }
    /// The view at the trailing edge.
    open var rightView: UIView? { didSet { sideViewChanged(oldValue, rightView) } }
    /// When the leading view is visible.
    open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
    /// When the trailing view is visible.
    open var rightViewMode = ViewMode.never { didSet { contentChanged() } }
    /// Whether the text shrinks to fit.
    open var adjustsFontSizeToFitWidth: Bool {
        get { label.adjustsFontSizeToFitWidth }
        set { label.adjustsFontSizeToFitWidth = newValue }
    }
    /// The minimum font size in points.
    open var minimumFontSize: CGFloat = 0 {
        didSet { label.minimumScaleFactor = minimumFontSize / max(1, label.font.pointSize) }
    }
    /// The text attributes, of which font, color and alignment are kept.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: label.font as Any, .foregroundColor: label.textColor as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
    }

    private func sideViewChanged(_ former: UIView?, _ view: UIView?) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        if let view { addSubview(view) }
        contentChanged()
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func sideSize(_ view: UIView?, _ mode: ViewMode) -> CGSize {
        guard let view, shows(mode) else { return .zero }
        return view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    }

    /// Where the view at the beginning lies in a rectangle.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = sideSize(leftView, leftViewMode)
        return CGRect(
            x: bounds.minX + sideMargin, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the rectangle of the right view in bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = sideSize(rightView, rightViewMode)
        return CGRect(
            x: bounds.maxX - sideMargin - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private var sideMargin: CGFloat { borderStyle == .none ? 0 : 7 }

    private func placeSideViews() {
        leftView?.isHidden = !shows(leftViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.isHidden = !shows(rightViewMode)
        rightView?.frame = rightViewRect(forBounds: bounds)
    }

    /// Appends text, as if it were typed.
    open func insertText(_ text: String) { takeTyped(content + text) }

    /// Deletes the last character, as if it were typed.
    open func deleteBackward() { if hasText { takeTyped(String(content.dropLast())) } }

    /// Does nothing: the selection is the browser's.
    open func selectAll(_ sender: Any?) {}

    /// When the clear button is visible.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// Whether the field is cleared when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the font scales with the person's text size.
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set { for one in [label, hint] { one.adjustsFontForContentSizeCategory = newValue } }
    }

    // MARK: How it is typed

    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { displayChanged() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { displayChanged() } }
    /// Whether the keyboard is light or dark; the browser's is as the device is.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Whether hyphens become dashes; they stay.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether quotation marks become curly; they stay.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether a space comes and goes with what is pasted; it does not.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { displayChanged() } }
    open var keyboardType = UIKeyboardType.default { didSet { displayChanged() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { displayChanged() } }
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false { didSet { contentChanged() } }
    open var textContentType: UITextContentType! { didSet { displayChanged() } }

    private var ownInput: UIView?
    private var ownAccessory: UIView?

    /// The view instead of the keyboard; nil means the keyboard.
    open override var inputView: UIView? {
        get { ownInput }
        set {
            ownInput = newValue
            reloadInputViews()
            displayChanged()
        }
    }

    /// The input accessory and input views.
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set {
            ownAccessory = newValue
            reloadInputViews()
        }
    }

    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    open override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            label.isEnabled = isEnabled
            if !isEnabled { resignFirstResponder() }
        }
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        Keyboard.shared.comes()
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
        setNeedsLayout()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        return endEditing()
    }

    private func endEditing() -> Bool {
        guard super.resignFirstResponder() else { return false }
        Keyboard.shared.mayGo()
        setNeedsLayout()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        return true
    }

    /// Ends editing when the field leaves its window, without asking the delegate.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== window, isFirstResponder { _ = endEditing() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isTap = isTracking && isTouchInside
        super.touchesEnded(touches, with: event)
        if isTap { becomeFirstResponder() }
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        textWasTyped()
    }

    // MARK: Looks

    /// Returns the rectangle of the text in bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let side: CGFloat =
            switch borderStyle {
            case .none: 0
            case .line: 2
            case .bezel, .roundedRect: 7
            }
        var rect = bounds.insetBy(dx: side, dy: borderStyle == .none ? 0 : 2)
        if clearButtonMode != .never { rect.size.width -= Self.clearWidth - side }
        let (left, right) = (sideSize(leftView, leftViewMode).width, sideSize(rightView, rightViewMode).width)
        rect.origin.x += left
        rect.size.width -= left + right
        return CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
    }

    /// Returns the rectangle of the text in bounds during editing.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the placeholder in bounds.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    private static let clearWidth: CGFloat = 26

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// Returns the size of the text or placeholder with its border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let line = (hasText ? label : hint).sizeThatFits(.zero)
        let room = textRect(forBounds: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        let lineHeight = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
        let height: CGFloat = borderStyle == .none ? lineHeight + 2 : lineHeight + 13
        return CGSize(width: line.width + 1000 - room.width + 2, height: height)
    }

    /// The text as it is shown.
    var shownText: String { isSecureTextEntry ? String(repeating: "•", count: content.count) : content }

    /// The rectangle of the text, in the field's coordinates.
    var typingRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    private func contentChanged() {
        label.text = shownText
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func borderChanged() {
        (backgroundColor, layer.cornerRadius) = (borderStyle == .roundedRect ? .systemBackground : nil, 0)
        layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .line ? 1 : 0.5
        if borderStyle == .roundedRect { layer.cornerRadius = 6 }
        contentChanged()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        let rect = typingRect
        label.frame = rect
        hint.frame = placeholderRect(forBounds: bounds)
        hint.isHidden = hasText
        label.isHidden = !hasText
        placeSideViews()
        showEnd(in: rect)
        placeCaret(in: rect)
        clearButton.isHidden = !showsClearButton
        clearButton.frame = CGRect(
            x: bounds.maxX - Self.clearWidth, y: bounds.midY - Self.clearWidth / 2, width: Self.clearWidth,
            height: Self.clearWidth)
    }

    /// Shows the end of a long text during editing.
    private func showEnd(in rect: CGRect) {
        let width = label.sizeThatFits(.zero).width
        clipsToBounds = width > rect.width
        guard isEditing, width > rect.width else { return }
        label.frame = CGRect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height)
    }

    private func placeCaret(in rect: CGRect) {
        caret.isHidden = !isEditing
        caret.backgroundColor = tintColor
        let text = min(label.sizeThatFits(.zero).width, rect.width)
        let free = rect.width - (hasText ? text : 0)
        let start: CGFloat =
            switch alignment {
            case .left: 0
            case .center: free / 2
            case .right: free
            }
        let height = min(rect.height, (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up))
        let x = min(rect.minX + start + (hasText ? text : 0), rect.maxX - 2)
        caret.frame = CGRect(x: x, y: rect.midY - height / 2, width: 2, height: height)
    }

    private var showsClearButton: Bool {
        guard hasText, isEnabled else { return false }
        switch clearButtonMode {
        case .never: return false
        case .whileEditing: return isEditing
        case .unlessEditing: return !isEditing
        case .always: return true
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
