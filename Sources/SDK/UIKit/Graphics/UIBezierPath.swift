// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A path together with its drawing settings for the current context.
open class UIBezierPath: NSObject, NSCopying {
    private var content = CGMutablePath()
    /// The line width in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the line's ends.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the joints of a line.
    open var lineJoinStyle = CGLineJoin.miter
    /// The miter limit; without effect.
    open var miterLimit: CGFloat = 10
    /// The flatness of curves; without effect.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule decides what is inside.
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []

    /// Creates an empty path.
    public override init() {}

    private convenience init(_ path: Path) {
        self.init()
        content = CGMutablePath(path)
    }

    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// Creates the path of an ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Creates the path of a rounded rectangle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(rect, cornerRadius: cornerRadius))
    }

    /// Creates the path of a rectangle with some rounded corners.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        self.init(
            Path(
                rect, cornerRadius: min(cornerRadii.width, cornerRadii.height), corners: order.map(corners.contains)))
    }

    /// A part of a circle.
    ///
    /// - Parameters:
    ///   - startAngle: The start in radians, clockwise from the right.
    ///   - clockwise: The direction on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) { self.init(CGPath.path) }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(content.path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }

    /// The path without its drawing settings.
    open var cgPath: CGPath {
        get { CGPath(content.path) }
        set { content = CGMutablePath(newValue.path) }
    }

    /// Whether the path is empty.
    open var isEmpty: Bool { content.isEmpty }
    /// The smallest rectangle around the path.
    open var bounds: CGRect { content.boundingBox }
    /// The current point.
    open var currentPoint: CGPoint { content.currentPoint }

    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        content.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { content.move(to: point) }
    /// Adds a straight line.
    open func addLine(to point: CGPoint) { content.addLine(to: point) }
    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        content.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        content.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc of a circle, and a line to its start; clockwise on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        content.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Closes the current subpath with a line to its start.
    open func close() { content.closeSubpath() }
    /// Removes all lines.
    open func removeAllPoints() { content = CGMutablePath() }
    /// Appends another path.
    open func append(_ bezierPath: UIBezierPath) { content.addPath(bezierPath.content) }
    /// Applies a transform to the path.
    open func apply(_ transform: CGAffineTransform) {
        content = CGMutablePath(content.path.applying(transform.drawn))
    }

    /// Sets the lengths of dashes and gaps, in turn; the phase is ignored.
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

    /// Fills the path in the current context with a blend mode.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = ContextStack.context else { return }
        context.canvas.blended(blendMode.blending) {
            context.canvas.group(alpha: alpha) { context.canvas.fill(shape, with: context.state.fill) }
        }
    }

    /// Strokes the path in the current context.
    open func stroke() {
        guard let context = ContextStack.context else { return }
        context.draw { context.canvas.stroke(shape, with: context.state.stroke, line: line) }
    }

    /// Strokes the path in the current context with a blend mode.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = ContextStack.context else { return }
        context.canvas.blended(blendMode.blending) {
            context.canvas.group(alpha: alpha) { context.canvas.stroke(shape, with: context.state.stroke, line: line) }
        }
    }

    /// Clips the current context to the path.
    open func addClip() { ContextStack.context?.canvas.clip(to: shape) }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
