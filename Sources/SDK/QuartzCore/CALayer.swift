// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
public import Foundation

/// A rectangle with corners, a border, a shadow and what a subclass draws. Every view has one, and apps can add
/// others to it.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// The view that the layer belongs to; nil for a layer of an app's own.
    package weak var owner: (any LayerOwner)?
    /// Identifies the layer for as long as the process lives.
    package let number: Int = LayerNumbers.next()
    /// The layers that an app added, from back to front; ``sublayers`` has those of subviews among them.
    var ownSublayers: [CALayer] = [] { didSet { displayChanged() } }
    /// The subview's layer that this added layer lies directly in front of; nil for the rearmost.
    weak var layerBehind: CALayer?
    /// The layer that this added layer is in.
    weak var holder: CALayer?
    /// Whether the layer, or one inside it, may look different from what was recorded last.
    package internal(set) var needsRecording = true
    /// What shows layers on a screen; nil while nothing watches.
    package static weak var watcher: (any LayerWatcher)?

    /// Creates an empty layer.
    public override init() { super.init() }

    /// Creates a layer that looks like another.
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

    /// Returns nil: layers cannot be decoded from archives here.
    public required init?(coder: NSCoder) { nil }

    /// The corner radius in points.
    open var cornerRadius: CGFloat = 0 {
        didSet {
            changes("cornerRadius", from: [oldValue])
            displayChanged()
        }
    }
    /// The corners that are rounded.
    open var maskedCorners: CACornerMask = .all { didSet { displayChanged() } }
    /// The curve of the corners; both are drawn as arcs.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The border width in points, inside the bounds.
    open var borderWidth: CGFloat = 0 { didSet { displayChanged() } }
    /// The border color; nil is black.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { displayChanged() } }
    /// The color of the shadow.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { displayChanged() } }
    /// The opacity of the shadow, from 0 to 1; 0 by default.
    open var shadowOpacity: Float = 0 { didSet { displayChanged() } }
    /// The offset of the shadow in points.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { displayChanged() } }
    /// The blur radius of the shadow in points.
    open var shadowRadius: CGFloat = 3 { didSet { displayChanged() } }
    /// Whether the layer is cached as a bitmap; without effect.
    open var shouldRasterize = false
    /// The pixels per point of the cached bitmap; without effect.
    open var rasterizationScale: CGFloat = 1

    /// The path of the shadow, of which the bounding box is used; nil means the layer's bounds.
    open var shadowPath: CGPath? { didSet { displayChanged() } }
    /// A layer whose opacity masks this one.
    open var mask: CALayer? {
        didSet {
            mask?.markAllForRecording()
            displayChanged()
        }
    }
    /// An image, as a `CGImage` or a `UIImage`.
    open var contents: Any? { didSet { displayChanged() } }
    /// How ``contents`` fits into the bounds.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { displayChanged() } }
    /// The pixels per point of ``contents``.
    open var contentsScale: CGFloat = 1 { didSet { displayChanged() } }
    /// A name for finding the layer.
    open var name: String?
    /// The transform applied around the anchor point; drawing uses its part in the plane.
    open var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(planeTransform) }
        set { planeTransform = CATransform3DGetAffineTransform(newValue) }
    }
    /// The point of the layer at its ``position``, as a fraction of the bounds.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { displayChanged() } }
    /// The z position; without effect, since the order of sublayers decides.
    open var zPosition: CGFloat = 0
    /// Whether edges are antialiased; they always are.
    open var allowsEdgeAntialiasing = true
    /// The layer's actions; without effect.
    open var actions: [String: Any]?

    /// The part of ``transform`` in the plane.
    package var planeTransform = CGAffineTransform.identity {
        didSet {
            changes("transform", from: oldValue.numbers)
            displayChanged()
        }
    }

    /// Returns the transform in the plane.
    open func affineTransform() -> CGAffineTransform { planeTransform }

    /// Sets the transform in the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) { planeTransform = transform }

    /// Whether sublayers are clipped to the bounds.
    open var masksToBounds = false { didSet { displayChanged() } }

    /// The background, as a `CGColor` or as a color that may change with its surroundings.
    package var background: (any LayerColor)? {
        didSet {
            if AnimationBlock.current != nil {
                changes("backgroundColor", from: (inSurroundings { oldValue?.cgColor.color } ?? .clear).numbers)
            }
            displayChanged()
        }
    }

    /// The background color; nil is transparent.
    open var backgroundColor: CGColor? {
        get { background?.cgColor }
        set { background = newValue }
    }

    /// The opacity, from 0 to 1, as exact as a view has it.
    package var alpha: CGFloat = 1 {
        didSet {
            guard alpha != oldValue else { return }
            changes("opacity", from: [oldValue])
            displayChanged()
        }
    }

    /// The opacity, from 0 to 1.
    open var opacity: Float {
        get { Float(alpha) }
        set { alpha = CGFloat(newValue) }
    }

    /// Whether the layer and its sublayers are hidden.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            displayChanged()
            owner?.visibilityChanged()
        }
    }

    /// The rectangle in the layer's own coordinates.
    open var bounds = CGRect.zero {
        didSet {
            guard bounds != oldValue else { return }
            changes("bounds", from: oldValue.numbers)
            displayChanged()
            owner?.boundsChanged(from: oldValue)
        }
    }

    /// The place of the anchor point in the layer around this one.
    open var position = CGPoint.zero {
        didSet {
            guard position != oldValue else { return }
            changes("position", from: [oldValue.x, oldValue.y])
            displayChanged()
            owner?.positionChanged()
        }
    }

    /// The frame in the coordinates of the layer around this one, computed from ``position``, ``bounds`` and transform.
    open var frame: CGRect {
        get {
            let (map, size) = (planeTransform, bounds.size)
            let shown = map.isIdentity ? size : CGRect(origin: .zero, size: size).applying(map).size
            let middle = CGSize(width: (0.5 - anchorPoint.x) * size.width, height: (0.5 - anchorPoint.y) * size.height)
                .applying(map)
            return CGRect(
                x: position.x + map.tx - shown.width / 2 + middle.width,
                y: position.y + map.ty - shown.height / 2 + middle.height, width: shown.width, height: shown.height)
        }
        set {
            position = CGPoint(
                x: newValue.midX + (anchorPoint.x - 0.5) * newValue.width,
                y: newValue.midY + (anchorPoint.y - 0.5) * newValue.height)
            bounds.size = newValue.size
        }
    }

    /// Runs code while the colors around the layer are the current ones.
    func inSurroundings<Result>(_ body: () -> Result) -> Result {
        guard let owner else { return body() }
        return owner.inSurroundings(body)
    }

    /// Marks the content as needing to be drawn again.
    open func setNeedsDisplay() { displayChanged() }

    /// Marks a part of the content as needing to be drawn again; all of it is.
    open func setNeedsDisplay(_ rect: CGRect) { displayChanged() }

    /// Does nothing: what is marked is drawn for the next snapshot.
    open func displayIfNeeded() {}

    /// Marks the layer for ``layoutSublayers()`` before it is drawn, and its view for layout at the end of this turn of
    /// the main queue.
    open func setNeedsLayout() {
        displayChanged()
        owner?.setNeedsLayout()
    }

    /// Lays out the layer's view if needed.
    open func layoutIfNeeded() { owner?.layoutIfNeeded() }

    /// Called before the layer is drawn, to lay out its sublayers.
    open func layoutSublayers() {}

    /// Draws the layer's content, between its background and its sublayers. Does nothing by default.
    open func draw(in ctx: CGContext) {}

    /// Draws the content of the system's own layers.
    func drawContent(on canvas: Canvas) {}

    /// Returns the layer as it looks now: itself.
    open func presentation() -> Self? { self }

    /// Draws the layer and its sublayers.
    open func render(in ctx: CGContext) {
        owner?.layoutIfNeeded()
        drawInBounds(on: ctx.canvas)
    }

    /// The animations that run, or stay after their end.
    var animations: [ShownAnimation] = []
    /// The animated changes of properties, by name.
    package internal(set) var changing: [String: ChangingProperty] = [:]
    /// The latest transition of the layer's content.
    package internal(set) var transition: LayerTransition?

    /// Adds an animation. What it leaves behind is set at once; its delegate is called when its time is
    /// over.
    ///
    /// Only an animation with `isRemovedOnCompletion` false and `fillMode` forwards leaves something behind.
    open func add(_ anim: CAAnimation, forKey key: String?) { show(anim, as: key) }

    /// Removes an animation.
    open func removeAnimation(forKey key: String) { endAnimations { $0.key == key } }
    /// Removes all animations.
    open func removeAllAnimations() { endAnimations { _ in true } }

    /// Sets a property to the end value of an animation; returns false for an unknown property.
    @discardableResult func take(_ value: Any?, for keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("opacity", let value?): alpha = Double(number: value) ?? alpha
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

/// Numbers the layers.
@MainActor private enum LayerNumbers {
    private static var last = 0

    static func next() -> Int {
        last += 1
        return last
    }
}
