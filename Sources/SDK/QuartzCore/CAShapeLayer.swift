// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A layer that fills and strokes a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The path, in the layer's own coordinates.
    open var path: CGPath? { didSet { displayChanged() } }
    /// The fill color; black by default.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { displayChanged() } }
    /// The rule for what is inside a path that crosses itself.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { displayChanged() } }
    /// The line color; nil by default.
    open var strokeColor: CGColor? { didSet { displayChanged() } }
    /// The start of the drawn part, as a fraction of the length.
    open var strokeStart: CGFloat = 0 { didSet { displayChanged() } }
    /// The end of the drawn part, as a fraction of the length.
    open var strokeEnd: CGFloat = 1 { didSet { displayChanged() } }
    /// The line width in points.
    open var lineWidth: CGFloat = 1 { didSet { displayChanged() } }
    /// The shape of the line's ends.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { displayChanged() } }
    /// The shape of the joints of a line.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { displayChanged() } }
    /// The miter limit; without effect.
    open var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, in turn.
    open var lineDashPattern: [NSNumber]? { didSet { displayChanged() } }
    /// The start within the dash pattern; without effect.
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

/// The rule for what is inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Areas that the path winds around are inside.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Areas that the path winds around an odd number of times are inside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ends at the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Ends with a half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Ends with a half square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var style: LineStyle.Cap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// The shape of the joints of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Meets in a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Meets in an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Meets with the point cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var style: LineStyle.Join {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
