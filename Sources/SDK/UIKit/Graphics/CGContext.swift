// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A drawing context with its current colors and lines.
///
/// The origin is the upper left corner and y points down, as in every context that UIKit makes. Text is drawn by
/// `NSString` and `NSAttributedString`, images by `UIImage`.
public final class CGContext {
    /// What ``saveGState()`` keeps.
    struct State {
        var fill = Color.black
        var stroke = Color.black
        var line = LineStyle()
        var alpha = 1.0
        var blending = CGBlendMode.normal
        var shadow: Shadow?
    }

    /// What lies under all that is drawn.
    struct Shadow {
        var offset: CGSize
        var radius: CGFloat
        var color: Color
    }

    let canvas: Canvas
    var state = State()
    private var saved: [State] = []
    private var current = CGMutablePath()
    private var map = CGAffineTransform.identity

    init(_ canvas: Canvas) { self.canvas = canvas }

    // MARK: State

    /// Keeps colors, lines, clip and coordinates.
    public func saveGState() {
        guard saved.count < 1000 else { return }
        saved.append(state)
        maps.append(map)
        canvas.save()
    }

    private var maps: [CGAffineTransform] = []

    /// Brings back what ``saveGState()`` kept last.
    public func restoreGState() {
        guard let last = saved.popLast(), let lastMap = maps.popLast() else { return }
        (state, map) = (last, lastMap)
        canvas.restore()
    }

    /// The color of what is filled.
    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    /// The color of what is filled.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A gray for what is filled.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = Color(white: gray, alpha: alpha) }
    /// The color of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    /// The color of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A gray for lines.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = Color(white: gray, alpha: alpha) }
    /// How wide lines are, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// How lines end.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = .init(cap) }
    /// How lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = .init(join) }
    /// Lengths of what is drawn of a line and left out, by turns; where in them it begins is ignored.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dash = lengths.map { Double($0) } }
    /// How far corners of lines may reach; kept nowhere, as Cairo's own limit is Core Graphics' too.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// How much of all that follows is seen, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// How what follows is mixed with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blending = mode }
    /// Whether edges are softened; they always are.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Whether edges may be softened; they always are.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// A shadow under rectangles and ellipses that are filled.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, radius: blur / 2, color: $0.color) }
    }
    /// A shadow of a third of black under rectangles and ellipses that are filled.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        state.shadow = Shadow(offset: offset, radius: blur / 2, color: Color(white: 0, alpha: 1.0 / 3))
    }

    // MARK: Coordinates

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Makes what follows larger or smaller.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns what follows around the origin, clockwise on the screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Puts a map in front of the coordinates.
    public func concatenate(_ transform: CGAffineTransform) {
        canvas.concatenate(transform.drawn)
        map = transform.concatenating(map)
    }

    /// The map from the coordinates of now to those in which the context began.
    public var ctm: CGAffineTransform { map }

    // MARK: Paths

    /// Lets go of the path.
    public func beginPath() { current = CGMutablePath() }
    /// Sets the pen down somewhere else.
    public func move(to point: CGPoint) { current.move(to: point) }
    /// Draws a straight line.
    public func addLine(to point: CGPoint) { current.addLine(to: point) }
    /// Draws straight lines from the first point over all others.
    public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
    /// Draws a curve with two handles.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Draws a curve with one handle.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
    /// Draws a part of a circle.
    ///
    /// - Parameter clockwise: As Core Graphics has it, whose y axis points up: on the screen it is the other way.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { current.addRect(rect) }
    /// Adds an ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
    /// Adds all of another path.
    public func addPath(_ path: CGPath) { current.addPath(path) }
    /// Draws a line to where the pen was set down last.
    public func closePath() { current.closeSubpath() }
    /// The path so far.
    public var path: CGPath? { current.copy() }

    /// Fills the path, and lets go of it.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken(rule)) }

    /// Draws a line along the path, and lets go of it.
    public func strokePath() { stroke(taken(.winding)) }

    /// Fills the path, draws a line along it, or both, and lets go of it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = taken(mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
        if mode != .stroke { fill(path) }
        if mode != .fill && mode != .eoFill { stroke(path) }
    }

    /// Lets nothing be drawn outside the path, and lets go of it.
    public func clip(using rule: CGPathFillRule = .winding) { canvas.clip(to: taken(rule)) }

    /// Lets nothing be drawn outside a rectangle.
    public func clip(to rect: CGRect) { canvas.clip(to: Path(rect)) }

    private func taken(_ rule: CGPathFillRule) -> Path {
        defer { current = CGMutablePath() }
        var path = current.path
        path.usesEvenOddRule = rule == .evenOdd
        return path
    }

    func fill(_ path: Path) { draw { canvas.fill(path, with: state.fill) } }

    func stroke(_ path: Path) { draw { canvas.stroke(path, with: state.stroke, line: state.line) } }

    /// Draws as ``setAlpha(_:)`` and ``setBlendMode(_:)`` say.
    func draw(_ body: () -> Void) {
        canvas.blended(state.blending.blending) {
            if state.alpha < 1 { canvas.group(alpha: state.alpha, body) } else { body() }
        }
    }

    // MARK: Shapes

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        drawShadow(of: rect, cornerRadius: 0)
        fill(Path(rect))
    }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    /// Fills an ellipse that touches the sides of a rectangle.
    public func fillEllipse(in rect: CGRect) {
        drawShadow(of: rect, cornerRadius: min(rect.width, rect.height) / 2)
        fill(Path(ellipseIn: rect))
    }
    /// Draws the edge of a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    /// Draws the edge of a rectangle with a line of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = width
        draw { canvas.stroke(Path(rect), with: state.stroke, line: line) }
    }
    /// Draws the edge of an ellipse that touches the sides of a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
    /// Draws lines from each first to each second point.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        path.elements = points.enumerated().map { $0.offset.isMultiple(of: 2) ? .move($0.element) : .line($0.element) }
        stroke(path)
    }
    /// Makes a rectangle clear.
    public func clear(_ rect: CGRect) { canvas.blended(.clear) { canvas.fill(Path(rect), with: .black) } }

    private func drawShadow(of rect: CGRect, cornerRadius: CGFloat) {
        guard let shadow = state.shadow else { return }
        canvas.shadow(
            of: rect, cornerRadius: cornerRadius, color: shadow.color, opacity: state.alpha, offset: shadow.offset,
            radius: shadow.radius)
    }

    // MARK: Images and gradients

    /// Draws an image into a rectangle.
    ///
    /// On Apple's systems an image drawn this way stands on its head in a context of UIKit's; it does here too.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw {
            canvas.isolated {
                canvas.concatenate(Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
                canvas.draw(image.bitmap, in: rect)
            }
        }
    }

    /// Fills all that may be drawn on with colors that run from one point to another.
    ///
    /// - Parameter options: Whether what lies before and after the points has the colors there; else it is left.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let line = (x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
        let length = hypot(line.x, line.y)
        guard length > 0, length.isFinite else { return }
        // A band across the line, so wide that it reaches over every canvas.
        let far: CGFloat = 100_000
        let (before, after): (CGFloat, CGFloat) = (
            options.contains(.drawsBeforeStartLocation) ? -far : 0,
            options.contains(.drawsAfterEndLocation) ? length + far : length
        )
        let band = Path(CGRect(x: before, y: -far, width: after - before, height: 2 * far)).applying(
            CGAffineTransform(
                a: line.x / length, b: line.y / length, c: -line.y / length, d: line.x / length, tx: startPoint.x,
                ty: startPoint.y
            ).drawn)
        draw { canvas.fill(band, from: startPoint, to: endPoint, stops: gradient.stops) }
    }

    /// Fills a circle with colors that run from its middle outwards; a first circle of another size or place is taken
    /// for its middle.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard endRadius > 0, endRadius.isFinite else { return }
        let reach = options.contains(.drawsAfterEndLocation) ? 100_000 : endRadius
        let area = CGRect(x: endCenter.x - reach, y: endCenter.y - reach, width: 2 * reach, height: 2 * reach)
        draw {
            canvas.fill(
                reach > endRadius ? Path(area) : Path(ellipseIn: area), around: endCenter,
                radii: CGSize(width: endRadius, height: endRadius), stops: gradient.stops)
        }
    }
}
