// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a view's rectangle looks: corners, border, shadow. Every view has one.
///
/// Layers of an app's own are not drawn; a view does what they would.
@preconcurrency @MainActor open class CALayer {
    weak var view: UIView?

    /// A layer of no view, which nothing draws.
    public init() {}

    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 0 { didSet { view?.displayChanged() } }
    /// Which corners are round.
    open var maskedCorners: CACornerMask = .all { didSet { view?.displayChanged() } }
    /// The shape of round corners; both are drawn as parts of a circle.
    open var cornerCurve = CALayerCornerCurve.circular
    /// How wide the line along the inside of the edge is, in points.
    open var borderWidth: CGFloat = 0 { didSet { view?.displayChanged() } }
    /// The colour of that line; black where it is nil.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { view?.displayChanged() } }
    /// The colour of the shadow.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { view?.displayChanged() } }
    /// How much of the shadow is seen, from 0 to 1. None is at first.
    open var shadowOpacity: Float = 0 { didSet { view?.displayChanged() } }
    /// Where the shadow lies, in points from the view.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { view?.displayChanged() } }
    /// How far the shadow fades, in points.
    open var shadowRadius: CGFloat = 3 { didSet { view?.displayChanged() } }
    /// Whether layers are to be drawn once and kept; heeded by nothing, as it changes no pixel.
    open var shouldRasterize = false
    /// Pixels to a point for what is kept.
    open var rasterizationScale: CGFloat = 1

    private var ownMasking = false
    private var ownBackground: CGColor?

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
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// Whether the layer is not seen: the same as the view's `isHidden`.
    open var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    /// The rectangle in the layer's own coordinates: the same as the view's.
    open var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The rectangle around the layer: the same as the view's.
    open var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    /// Says that what the layer shows is something else now.
    open func setNeedsDisplay() {
        view?.displayChanged()
    }

    /// A layer of an app's own.
    @available(*, unavailable, message: "only views are drawn here; put a view into the view instead")
    public func addSublayer(_ layer: CALayer) {}
}

/// Corners of a rectangle.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit for each; the numbers are Apple's.
    public let rawValue: UInt

    /// Those whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

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
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins more softly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
