// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// How a rectangle looks: corners, border, shadow, and what else a subclass draws. Every view has one; an app can put
/// others into it.
@preconcurrency @MainActor open class CALayer: NSObject {
    weak var view: UIView?
    /// Names the layer as long as the process lives.
    let number: Int = LayerNumbers.next()
    /// Layers of an app's own, the rearmost first; ``sublayers`` has those of subviews among them.
    var ownSublayers: [CALayer] = [] { didSet { displayChanged() } }
    /// The subview that a layer of an app's own was put in front of; nil for the rearmost.
    weak var viewBehind: UIView?
    /// The layer that this one of an app's own is in.
    weak var holder: CALayer?

    /// A layer of no size.
    public override init() { super.init() }

    /// A layer that looks as another does.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        cornerRadius = layer.cornerRadius
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        backgroundColor = layer.backgroundColor
        bounds = layer.bounds
        position = layer.position
    }

    /// Nil: archives of layers are not read here.
    public required init?(coder: NSCoder) { nil }

    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 0 {
        didSet {
            changes("cornerRadius", from: [oldValue])
            displayChanged()
        }
    }
    /// Which corners are round.
    open var maskedCorners: CACornerMask = .all { didSet { displayChanged() } }
    /// The shape of round corners; both are drawn as parts of a circle.
    open var cornerCurve = CALayerCornerCurve.circular
    /// How wide the line along the inside of the edge is, in points.
    open var borderWidth: CGFloat = 0 { didSet { displayChanged() } }
    /// The color of that line; black where it is nil.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { displayChanged() } }
    /// The color of the shadow.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { displayChanged() } }
    /// How much of the shadow is seen, from 0 to 1. None is at first.
    open var shadowOpacity: Float = 0 { didSet { displayChanged() } }
    /// Where the shadow lies, in points from the view.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { displayChanged() } }
    /// How far the shadow fades, in points.
    open var shadowRadius: CGFloat = 3 { didSet { displayChanged() } }
    /// Whether layers are to be drawn once and kept; has no effect, as it changes no pixel.
    open var shouldRasterize = false
    /// Pixels to a point for what is kept.
    open var rasterizationScale: CGFloat = 1

    /// A path that the shadow has in place of the layer's own edge; its bounds are what counts.
    open var shadowPath: CGPath? { didSet { displayChanged() } }
    /// What covers as much of the layer as is to be seen.
    open var mask: CALayer? { didSet { displayChanged() } }
    /// An image, as a `CGImage` or a `UIImage`.
    open var contents: Any? { didSet { displayChanged() } }
    /// How ``contents`` goes into the bounds.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { displayChanged() } }
    /// Pixels to a point of ``contents``.
    open var contentsScale: CGFloat = 1
    /// A name to find the layer by.
    open var name: String?
    /// What is done to the layer around its anchor before it is seen.
    open var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(view?.transform ?? ownTransform) }
        set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
    }
    /// Which point of the layer stands at its ``position``, as shares of the bounds.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { displayChanged() } }
    /// Which of the layers beside it lies in front; the order in which they were added is what counts.
    open var zPosition: CGFloat = 0
    /// Which edges are softened; all are.
    open var allowsEdgeAntialiasing = true
    /// What keeps animations from being shown; nothing moves here.
    open var actions: [String: Any]?

    private var ownMasking = false { didSet { displayChanged() } }
    private var ownBackground: CGColor? { didSet { displayChanged() } }
    private var ownOpacity: Float = 1 {
        didSet {
            changes("opacity", from: [Double(oldValue)])
            displayChanged()
        }
    }
    private var ownHidden = false { didSet { displayChanged() } }
    private var ownTransform = CGAffineTransform.identity {
        didSet {
            changes("transform", from: oldValue.numbers)
            displayChanged()
        }
    }
    private var ownBounds = CGRect.zero {
        didSet {
            changes("bounds", from: oldValue.numbers)
            displayChanged()
        }
    }
    private var ownPosition = CGPoint.zero {
        didSet {
            changes("position", from: [oldValue.x, oldValue.y])
            displayChanged()
        }
    }

    /// What is done to the layer in the plane.
    open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }

    /// Has something done to the layer in the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        if let view { view.transform = transform } else { ownTransform = transform }
    }

    /// Whether what lies outside the rectangle is cut off: the same as the view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMasking }
        set { if let view { view.clipsToBounds = newValue } else { ownMasking = newValue } }
    }

    /// What the rectangle is filled with: the same as the view's `backgroundColor`.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
        set {
            if let view {
                view.backgroundColor = newValue.map(UIColor.init(cgColor:))
            } else {
                ownBackground = newValue
            }
        }
    }

    /// How much of the layer is seen: the same as the view's `alpha`.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
    }

    /// Whether the layer is not seen: the same as the view's `isHidden`.
    open var isHidden: Bool {
        get { view?.isHidden ?? ownHidden }
        set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
    }

    /// The rectangle in the layer's own coordinates: the same as the view's.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
    }

    /// Where the anchor is in what the layer is in: the same as the view's `center`.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set { if let view { view.center = newValue } else { ownPosition = newValue } }
    }

    /// The rectangle around the layer: the same as the view's.
    open var frame: CGRect {
        get {
            if let view { return view.frame }
            return CGRect(
                x: ownPosition.x - anchorPoint.x * ownBounds.width, y: ownPosition.y - anchorPoint.y * ownBounds.height,
                width: ownBounds.width, height: ownBounds.height)
        }
        set {
            if let view { return view.frame = newValue }
            ownBounds.size = newValue.size
            ownPosition = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    /// The layer looks different; where the screen is watched, it is drawn at the end of the turn.
    func displayChanged() { ScreenUpdate.shared.redraw() }

    /// Says that what the layer shows is something else now.
    open func setNeedsDisplay() { displayChanged() }

    /// Every snapshot draws everything, so there is nothing to ask for.
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// Draws now what is to be drawn; every snapshot does.
    open func displayIfNeeded() {}

    /// Has the layer's view laid out at the end of this turn of the main queue.
    open func setNeedsLayout() { view?.setNeedsLayout() }

    /// Lays the layer's view out where that is due.
    open func layoutIfNeeded() { view?.layoutIfNeeded() }

    /// The moment to place layers inside this one; called before the layer is drawn.
    open func layoutSublayers() {}

    /// Draws what the layer itself shows, between its background and what is inside it. Nothing by itself.
    open func draw(in ctx: CGContext) {}

    /// Draws what the system's own layers show.
    func drawContent(on canvas: Canvas) {}

    /// The layer as it is seen now: itself, as nothing moves.
    open func presentation() -> Self? { self }

    /// Draws the layer with what is inside it.
    open func render(in ctx: CGContext) {
        view?.layoutIfNeeded()
        drawInBounds(on: ctx.canvas)
    }

    /// Animations that are shown, or stay after their end.
    var animations: [ShownAnimation] = []
    /// What changes by itself on its way to what it is now, by the names of the properties.
    var changing: [String: ChangingProperty] = [:]
    /// How what is in the layer has taken the place of what was there.
    var transition: LayerTransition?

    /// Shows an animation: what it leaves behind is taken at once, and its delegate hears about its end when it would
    /// be over.
    ///
    /// Only one that stays, `isRemovedOnCompletion` false and `fillMode` forwards, leaves anything behind.
    open func add(_ anim: CAAnimation, forKey key: String?) { show(anim, as: key) }

    /// Ends an animation.
    open func removeAnimation(forKey key: String) { endAnimations { $0.key == key } }
    /// Ends all animations.
    open func removeAllAnimations() { endAnimations { _ in true } }

    /// Takes the value that an animation ends with; false for a name that the layer does not know.
    @discardableResult func take(_ value: Any?, for keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("opacity", let value?): opacity = Double(number: value).map { Float($0) } ?? opacity
        case ("cornerRadius", let value?): cornerRadius = Double(number: value) ?? cornerRadius
        case ("borderWidth", let value?): borderWidth = Double(number: value) ?? borderWidth
        case ("backgroundColor", let value as CGColor): backgroundColor = value
        case ("borderColor", let value as CGColor): borderColor = value
        case ("position", let value as CGPoint): position = value
        case ("bounds", let value as CGRect): bounds = value
        default: return false
        }
        return true
    }
}

/// Gives each layer a number of its own.
@MainActor private enum LayerNumbers {
    private static var last = 0

    static func next() -> Int {
        last += 1
        return last
    }
}

/// Corners of a rectangle.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left one.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right one.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left one.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right one.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all = CACornerMask(rawValue: 15)
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the shape.
    public let rawValue: String

    /// A shape by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins more softly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents go into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stretched.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// In the middle, as large as it is.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the upper edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the lower edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")

    var imageMode: ImageMode {
        switch self {
        case .resizeAspect: .aspectFit
        case .resizeAspectFill: .aspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        default: .fill
        }
    }
}
