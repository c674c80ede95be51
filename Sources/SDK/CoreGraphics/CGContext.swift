// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
public import Foundation

/// A drawing context with its current colors and lines.
///
/// The origin is the upper left corner and the y axis points down, as in every context of UIKit. `NSString` and
/// `NSAttributedString` draw text, `UIImage` draws images.
public final class CGContext {
    /// The state that ``saveGState()`` saves.
    package struct State {
        /// The fill color.
        package var fill = Color.black
        /// The line color.
        package var stroke = Color.black
        fileprivate var line = LineStyle()
        /// The opacity, from 0 to 1.
        package var alpha = 1.0
        /// The way to blend with the pixels below.
        package var blending = CGBlendMode.normal
        fileprivate var shadow: Shadow?
    }

    /// The shadow of filled shapes.
    fileprivate struct Shadow {
        var offset: CGSize
        var radius: CGFloat
        var color: Color
    }

    /// The surface to draw on.
    package let canvas: Canvas
    /// The current colors and lines.
    package var state = State()
    private var saved: [State] = []
    private var current = CGMutablePath()
    private var map = CGAffineTransform.identity

    /// Creates a context that draws on a canvas.
    package init(_ canvas: Canvas) { self.canvas = canvas }

    // MARK: State

    /// Saves the colors, lines, clip and coordinates.
    public func saveGState() {
        guard saved.count < 1000 else { return }
        saved.append(state)
        maps.append(map)
        canvas.save()
    }

    private var maps: [CGAffineTransform] = []

    /// Restores what ``saveGState()`` saved last.
    public func restoreGState() {
        guard let last = saved.popLast(), let lastMap = maps.popLast() else { return }
        (state, map) = (last, lastMap)
        canvas.restore()
    }

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    /// Sets the fill color.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets a gray fill color.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = Color(white: gray, alpha: alpha) }
    /// Sets the line color.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    /// Sets the line color.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets a gray line color.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = Color(white: gray, alpha: alpha) }
    /// Sets the line width in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// Sets the shape of line ends.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = .init(cap) }
    /// Sets the shape of line joints.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = .init(join) }
    /// Sets the lengths of dashes and gaps, in turn; the phase is ignored.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dash = lengths.map { Double($0) } }
    /// Does nothing: the miter limit is always Core Graphics' default.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Sets the opacity of what follows, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Sets how what follows blends with existing pixels.
    public func setBlendMode(_ mode: CGBlendMode) { state.blending = mode }
    /// Does nothing: edges are always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Does nothing: edges are always antialiased.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Sets the shadow of filled rectangles and ellipses.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, radius: blur / 2, color: $0.color) }
    }
    /// Sets a shadow of black at a third opacity for filled rectangles and ellipses.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        state.shadow = Shadow(offset: offset, radius: blur / 2, color: Color(white: 0, alpha: 1.0 / 3))
    }

    // MARK: Coordinates

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates the coordinates around the origin, clockwise on the screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Applies a transform to the coordinates.
    public func concatenate(_ transform: CGAffineTransform) {
        canvas.concatenate(transform.drawn)
        map = transform.concatenating(map)
    }

    /// The transform from the current to the initial coordinates.
    public var ctm: CGAffineTransform { map }

    // MARK: Paths

    /// Discards the path.
    public func beginPath() { current = CGMutablePath() }
    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { current.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { current.addLine(to: point) }
    /// Adds straight lines that connect points.
    public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
    /// Adds an arc of a circle.
    ///
    /// - Parameter clockwise: The direction with the y axis pointing up; on the screen it is reversed.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { current.addRect(rect) }
    /// Adds an ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
    /// Adds another path.
    public func addPath(_ path: CGPath) { current.addPath(path) }
    /// Closes the current subpath with a line to its start.
    public func closePath() { current.closeSubpath() }
    /// The current path.
    public var path: CGPath? { current.copy() }

    /// Fills the path and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken(rule)) }

    /// Strokes the path and discards it.
    public func strokePath() { stroke(taken(.winding)) }

    /// Fills or strokes the path, or both, and discards it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = taken(mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
        if mode != .stroke { fill(path) }
        if mode != .fill && mode != .eoFill { stroke(path) }
    }

    /// Clips to the path and discards it.
    public func clip(using rule: CGPathFillRule = .winding) { canvas.clip(to: taken(rule)) }

    /// Clips to a rectangle.
    public func clip(to rect: CGRect) { canvas.clip(to: Path(rect)) }

    private func taken(_ rule: CGPathFillRule) -> Path {
        defer { current = CGMutablePath() }
        var path = current.path
        path.usesEvenOddRule = rule == .evenOdd
        return path
    }

    /// Fills a path.
    package func fill(_ path: Path) { draw { canvas.fill(path, with: state.fill) } }

    private func stroke(_ path: Path) { draw { canvas.stroke(path, with: state.stroke, line: state.line) } }

    /// Draws with the current opacity and blend mode.
    package func draw(_ body: () -> Void) {
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
    /// Fills an ellipse inside a rectangle.
    public func fillEllipse(in rect: CGRect) {
        drawShadow(of: rect, cornerRadius: min(rect.width, rect.height) / 2)
        fill(Path(ellipseIn: rect))
    }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    /// Strokes a rectangle with a line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = width
        draw { canvas.stroke(Path(rect), with: state.stroke, line: line) }
    }
    /// Strokes an ellipse inside a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
    /// Strokes a line between each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        path.elements = points.enumerated().map { $0.offset.isMultiple(of: 2) ? .move($0.element) : .line($0.element) }
        stroke(path)
    }
    /// Clears a rectangle.
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
    /// As on Apple's systems, such an image is upside down in a context of UIKit.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw {
            canvas.isolated {
                canvas.concatenate(Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
                canvas.draw(image.bitmap, in: rect)
            }
        }
    }

    /// Fills the clip area with a gradient between two points.
    ///
    /// - Parameter options: Whether the end colors extend beyond the points.
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

    /// Fills a circle with a gradient from its center outward; the start circle is taken
    /// for the center.
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
