// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// Scrolls content that is larger than the view.
///
/// Where the contents lie is ``contentOffset``, the origin of the bounds; a
/// program scrolls by setting it, a person with a finger, as far as there are
/// contents; after a flick they go on for a while. Constraints of what is inside to the scroll view's edges are to the
/// edges of its contents, whose size follows from them; widths, heights and
/// middles are the scroll view's own.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// When a scroll view adds its safe area to its insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// What scrolling does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// How the bars at the side look.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// A scroll view of a place and size, without contents.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// Called when the view scrolls.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// How much larger one of the contents is shown.
    var zooming = Zooming()
    /// Where that was put when it was made larger.
    var zoomedCenter: CGPoint?

    /// The size of the content.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { layer.displayChanged() } } }
    /// The point of the content at the upper left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard bounds.origin != newValue, newValue.x.isFinite, newValue.y.isFinite else { return }
            bounds.origin = newValue
            setNeedsLayout()
            tellBarAbove()
            delegate?.scrollViewDidScroll(self)
        }
    }
    /// Additional distances by which the content can scroll beyond its edges.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
    }
    /// The ``contentInset`` with the safe area added.
    ///
    /// Contents that stand at their top when it changes stay there.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset + adjustment
        if let refreshControl, refreshControl.isRefreshing { inset.top += UIRefreshControl.height }
        return inset
    }
    /// When the safe area is added to the content inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayHaveChanged() } }
    }
    /// The control that refreshes the content when a person pulls it down.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
            insetsMayHaveChanged()
        }
    }
    /// The insets that the contents stand by.
    var knownInset = UIEdgeInsets.zero
    /// Whether scrolling is enabled.
    open var isScrollEnabled = true { didSet { layer.displayChanged() } }
    /// Whether scrolling stops at whole pages; stored, without effect yet.
    open var isPagingEnabled = false { didSet { layer.displayChanged() } }
    /// Whether scrolling goes straight across or straight down; stored, without effect yet.
    open var isDirectionalLockEnabled = false
    /// Whether contents spring back at their edges; stored, without effect yet.
    open var bounces = true { didSet { layer.displayChanged() } }
    /// Whether they do so when they are not higher than the view; stored, without effect yet.
    open var alwaysBounceVertical = false { didSet { layer.displayChanged() } }
    /// Whether they do so when they are not wider than the view; stored, without effect yet.
    open var alwaysBounceHorizontal = false { didSet { layer.displayChanged() } }
    /// Whether the bar at the side is seen while scrolling; none is drawn yet.
    open var showsVerticalScrollIndicator = true { didSet { layer.displayChanged() } }
    /// Whether the bar below is seen while scrolling; none is drawn yet.
    open var showsHorizontalScrollIndicator = true { didSet { layer.displayChanged() } }
    /// How the bars look; none is drawn yet.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether a tap at the top of the screen scrolls up; stored, without effect yet.
    open var scrollsToTop = true
    /// What scrolling does to the keyboard; stored, without effect yet.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether touches wait until it is clear that they do not scroll; stored, without effect yet.
    open var delaysContentTouches = true
    /// Whether a finger touches the content.
    open var isTracking: Bool { isDraggingNow }
    /// Whether a finger is dragging the content.
    open var isDragging: Bool { isDraggingNow }
    var isDraggingNow = false
    /// Whether the content keeps moving after the finger lifted.
    open var isDecelerating: Bool { isGliding }
    var isGliding = false
    /// What sees the fingers that scroll: how far they have come, and how fast. It never begins by itself.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    private(set) lazy var pan: ScrollPan = {
        let pan = ScrollPan()
        addGestureRecognizer(pan)
        return pan
    }()
    /// How far the bars at the side stay away from the edges; stored, without effect yet.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How far the bars below stay away from the edges; stored, without effect yet.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How far all bars stay away from the edges; stored, without effect yet.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the bars stay away from what is covered; stored, without effect yet.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Whether a finger that turns out to scroll is taken away from what it came down on; it always is.
    open var canCancelContentTouches = true
    /// How fast the content slows down.
    open var decelerationRate = DecelerationRate.normal

    /// What anyone who shows the view knows of where its contents lie, and how often the app itself has scrolled.
    private var told = (offset: CGPoint.zero, revision: 0)

    /// How a person scrolls the view.
    var scrolling: Layer.Scrolling {
        if contentOffset != told.offset { told = (contentOffset, told.revision + 1) }
        var scrolling = Layer.Scrolling()
        (scrolling.size, scrolling.offset, scrolling.revision) = (contentSize, told.offset, told.revision)
        let inset = adjustedContentInset
        scrolling.insets = [inset.top, inset.left, inset.bottom, inset.right].map(Double.init)
        scrolling.isEnabled = isScrollEnabled
        scrolling.isPaging = isPagingEnabled
        scrolling.bouncesAcross = bounces && (alwaysBounceHorizontal || scrollsAcross)
        scrolling.bouncesDown = bounces && (alwaysBounceVertical || scrollsDown || refreshControl != nil)
        scrolling.showsIndicators = [showsHorizontalScrollIndicator, showsVerticalScrollIndicator]
        return scrolling
    }

    /// A person has scrolled the view where it is shown.
    func wasScrolled(to offset: CGPoint) {
        told.offset = offset
        contentOffset = offset
    }

    /// A person has scrolled, and is done with it.
    func cameToRest() {}

    /// The insets have changed.
    open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }

    package override func positionChanged() {
        super.positionChanged()
        // What covers the view depends on where it is.
        setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    open override func layoutSubviews() {
        insetsMayHaveChanged()
        super.layoutSubviews()
        keepZoom()
        refreshControl?.place(in: self)
    }

    /// Scrolls to a point, without animation time.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        endGlide()
        self.contentOffset = contentOffset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls as little as needed to show a part of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func moved(_ offset: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            if start < offset { return start }
            return end > offset + length ? Swift.min(start, end - length) : offset
        }
        let rect = rect.intersection(CGRect(origin: .zero, size: contentSize))
        guard !rect.isNull else { return }
        let offset = CGPoint(
            x: moved(bounds.minX, bounds.width, rect.minX, rect.maxX),
            y: moved(bounds.minY, bounds.height, rect.minY, rect.maxY))
        setContentOffset(offset, animated: animated)
    }

    /// Shows the bars for a moment; none is drawn yet.
    open func flashScrollIndicators() {}

    /// The rectangle of the contents.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
    /// The rectangle that the contents are seen in.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

    /// Looks whether the adjusted insets are others than those that the contents stand by; contents at their upper or
    /// left edge stay there.
    func insetsMayHaveChanged() {
        let (old, new) = (knownInset, adjustedContentInset)
        guard old != new else { return }
        knownInset = new
        layer.displayChanged()
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        contentOffset = offset
        adjustedContentInsetDidChange()
        tellBarAbove()
    }

    /// What of the safe area is added to the insets.
    var adjustment: UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safeAreaInsets
        // One inside another that moves beneath a bar would move its own contents out of the way else.
        case .automatic: return isInsideOther ? ofScrollableAxes(safeAreaInsets) : safeAreaInsets
        case .scrollableAxes: return ofScrollableAxes(safeAreaInsets)
        }
    }

    private var isInsideOther: Bool {
        sequence(first: superview, next: { $0?.superview }).contains { $0 is UIScrollView }
    }

    private func ofScrollableAxes(_ area: UIEdgeInsets) -> UIEdgeInsets {
        guard area != .zero else { return .zero }
        let isDown = alwaysBounceVertical || contentSize.height > bounds.height
        let isAcross = alwaysBounceHorizontal || contentSize.width > bounds.width
        return UIEdgeInsets(
            top: isDown ? area.top : 0, left: isAcross ? area.left : 0, bottom: isDown ? area.bottom : 0,
            right: isAcross ? area.right : 0)
    }

    /// Whether contents lie above the place where they begin, as under a bar.
    var isScrolledDown: Bool { !isHidden && contentOffset.y > -adjustedContentInset.top + 0.5 }

    /// Has the navigation bar that covers a part of the view look whether contents are beneath it.
    func tellBarAbove() {
        let views = sequence(first: self as UIView, next: \.superview)
        guard let stack = views.lazy.compactMap({ $0.controller?.navigationController }).first else { return }
        stack.noticeContents()
    }

    /// The scroll views of a view, itself and those inside, but none inside of others.
    static func outermost(in view: UIView) -> [UIScrollView] {
        if let scroll = view as? UIScrollView { return [scroll] }
        return view.subviews.flatMap(outermost)
    }
}
