// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A search field with a cancel button.
@preconcurrency @MainActor open class UISearchBar: UIView {
    static let height: CGFloat = 52
    private static let margin: CGFloat = 16

    /// The field that is typed in.
    public let searchTextField = UISearchTextField(frame: .zero)
    private let cancelButton = UIButton(type: .system)
    private lazy var typing = SearchTyping(of: self)
    /// Who hears before the delegate, as a search controller does.
    var began: @MainActor () -> Void = {}
    var changed: @MainActor () -> Void = {}
    var cancelled: @MainActor () -> Void = {}

    /// Called for what a person does in the bar.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The search text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// The placeholder.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// The prompt, which is not drawn.
    open var prompt: String?
    /// Whether the button that ends looking is there.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// The bar's background color; nil is transparent.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
    /// The bar's background image; nil means ``barTintColor``.
    open var backgroundImage: UIImage? {
        didSet {
            backgroundPicture?.removeFromSuperview()
            backgroundPicture = backgroundImage.map { UIImageView(image: $0) }
            if let backgroundPicture { insertSubview(backgroundPicture, at: 0) }
            setNeedsLayout()
        }
    }
    private var backgroundPicture: UIImageView?
    /// Whether the key that ends the text does nothing while there is none.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// How the bar looks: without a ground in each.
    open var searchBarStyle = Style.default
    /// The title of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// When letters are large.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether what is typed is corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Which keys there are.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The parts that what is looked for can be in, to be chosen from while it is typed.
    open var scopeButtonTitles: [String]? { didSet { makeScopes() } }
    /// Which of the parts is chosen.
    open var selectedScopeButtonIndex = 0 { didSet { colorScopes() } }
    /// Whether the parts can be chosen from.
    open var showsScopeBar = false {
        didSet {
            setNeedsLayout()
            superview?.setNeedsLayout()
        }
    }
    private var scopes: [UIButton] = []

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.placeholder = SystemWord.search.text
        searchTextField.delegate = typing
        searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        addSubview(searchTextField)
        addSubview(cancelButton)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// Shows or hides the button that ends looking.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    private func textChanged() {
        changed()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }

    private func cancel() {
        cancelled()
        delegate?.searchBarCancelButtonClicked(self)
    }

    private func makeScopes() {
        scopes.forEach { $0.removeFromSuperview() }
        scopes = (scopeButtonTitles ?? []).enumerated().map { index, title in
            let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.choose(index) })
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 13)
            button.layer.cornerRadius = 7
            addSubview(button)
            return button
        }
        colorScopes()
        setNeedsLayout()
    }

    private func colorScopes() {
        for (index, button) in scopes.enumerated() {
            button.backgroundColor = index == selectedScopeButtonIndex ? .systemGray5 : nil
            button.isSelected = index == selectedScopeButtonIndex
        }
    }

    private func choose(_ index: Int) {
        selectedScopeButtonIndex = index
        changed()
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }

    /// How tall the bar is with what it shows.
    var ownHeight: CGFloat { Self.height + (showsScopeBar && !scopes.isEmpty ? 40 : 0) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundPicture?.frame = bounds
        let cancel = showsCancelButton ? cancelButton.sizeThatFits(.zero).width + 12 : 0
        cancelButton.isHidden = !showsCancelButton
        let inner = bounds.insetBy(dx: Self.margin, dy: 0)
        searchTextField.frame = CGRect(x: inner.minX, y: 6, width: max(0, inner.width - cancel), height: 36)
        cancelButton.frame = CGRect(x: inner.maxX - cancel + 12, y: 6, width: max(0, cancel - 12), height: 36)
        let width = inner.width / CGFloat(max(1, scopes.count))
        for (index, button) in scopes.enumerated() {
            button.isHidden = !showsScopeBar
            button.frame = CGRect(x: inner.minX + CGFloat(index) * width, y: 48, width: width, height: 32)
        }
    }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

extension UISearchBar {
    /// How a bar looks.
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }
}

/// Hears what is typed in a search bar.
private final class SearchTyping: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(of bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.began()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        textField.resignFirstResponder()
        return false
    }
}
