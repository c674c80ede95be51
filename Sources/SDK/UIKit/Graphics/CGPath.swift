// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// Lines and curves to fill, stroke or clip to.
///
/// `@unchecked`: a path does not change; ``CGMutablePath``, which does, is used by one thread, as on Apple's systems.
public class CGPath: Hashable, @unchecked Sendable {
    var path: Path

    init(_ path: Path) { self.path = path }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect), through: transform)
    }

    /// An ellipse that touches the sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect), through: transform)
    }

    /// A rectangle with round corners; both radii are taken for the smaller one.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(Path(rect, cornerRadius: min(cornerWidth, cornerHeight)), through: transform)
    }

    private convenience init(_ path: Path, through transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform.map { path.applying($0.pointee.drawn) } ?? path)
    }

    /// Whether nothing is in the path.
    public var isEmpty: Bool { path.elements.isEmpty }
    /// Where the pen is at the end; the origin where it has not been set down.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest upright rectangle around the line.
    public var boundingBoxOfPath: CGRect { path.bounds }
    /// The same: handles of curves are not counted here.
    public var boundingBox: CGRect { path.bounds }

    /// Whether a point is inside the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var path = path
        path.usesEvenOddRule = rule == .evenOdd
        return path.applying(transform.drawn).contains(point)
    }

    /// A path that does not change.
    public func copy() -> CGPath? { CGPath(path) }

    /// The path through a map of the plane.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path, through: transform) }

    /// A path that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Whether both have the same lines.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

    /// Equal paths give equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path to which lines and curves can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// A path of nothing.
    public init() { super.init(Path()) }

    override init(_ path: Path) { super.init(path) }

    private func add(_ elements: [Path.Element], _ transform: CGAffineTransform) {
        var part = Path()
        part.elements = elements
        path.elements += (transform.isIdentity ? part : part.applying(transform.drawn)).elements
    }

    /// Sets the pen down somewhere else.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.move(point)], transform)
    }

    /// Draws a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.line(point)], transform)
    }

    /// Draws straight lines from the first point over all others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        add(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }, transform)
    }

    /// Draws a curve with two handles.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add([.curve(control1, control2, to: end)], transform)
    }

    /// Draws a curve with one handle.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let handle = control.applying(transform)
        path.elements.append(.quadratic(from: currentPoint, handle, to: end.applying(transform)))
    }

    /// Draws a part of a circle, with a line to its beginning.
    ///
    /// - Parameter clockwise: As Core Graphics has it, whose y axis points up: on the screen it is the other way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add([.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)], transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(rect).elements, transform)
    }

    /// Adds an ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(ellipseIn: rect).elements, transform)
    }

    /// Adds a rectangle with round corners; both radii are taken for the smaller one.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(Path(rect, cornerRadius: min(cornerWidth, cornerHeight)).elements, transform)
    }

    /// Adds all of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.path.elements, transform)
    }

    /// Draws a line to where the pen was set down last.
    public func closeSubpath() { path.elements.append(.close) }
}

/// The rule for the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// What the line goes around.
    case winding
    /// What the line goes around an odd number of times.
    case evenOdd
}

extension Path.Element {
    /// A curve with one handle, as the one with two that is the same.
    static func quadratic(from start: CGPoint, _ handle: CGPoint, to end: CGPoint) -> Path.Element {
        func near(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (handle.x - point.x) * 2 / 3, y: point.y + (handle.y - point.y) * 2 / 3)
        }
        return .curve(near(start), near(end), to: end)
    }
}

extension CGAffineTransform {
    /// The map as what draws takes it.
    var drawn: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
