// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Lays out views in a row or a column without your own constraints.
///
/// Arranged views are placed by constraints that the stack view makes for
/// itself; a hidden one leaves, and the others close up. Where `fill` must make a
/// view larger or smaller and several are as willing, it is the first of them.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distribution of views along the axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of views across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// The upper edges of a row.
        public static let top = Alignment.leading
        /// The lower edges of a row.
        public static let bottom = Alignment.trailing
    }

    /// For ``setCustomSpacing(_:after:)``: as ``spacing`` says.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// For ``setCustomSpacing(_:after:)`` and ``spacing``: what the system leaves between two views.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// A stack view of a place and size, empty.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The views in their order, hidden ones too.
    open private(set) var arrangedSubviews: [UIView] = []
    /// A row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
    /// The distribution of views along the axis.
    open var distribution = Distribution.fill { didSet { arrangementChanged() } }
    /// The alignment of views across the axis.
    open var alignment = Alignment.fill { didSet { arrangementChanged() } }
    /// Points between two views; the least there are where the distribution is of spaces or middles.
    open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
    /// Whether spaces in a column are from the last line of text to the first of the next view's.
    open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }
    /// Whether views keep inside the stack view's margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// Whether it was said that the constraints contradict; it is said once.
    var isReported = false

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at an index among the arranged ones, or moves it there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: Swift.min(Swift.max(0, stackIndex), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementChanged()
    }

    /// Removes a view from the arranged ones; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the points between a view and the next one.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isDefault = spacing == UIStackView.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementChanged()
    }

    /// The points between a view and the next one that were set; ``spacingUseDefault`` where none were.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The points between a view and the next one.
    func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        return space == UIStackView.spacingUseSystem ? UIView.systemSpacing : space
    }

    func arrangementChanged() {
        isReported = false
        layoutInputChanged()
        setNeedsLayout()
    }

    /// The views that take room.
    var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

    open override var forFirstBaselineLayout: UIView { visibleViews.first?.forFirstBaselineLayout ?? self }

    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? visibleViews.last : visibleViews.first
        return view?.forLastBaselineLayout ?? self
    }
}
