// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A view for reading or editing several lines of text.
///
/// A person types it as into a ``UITextField``; which part of it is selected stays the browser's.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
    let label = UILabel(frame: .zero)
    private let caret = UIView(frame: .zero)
    /// Names the view for the person.
    let number: Int
    /// The number of the last typed text that was applied.
    var revision = 0

    /// Creates an empty text view with a frame.
    public override init(frame: CGRect) {
        number = TextEntryNumber.next()
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12)
        label.lineBreakMode = .byWordWrapping
        backgroundColor = .systemBackground
        addSubview(label)
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        caret.isHidden = true
        addSubview(caret)
    }

    /// Creates a text view with a frame; the container is ignored.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The text.
    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue
            textChanged()
        }
    }

    /// Scrolls just enough to show a range of the text, by whole lines.
    open func scrollRangeToVisible(_ range: NSRange) {
        let before = (text as NSString).substring(to: min(max(0, range.location), (text as NSString).length))
        let part = UILabel(frame: .zero)
        (part.font, part.numberOfLines, part.text) = (font, 0, before)
        let end = part.sizeThatFits(CGSize(width: max(1, label.frame.width), height: 0)).height + insets.top
        let line = (font ?? .systemFont(ofSize: 12)).lineHeight
        scrollRectToVisible(CGRect(x: 0, y: max(0, end - line), width: 1, height: line), animated: false)
    }

    /// The attributed text.
    open var attributedText: NSAttributedString! {
        get { label.attributedText ?? NSAttributedString(string: "") }
        set {
            label.attributedText = newValue
            textChanged()
        }
    }

    /// The default font.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .systemFont(ofSize: 12)
            textChanged()
        }
    }

    /// The default color.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue ?? .label }
    }

    /// The alignment of the lines.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }

    /// The insets of the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }
    /// The container that breaks the text into lines.
    public let textContainer = NSTextContainer()
    /// Whether a person may edit the text.
    open var isEditable = true {
        didSet {
            displayChanged()
            if !isEditable { resignFirstResponder() }
        }
    }
    /// Whether a person may select text; stored, without effect yet.
    open var isSelectable = true
    /// The selection in UTF-16; the person's own selection stays in the browser.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Whether the field is cleared when editing begins.
    open var clearsOnInsertion = false
    /// The attributes of typed text; stored, without effect: it has the view's font and color.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether there is any text.
    open var hasText: Bool { !(label.text ?? "").isEmpty }

    /// The delegate, called for editing and scrolling.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { textDelegate = delegate as? any UITextViewDelegate }
    }
    private(set) weak var textDelegate: (any UITextViewDelegate)?

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
    /// Whether the typed text is hidden; a text of several lines never is.
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType! { didSet { displayChanged() } }
    /// The kinds of data that become links.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// Whether the font scales with the person's text size.
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set { label.adjustsFontForContentSizeCategory = newValue }
    }

    func textChanged() {
        label.numberOfLines = textContainer.maximumNumberOfLines
        label.lineBreakMode = textContainer.lineBreakMode
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (insets, width) = (insets, max(0, bounds.width - insets.left - insets.right))
        let size = label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
        label.frame = CGRect(x: insets.left, y: insets.top, width: width, height: size.height)
        contentSize = CGSize(width: bounds.width, height: size.height + insets.top + insets.bottom)
        placeCaret(below: insets.top + size.height)
    }

    /// Places the caret at the end of the last line during editing.
    private func placeCaret(below bottom: CGFloat) {
        caret.isHidden = !isFirstResponder
        caret.backgroundColor = tintColor
        let lineHeight = (font ?? .systemFont(ofSize: 12)).lineHeight.rounded(.up)
        let last = label.text?.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        let line = UILabel(frame: .zero)
        (line.font, line.text) = (font, last)
        let x = min(label.frame.minX + line.sizeThatFits(.zero).width, max(label.frame.minX, label.frame.maxX - 2))
        caret.frame = CGRect(x: x, y: max(insets.top, bottom - lineHeight), width: 2, height: lineHeight)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// Returns the size of the text wrapped at a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = insets
        let room = size.width > 0 ? max(1, size.width - insets.left - insets.right) : 0
        let text = label.sizeThatFits(CGSize(width: room, height: 0))
        return CGSize(width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom)
    }

    /// The size of the text if the view does not scroll; none if it does.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: bounds.width, height: 0))
    }

    // MARK: Typing

    open override var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, window != nil, textDelegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        Keyboard.shared.comes()
        if clearsOnInsertion { text = "" }
        setNeedsLayout()
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
        return endEditing()
    }

    private func endEditing() -> Bool {
        guard super.resignFirstResponder() else { return false }
        Keyboard.shared.mayGo()
        setNeedsLayout()
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
        return true
    }

    /// Ends editing when the view leaves its window, without asking the delegate.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== window, isFirstResponder { _ = endEditing() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEditable else { return super.touchesEnded(touches, with: event) }
        becomeFirstResponder()
    }
}
