// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A layer that fills and strokes a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// In the layer's own coordinates.
    open var path: CGPath? { didSet { displayChanged() } }
    /// What the path is filled with: black at first.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { displayChanged() } }
    /// What is inside of a path that crosses itself.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { displayChanged() } }
    /// The color of the line; none at first.
    open var strokeColor: CGColor? { didSet { displayChanged() } }
    /// Where the line begins to be drawn, as a share of its length.
    open var strokeStart: CGFloat = 0 { didSet { displayChanged() } }
    /// Where the line ceases to be drawn, as a share of its length.
    open var strokeEnd: CGFloat = 1 { didSet { displayChanged() } }
    /// How wide the line is, in points.
    open var lineWidth: CGFloat = 1 { didSet { displayChanged() } }
    /// How the line ends.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { displayChanged() } }
    /// How two lines meet.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { displayChanged() } }
    /// How far corners may reach; without effect.
    open var miterLimit: CGFloat = 10
    /// Lengths of what is drawn of the line and left out, by turns.
    open var lineDashPattern: [NSNumber]? { didSet { displayChanged() } }
    /// Where in those lengths the line begins; without effect.
    open var lineDashPhase: CGFloat = 0

    override func drawContent(on canvas: Canvas) {
        guard var shape = path?.path else { return }
        shape.usesEvenOddRule = fillRule == .evenOdd
        if let fillColor { canvas.fill(shape, with: fillColor.color) }
        guard let strokeColor else { return }
        canvas.stroke(
            shape.trimmed(from: strokeStart, to: strokeEnd), with: strokeColor.color,
            line: LineStyle(
                width: lineWidth, cap: lineCap.style, join: lineJoin.style,
                dash: (lineDashPattern ?? []).map(\.doubleValue)))
    }

    @discardableResult override func take(_ value: Any?, for keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("strokeEnd", let value?): strokeEnd = Double(number: value) ?? strokeEnd
        case ("strokeStart", let value?): strokeStart = Double(number: value) ?? strokeStart
        case ("lineWidth", let value?): lineWidth = Double(number: value) ?? lineWidth
        case ("path", let value as CGPath): path = value
        case ("fillColor", let value as CGColor): fillColor = value
        case ("strokeColor", let value as CGColor): strokeColor = value
        default: return super.take(value, for: keyPath)
        }
        return true
    }
}

/// The rule for the inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the line goes around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What the line goes around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At its last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a disc.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var style: LineStyle.Cap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// How two lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In a part of a disc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With the point cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var style: LineStyle.Join {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
