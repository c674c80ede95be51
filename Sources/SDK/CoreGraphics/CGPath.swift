// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
public import Foundation

/// Lines and curves to fill, stroke or clip to.
///
/// `@unchecked`: a path does not change; ``CGMutablePath``, which does, is used by one thread, as on Apple's systems.
public class CGPath: Hashable, @unchecked Sendable {
    /// The lines and curves to draw.
    package fileprivate(set) var path: Path

    /// Creates a path of lines and curves.
    package init(_ path: Path) { self.path = path }

    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect), through: transform)
    }

    /// Creates the path of an ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect), through: transform)
    }

    /// Creates the path of a rounded rectangle; the smaller radius applies to both directions.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(Path(rect, cornerRadius: min(cornerWidth, cornerHeight)), through: transform)
    }

    private convenience init(_ path: Path, through transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform.map { path.applying($0.pointee.drawn) } ?? path)
    }

    /// Whether the path is empty.
    public var isEmpty: Bool { path.elements.isEmpty }
    /// The end of the path; the origin for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around the path.
    public var boundingBoxOfPath: CGRect { path.bounds }
    /// The smallest rectangle around the path, without the control points of curves.
    public var boundingBox: CGRect { path.bounds }

    /// Whether a point is inside the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var path = path
        path.usesEvenOddRule = rule == .evenOdd
        return path.applying(transform.drawn).contains(point)
    }

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns a transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path, through: transform) }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Whether both paths have the same lines and curves.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

    /// Equal paths give equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    /// Creates a path that begins with lines and curves.
    package override init(_ path: Path) { super.init(path) }

    private func add(_ elements: [Path.Element], _ transform: CGAffineTransform) {
        var part = Path()
        part.elements = elements
        path.elements += (transform.isIdentity ? part : part.applying(transform.drawn)).elements
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.move(point)], transform)
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.line(point)], transform)
    }

    /// Adds straight lines that connect points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        add(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }, transform)
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add([.curve(control1, control2, to: end)], transform)
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let handle = control.applying(transform)
        path.elements.append(.quadratic(from: currentPoint, handle, to: end.applying(transform)))
    }

    /// Adds an arc of a circle, and a line to its start.
    ///
    /// - Parameter clockwise: The direction with the y axis pointing up; on the screen it is reversed.
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

    /// Adds an ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(ellipseIn: rect).elements, transform)
    }

    /// Adds a rounded rectangle; the smaller radius applies to both directions.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(Path(rect, cornerRadius: min(cornerWidth, cornerHeight)).elements, transform)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.path.elements, transform)
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() { path.elements.append(.close) }
}

/// The rule for what is inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Areas that the path winds around are inside.
    case winding
    /// Areas that the path winds around an odd number of times are inside.
    case evenOdd
}

extension Path.Element {
    /// Converts a curve with one control point to one with two.
    static func quadratic(from start: CGPoint, _ handle: CGPoint, to end: CGPoint) -> Path.Element {
        func near(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (handle.x - point.x) * 2 / 3, y: point.y + (handle.y - point.y) * 2 / 3)
        }
        return .curve(near(start), near(end), to: end)
    }
}

extension CGAffineTransform {
    /// The transform as Drawing's type.
    package var drawn: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
