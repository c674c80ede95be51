// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A control that refreshes content when a person pulls it down.
///
/// It is assigned to the scroll view's ``UIScrollView/refreshControl``, and sends `valueChanged` when it was pulled far
/// enough and let go.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// How tall it is, and how far it has to be pulled, in points.
    static let height: CGFloat = 60

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    private var wasPulled = false

    /// Whether contents are asked for.
    open private(set) var isRefreshing = false
    /// What is read below the spokes.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// A control for a scroll view.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height)) }

    /// A control of a place and size, which the scroll view gives it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        spinner.hidesWhenStopped = false
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        alpha = 0
        addSubview(spinner)
        addSubview(label)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// Shows that contents are asked for; does not send `valueChanged`.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        alpha = 1
        spinner.startAnimating()
        scroll?.insetsMayHaveChanged()
    }

    /// Shows that they are there.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        alpha = 0
        spinner.stopAnimating()
        scroll?.insetsMayHaveChanged()
    }

    private var scroll: UIScrollView? { superview as? UIScrollView }

    /// Stands right above the contents.
    func place(in scroll: UIScrollView) {
        let place = CGRect(x: 0, y: -Self.height, width: scroll.bounds.width, height: Self.height)
        if frame != place { frame = place }
    }

    /// The contents were pulled, or let go.
    func follow(_ scroll: UIScrollView, isHeld: Bool) {
        guard isEnabled, !isRefreshing else { return }
        let pull = -scroll.contentOffset.y - scroll.adjustedContentInset.top
        if isHeld {
            wasPulled = pull >= Self.height
            alpha = min(1, max(0, pull / Self.height))
        } else {
            guard wasPulled else {
                alpha = min(1, max(0, pull / Self.height))
                return
            }
            wasPulled = false
            beginRefreshing()
            sendActions(for: .valueChanged)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spinner.color = tintColor == .systemBlue ? .systemGray : tintColor
        let size = spinner.intrinsicContentSize
        let hasTitle = attributedTitle != nil
        spinner.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2 - (hasTitle ? 10 : 0),
            width: size.width, height: size.height)
        label.frame = CGRect(x: 0, y: bounds.height - 22, width: bounds.width, height: 18)
        label.isHidden = !hasTitle
    }
}
