// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Intents

/// A rectangle in a window that draws content and contains subviews.
///
/// Views know where they are, what they hold, when to lay that out and how it
/// looks.
@preconcurrency @MainActor open class UIView: UIResponder, UICoordinateSpace {
    /// A view of a place and size in its superview.
    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    /// A view of no size.
    public convenience override init() { self.init(frame: .zero) }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The view's own coordinates: what is inside it is placed in these.
    open var bounds: CGRect {
        didSet {
            guard bounds != oldValue else { return }
            layer.changes("bounds", from: oldValue.numbers)
            if bounds.size != oldValue.size {
                resizeSubviews(from: oldValue.size)
                setNeedsLayout()
            }
            geometryChanged()
        }
    }

    /// The middle of the view, in the superview's coordinates.
    open var center: CGPoint {
        didSet {
            guard center != oldValue else { return }
            layer.changes("position", from: [oldValue.x, oldValue.y])
            geometryChanged()
        }
    }

    /// Place and size in the superview's coordinates, made of ``center`` and ``bounds``.
    open var frame: CGRect {
        get {
            let size =
                transform.isIdentity ? bounds.size : CGRect(origin: .zero, size: bounds.size).applying(transform).size
            return CGRect(
                x: center.x + transform.tx - size.width / 2, y: center.y + transform.ty - size.height / 2,
                width: size.width, height: size.height)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            bounds.size = newValue.size
        }
    }

    /// What is done to the view around its middle before it is seen.
    open var transform = CGAffineTransform.identity {
        didSet {
            layer.changes("transform", from: oldValue.numbers)
            displayChanged()
        }
    }
    /// Corners, border, shadow, and layers of an app's own.
    public private(set) lazy var layer: CALayer = {
        let layer = (Self.layerClass as? CALayer.Type).flatMap { BlankObject.make($0) as? CALayer } ?? CALayer()
        layer.view = self
        return layer
    }()
    /// The class of ``layer``; a subclass may name another, such as `CAGradientLayer`.
    open class var layerClass: AnyClass { CALayer.self }
    /// A view that covers as much of this one as is to be seen; it is not a subview.
    open var mask: UIView? { didSet { if mask !== oldValue { displayChanged() } } }

    /// The view that holds this one.
    open package(set) weak var superview: UIView?
    /// The views that this one holds, the rearmost first.
    open package(set) var subviews: [UIView] = []
    /// The controller that this is the view of.
    package weak var controller: UIViewController?
    let layoutState = ViewLayout()

    /// A number to find the view by.
    open var tag = 0
    /// How much of the view is seen, from 0 to 1.
    open var alpha: CGFloat = 1 {
        didSet {
            guard alpha != oldValue else { return }
            layer.changes("opacity", from: [oldValue])
            displayChanged()
        }
    }
    /// Whether the view is not seen, and nothing inside it.
    open var isHidden = false {
        didSet { if isHidden != oldValue { visibilityChanged() } }
    }
    /// Whether nothing behind the view shows through.
    open var isOpaque = true
    /// What the view's rectangle is filled with; nil lets through what is behind.
    open var backgroundColor: UIColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            if ViewAnimation.current != nil {
                let former = (oldValue ?? .clear).color(in: traitCollection)
                layer.changes("backgroundColor", from: former.numbers)
            }
            displayChanged()
        }
    }
    /// The color of what can be tapped; nil asks the superview for its own.
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

    /// Those that look at the fingers in the view.
    var recognizers: [UIGestureRecognizer] = []

    /// Whether a gesture may begin with a finger in the view, which then gets no more of that finger.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether several fingers reach the view at once; they do.
    open var isMultipleTouchEnabled = false
    /// Whether a finger in the view keeps others from elsewhere; it does not.
    open var isExclusiveTouch = false
    /// Pixels to a point that the view is drawn for; the presenter draws it for the screen.
    open var contentScaleFactor: CGFloat = 2
    /// Whether the view is cleared before it is drawn; it always is.
    open var clearsContextBeforeDrawing = true
    /// Under which the view's state is kept; kept, and without effect yet.
    open var restorationIdentifier: String?
    /// How the tint color looks beneath what is presented; it stays as it is.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic

    /// How a tint color looks beneath what is presented.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }

    /// What is done to the view in space before it is seen; drawn is how that looks from straight before it.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the view that ``center`` is the place of, as shares of its size.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Whether touches reach the view.
    open var isUserInteractionEnabled = true
    /// Whether what lies outside the bounds is cut off.
    open var clipsToBounds = false { didSet { displayChanged() } }
    /// How contents go into the bounds.
    open var contentMode = ContentMode.scaleToFill { didSet { displayChanged() } }
    /// Which edges and sizes give when the superview's size changes.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews' ``autoresizingMask`` counts.
    open var autoresizesSubviews = true
    /// A name for tests and other tools.
    open var accessibilityIdentifier: String?
    /// What a screen reader says of the view.
    open var accessibilityLabel: String?
    /// What a screen reader says of what the view is for.
    open var accessibilityHint: String?
    /// What a screen reader says of what the view shows now.
    open var accessibilityValue: String?
    /// Whether a screen reader stops at the view.
    open var isAccessibilityElement = false
    /// What a screen reader says of what the view is.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// Whether a screen reader, and who goes by keys, finds nothing behind the view while it is there.
    open var accessibilityViewIsModal = false { didSet { displayChanged() } }

    /// A person wants more of what is adjusted, by a key or by assistive technology.
    open func accessibilityIncrement() {}
    /// A person wants less of what is adjusted, by a key or by assistive technology.
    open func accessibilityDecrement() {}
    /// A person wants to leave what covers the screen, by a key or by assistive technology.
    ///
    /// - Returns: Whether it was left.
    open func accessibilityPerformEscape() -> Bool { false }

    /// What assistive technologies offer for the view; kept, and without effect yet: browsers have nothing to offer it
    /// by.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// What assistive technologies find in the view, in their order; kept, and without effect yet: the order is that in
    /// which it is drawn.
    open var accessibilityElements: [Any]?
    /// Whether nothing in the view is there for assistive technologies; kept, and without effect yet.
    open var accessibilityElementsHidden = false
    /// Whether what is in the view is gone through before what is beside it; kept, and without effect yet.
    open var shouldGroupAccessibilityChildren = false
    /// The language that the view's texts are read in; kept, and without effect yet.
    open var accessibilityLanguage: String?

    /// An assistive technology does what a tap does: false, it taps.
    open func accessibilityActivate() -> Bool { false }

    /// What assistive technologies say of the view where the app says nothing else.
    var spokenByItself: SpokenView { SpokenView() }

    /// Light or dark for this view and what is inside it; unspecified leaves it to what is around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { displayChanged() } }

    /// The view's traits, such as light or dark.
    open var traitCollection: UITraitCollection {
        let around = sequence(first: self, next: \.superview)
        let style = around.lazy.map(\.overridingStyle).first { $0 != .unspecified }
        let surroundings = around.lazy.compactMap(\.surroundings).first ?? UIScreen.main.traitCollection
        return style.map { UITraitCollection(surroundings, style: $0) } ?? surroundings
    }

    /// What the outermost view is drawn for; nil for light and the screen's scale.
    package var surroundings: UITraitCollection?
    /// What the view went by when it was drawn last.
    var formerTraits: UITraitCollection?
    /// Who hears about traits that change.
    var traitListeners: [TraitChangeListener] = []

    /// Light or dark, or what else the view goes by, has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Draws what the view itself shows, between its background and its subviews. Nothing by itself.
    open func draw(_ rect: CGRect) {}

    /// Says that what ``draw(_:)`` draws is something else now.
    open func setNeedsDisplay() { displayChanged() }

    /// Says that a part of what ``draw(_:)`` draws is something else now; all of it is drawn.
    open func setNeedsDisplay(_ rect: CGRect) { displayChanged() }

    /// The view under a point, this one or the innermost and foremost inside of it; nil if touches pass through.
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

    /// Whether a point lies in the view.
    ///
    /// - Parameter point: In the view's own coordinates.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// How the view stays in sight while what it stands above is scrolled; nil if it is scrolled as all else.
    var pinning: Pinning?

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

    /// The view is about to get another superview.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view has another superview.
    open func didMoveToSuperview() {}
    /// The view is about to come into another window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view is in another window.
    open func didMoveToWindow() {}
    /// The view holds another one.
    open func didAddSubview(_ subview: UIView) {}
    /// The view is about to hold one less.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The color of what can be tapped has changed.
    open func tintColorDidChange() {}

    // MARK: Layout

    /// Places the subviews that constraints place. A subclass that places its own overrides this, and calls super
    /// first.
    open func layoutSubviews() { LayoutPass.placeSubviews(of: self) }

    /// Has the view laid out at the end of this turn of the main queue.
    open func setNeedsLayout() {
        layoutState.needsLayout = true
        if let window, !window.isHidden { ScreenUpdate.shared.layOut(window) }
    }

    /// Lays out the view and what it holds, where that is due, and before that whatever is due around it.
    ///
    /// First ``updateConstraints()`` is called where it is due, of the views
    /// inside first; then the constraints are solved, and ``layoutSubviews()``
    /// is called from the outside in.
    open func layoutIfNeeded() { LayoutPass.layOut(self) }

    /// The moment to change constraints, before they are solved. A subclass calls super at the end.
    open func updateConstraints() {}

    /// Has ``updateConstraints()`` called before the next layout.
    open func setNeedsUpdateConstraints() {
        layoutState.needsConstraints = true
        layoutInputChanged()
    }

    /// Whether the view is of use only when constraints place it.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size of what the view shows, ``noIntrinsicMetric`` where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that ``intrinsicContentSize`` has changed.
    open func invalidateIntrinsicContentSize() { layoutInputChanged() }

    /// The view inside this one whose first row of text stands for it.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view inside this one whose last row of text stands for it.
    open var forLastBaselineLayout: UIView { self }

    /// The size nearest to another that the constraints inside let the view have.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size nearest to another that the constraints inside let the view have, each length as strongly as it says.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutPass.size(
            of: self, nearest: targetSize, priorities: [horizontalFittingPriority, verticalFittingPriority])
    }

    /// The part of the view that is covered has changed.
    open func safeAreaInsetsDidChange() {}
    /// The margins have changed.
    open func layoutMarginsDidChange() {}

    /// The size that suits the view best within another; its own unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that suits the view best; its upper left corner stays where it is.
    open func sizeToFit() {
        let corner = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        center.x += corner.x - frame.minX
        center.y += corner.y - frame.minY
    }
}
