// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Intents

/// A rectangle in a window that draws content and contains subviews.
///
/// Views know where they are, what they hold, when to lay that out and how it
/// looks.
@preconcurrency @MainActor open class UIView: UIResponder, UICoordinateSpace {
    /// Creates a view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        super.init()
        AnimationBlock.with(nil) { layer.frame = frame }
        layer.owner = self
    }

    /// Creates a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The view's own coordinate system, in which its content is placed.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    /// The center of the view in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// The frame in the superview's coordinates, computed from ``center`` and ``bounds``.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }

    /// The transform applied around the view's center.
    open var transform: CGAffineTransform {
        get { layer.planeTransform }
        set { layer.planeTransform = newValue }
    }
    /// The view's layer, with its corners, border, shadow and sublayers.
    public private(set) lazy var layer: CALayer =
        (Self.layerClass as? CALayer.Type).flatMap { BlankObject.make($0) as? CALayer } ?? CALayer()
    /// The class of ``layer``; a subclass may name another, such as `CAGradientLayer`.
    open class var layerClass: AnyClass { CALayer.self }
    /// A view whose opacity masks this one; not a subview.
    open var mask: UIView? { didSet { if mask !== oldValue { layer.mask = mask?.layer } } }

    /// The superview.
    open package(set) weak var superview: UIView?
    /// The subviews, from back to front.
    open package(set) var subviews: [UIView] = []
    /// The controller that this is the view of.
    package weak var controller: UIViewController?
    let layoutState = ViewLayout()

    /// A number that identifies the view.
    open var tag = 0
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat {
        get { layer.alpha }
        set { layer.alpha = newValue }
    }
    /// Whether the view and its subviews are hidden.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    /// Whether the view is opaque.
    open var isOpaque = true
    /// The background color; nil is transparent.
    open var backgroundColor: UIColor? {
        get { layer.background.map { $0 as? UIColor ?? UIColor(cgColor: $0.cgColor) } }
        set { if newValue != backgroundColor { layer.background = newValue } }
    }
    /// The tint color of controls; nil inherits the superview's.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            displayChanged()
            tellOfTintColor()
        }
    }
    private var ownTintColor: UIColor?

    /// Tells the view and those inside it that have no color of their own.
    private func tellOfTintColor() {
        tintColorDidChange()
        for view in subviews where view.ownTintColor == nil { view.tellOfTintColor() }
    }

    /// The gesture recognizers of the view.
    var recognizers: [UIGestureRecognizer] = []

    /// Whether a gesture may begin with a touch in the view, which then no longer gets that touch.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the view receives several touches at once, which it always does.
    open var isMultipleTouchEnabled = false
    /// Whether touches in this view exclude others, which they never do.
    open var isExclusiveTouch = false
    /// The pixels per point for which the view is drawn; the presenter uses the screen's scale.
    open var contentScaleFactor: CGFloat = 2
    /// Whether the view is cleared before it is drawn; it always is.
    open var clearsContextBeforeDrawing = true
    /// The identifier for restoring the view's state; stored, without effect yet.
    open var restorationIdentifier: String?
    /// The tint adjustment under a presentation; the color stays unchanged.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic

    /// The tint adjustment under a presentation.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    /// The 3D transform of the view; it is drawn as seen from the front.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the view at ``center``, as a fraction of its size.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Whether the view receives touches.
    open var isUserInteractionEnabled = true
    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// How content is scaled to the bounds.
    open var contentMode = ContentMode.scaleToFill { didSet { displayChanged() } }
    /// How the view resizes with its superview.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews' ``autoresizingMask`` counts.
    open var autoresizesSubviews = true
    /// A name for tests and other tools.
    open var accessibilityIdentifier: String? { didSet { layer.displayChanged() } }
    /// The accessibility label.
    open var accessibilityLabel: String? { didSet { layer.displayChanged() } }
    /// The accessibility hint.
    open var accessibilityHint: String? { didSet { layer.displayChanged() } }
    /// The accessibility value.
    open var accessibilityValue: String? { didSet { layer.displayChanged() } }
    /// Whether the view is an accessibility element.
    open var isAccessibilityElement = false { didSet { layer.displayChanged() } }
    /// The accessibility traits.
    open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { layer.displayChanged() } }
    /// Whether the view is modal for assistive technologies and the keyboard.
    open var accessibilityViewIsModal = false { didSet { layer.displayChanged() } }

    /// Called when a person increases the value with a key or an assistive technology.
    open func accessibilityIncrement() {}
    /// Called when a person decreases the value with a key or an assistive technology.
    open func accessibilityDecrement() {}
    /// Called when a person dismisses a modal view with a key or an assistive technology.
    ///
    /// - Returns: Whether it was left.
    open func accessibilityPerformEscape() -> Bool { false }

    /// The accessibility actions of the view; stored, without effect yet, because browsers cannot offer them.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// The accessibility elements in the view, in order; stored, without effect yet: the drawing order applies.
    open var accessibilityElements: [Any]?
    /// Whether assistive technologies ignore the view's content; stored, without effect yet.
    open var accessibilityElementsHidden = false
    /// Whether assistive technologies read the view's content as a group; stored, without effect yet.
    open var shouldGroupAccessibilityChildren = false
    /// The language in which the view's text is read aloud; stored, without effect yet.
    open var accessibilityLanguage: String?

    /// Called when an assistive technology activates the view; returning false makes it tap.
    open func accessibilityActivate() -> Bool { false }

    /// What assistive technologies say of the view where the app says nothing else.
    var spokenByItself: SpokenView { SpokenView() }

    /// The appearance of this view and its subviews; unspecified inherits it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { displayChanged() } }

    /// The view's traits, such as light or dark.
    open var traitCollection: UITraitCollection {
        let around = sequence(first: self, next: \.superview)
        let style = around.lazy.map(\.overridingStyle).first { $0 != .unspecified }
        let surroundings = around.lazy.compactMap(\.surroundings).first ?? UIScreen.main.traitCollection
        return style.map { UITraitCollection(surroundings, style: $0) } ?? surroundings
    }

    /// The traits of the outermost view; nil means light and the screen's scale.
    package var surroundings: UITraitCollection? { didSet { layer.markAllForRecording() } }
    /// The traits when the view was drawn last.
    var formerTraits: UITraitCollection?
    /// The observers of trait changes.
    var traitListeners: [TraitChangeListener] = []

    /// Called when the view's traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Draws the view's own content, between its background and its subviews. Does nothing by default.
    open func draw(_ rect: CGRect) {}

    /// Marks the view's content as needing to be drawn again.
    open func setNeedsDisplay() { displayChanged() }

    /// Marks a part of the view's content as changed; all of it is drawn again.
    open func setNeedsDisplay(_ rect: CGRect) { displayChanged() }

    /// Returns the frontmost view at a point, this one or a descendant; nil if touches pass through.
    ///
    /// A view that is hidden, all but clear, or takes no touches is passed over with what it holds.
    ///
    /// - Parameter point: In the view's own coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        let inner = subviews.reversed().lazy.compactMap { view in
            view.pointFromSuperview(point).flatMap { view.hitTest($0, with: event) }
        }
        return inner.first ?? self
    }

    /// Whether a point is inside the view.
    ///
    /// - Parameter point: In the view's own coordinates.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// How the view stays in sight while the content below it scrolls; nil if it scrolls along.
    var pinning: Pinning?

    /// Called when the view has another position in its superview.
    package func positionChanged() {
        // Where a view lies decides how much of what it holds is covered.
        layer.markAllForRecording()
        geometryChanged()
    }

    /// Something by which this view, or one inside it, is measured has changed.
    func measuresChanged() {}

    /// Whether anything of a subview may be seen.
    func mayShow(_ subview: UIView) -> Bool { true }

    /// Draws what the system's own views show.
    func drawContent(on canvas: Canvas) {}

    private var overridingStyle: UIUserInterfaceStyle {
        if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
        return controller?.overrideUserInterfaceStyle ?? .unspecified
    }

    /// The window that the view is in.
    open var window: UIWindow? { superview?.window }

    /// The view's controller, or else the view that holds it.
    open override var next: UIResponder? { controller ?? superview }

    package override var isOnScreen: Bool { window.map { !$0.isHidden } ?? false }

    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window has changed.
    open func didMoveToWindow() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called when the tint color has changed.
    open func tintColorDidChange() {}

    // MARK: Layout

    /// Lays out the subviews by their constraints. A subclass with its own layout overrides this and calls super first.
    open func layoutSubviews() { LayoutPass.placeSubviews(of: self) }

    /// Marks the view for layout at the end of this turn of the main queue.
    open func setNeedsLayout() {
        layoutState.needsLayout = true
        if let window, !window.isHidden { ScreenUpdate.shared.layOut(window) }
    }

    /// Lays out the view and its descendants if needed, and first the views around it.
    ///
    /// First ``updateConstraints()`` is called where it is due, of the views
    /// inside first; then the constraints are solved, and ``layoutSubviews()``
    /// is called from the outside in.
    open func layoutIfNeeded() { LayoutPass.layOut(self) }

    /// Updates constraints before they are solved. A subclass calls super at the end.
    open func updateConstraints() {}

    /// Marks the constraints for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        layoutState.needsConstraints = true
        layoutInputChanged()
    }

    /// Whether the view requires constraint-based layout.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The natural size of the view's content, or ``noIntrinsicMetric``.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Reports that ``intrinsicContentSize`` has changed.
    open func invalidateIntrinsicContentSize() { layoutInputChanged() }

    /// The view whose first baseline represents this one.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last baseline represents this one.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the size allowed by the constraints that is nearest to a target size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size allowed by the constraints that is nearest to a target size, with a priority for each length.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutPass.size(
            of: self, nearest: targetSize, priorities: [horizontalFittingPriority, verticalFittingPriority])
    }

    /// Called when the safe area has changed.
    open func safeAreaInsetsDidChange() {}
    /// Called when the margins have changed.
    open func layoutMarginsDidChange() {}

    /// Returns the size that fits best in another size; the current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to its best size, keeping its upper left corner.
    open func sizeToFit() {
        let corner = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        center.x += corner.x - frame.minX
        center.y += corner.y - frame.minY
    }
}
