// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A path together with its drawing settings for the current context.
open class UIBezierPath: NSObject, NSCopying {
    private var content = CGMutablePath()
    /// How wide the line is, in points.
    open var lineWidth: CGFloat = 1
    /// How the line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How two lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far corners may reach; without effect.
    open var miterLimit: CGFloat = 10
    /// How far curves may be from their line; without effect.
    open var flatness: CGFloat = 0.6
    /// Whether what is surrounded twice is outside.
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []

    /// A path of nothing.
    public override init() {}

    private convenience init(_ path: Path) {
        self.init()
        content = CGMutablePath(path)
    }

    /// A rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// An ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(rect, cornerRadius: cornerRadius))
    }

    /// A rectangle of which some corners are round, each as part of a circle.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        self.init(
            Path(
                rect, cornerRadius: min(cornerRadii.width, cornerRadii.height), corners: order.map(corners.contains)))
    }

    /// A part of a circle.
    ///
    /// - Parameters:
    ///   - startAngle: In radians; 0 is to the right, and they grow clockwise.
    ///   - clockwise: As a person sees it.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The lines of another path.
    public convenience init(cgPath CGPath: CGPath) { self.init(CGPath.path) }

    /// A path that changes apart from this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(content.path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }

    /// The lines alone.
    open var cgPath: CGPath {
        get { CGPath(content.path) }
        set { content = CGMutablePath(newValue.path) }
    }

    /// Whether nothing is in the path.
    open var isEmpty: Bool { content.isEmpty }
    /// The smallest upright rectangle around the line.
    open var bounds: CGRect { content.boundingBox }
    /// Where the pen is.
    open var currentPoint: CGPoint { content.currentPoint }

    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        content.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Sets the pen down somewhere else.
    open func move(to point: CGPoint) { content.move(to: point) }
    /// Draws a straight line.
    open func addLine(to point: CGPoint) { content.addLine(to: point) }
    /// Draws a curve with two handles.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        content.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Draws a curve with one handle.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        content.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Draws a part of a circle, with a line to its beginning; clockwise as a person sees it.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        content.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Draws a line to where the pen was set down last.
    open func close() { content.closeSubpath() }
    /// Takes all lines out.
    open func removeAllPoints() { content = CGMutablePath() }
    /// Adds all lines of another path.
    open func append(_ bezierPath: UIBezierPath) { content.addPath(bezierPath.content) }
    /// Moves, turns or stretches all lines.
    open func apply(_ transform: CGAffineTransform) {
        content = CGMutablePath(content.path.applying(transform.drawn))
    }

    /// Lengths of what is drawn of the line and left out, by turns; where in them it begins is ignored.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, min(count, 64)))) } ?? []
    }

    private var shape: Path {
        var path = content.path
        path.usesEvenOddRule = usesEvenOddFillRule
        return path
    }

    private var line: LineStyle {
        LineStyle(width: lineWidth, cap: .init(lineCapStyle), join: .init(lineJoinStyle), dash: dash.map { Double($0) })
    }

    /// Fills the path in the current context.
    open func fill() { ContextStack.context?.fill(shape) }

    /// Fills the path in the current context, mixed with what is there.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = ContextStack.context else { return }
        context.canvas.blended(blendMode.blending) {
            context.canvas.group(alpha: alpha) { context.canvas.fill(shape, with: context.state.fill) }
        }
    }

    /// Draws the line in the current context.
    open func stroke() {
        guard let context = ContextStack.context else { return }
        context.draw { context.canvas.stroke(shape, with: context.state.stroke, line: line) }
    }

    /// Draws the line in the current context, mixed with what is there.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = ContextStack.context else { return }
        context.canvas.blended(blendMode.blending) {
            context.canvas.group(alpha: alpha) { context.canvas.stroke(shape, with: context.state.stroke, line: line) }
        }
    }

    /// Lets nothing be drawn outside the path in the current context.
    open func addClip() { ContextStack.context?.canvas.clip(to: shape) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left one.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The upper right one.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The lower left one.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The lower right one.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
