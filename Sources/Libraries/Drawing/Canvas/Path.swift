// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Lines and curves that are filled, stroked or clipped to.
///
/// Coordinates beyond ±1 000 000 are taken for the nearest; a path with one that is not a number draws nothing.
package struct Path: Hashable, Sendable {
    /// A step of the pen.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, to: CGPoint)
        /// Angles in radians, growing clockwise as the y axis points down.
        case arc(center: CGPoint, radius: Double, from: Double, to: Double, clockwise: Bool)
        case close
    }

    package var elements: [Element] = []
    /// Whether a region that is surrounded twice is outside.
    package var usesEvenOddRule = false

    package init() {}

    /// A rectangle, with round corners where a radius is given; the radius is at most half of the shorter side.
    ///
    /// - Parameter corners: Which corners are round: upper left, upper right, lower left, lower right.
    package init(_ rect: CGRect, cornerRadius: Double = 0, corners: [Bool] = [true, true, true, true]) {
        let rect = rect.standardized
        let radius = min(max(cornerRadius.isNaN ? 0 : cornerRadius, 0), min(rect.width, rect.height) / 2)
        guard radius > 0 else {
            elements = [
                .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
                .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
            ]
            return
        }
        let places = [
            (1, rect.maxX, -1.0, rect.minY, 1.0, -0.5), (3, rect.maxX, -1, rect.maxY, -1, 0),
            (2, rect.minX, 1, rect.maxY, -1, 0.5), (0, rect.minX, 1, rect.minY, 1, 1),
        ]
        elements = places.map { index, x, inwards, y, downwards, turn in
            let radius = corners.indices.contains(index) && corners[index] ? radius : 0
            return .arc(
                center: CGPoint(x: x + inwards * radius, y: y + downwards * radius), radius: radius,
                from: turn * .pi, to: (turn + 0.5) * .pi, clockwise: true)
        }
        elements.append(.close)
    }

    /// An ellipse that touches the sides of a rectangle.
    package init(ellipseIn rect: CGRect) {
        // How far the handles of a quarter of a circle reach out, for a radius of one.
        let reach = 0.552_284_749_831
        let (x, y) = (rect.midX, rect.midY)
        let (width, height) = (rect.width / 2, rect.height / 2)
        func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx * width, y: y + dy * height) }
        elements = [
            .move(point(1, 0)),
            .curve(point(1, reach), point(reach, 1), to: point(0, 1)),
            .curve(point(-reach, 1), point(-1, reach), to: point(-1, 0)),
            .curve(point(-1, -reach), point(-reach, -1), to: point(0, -1)),
            .curve(point(reach, -1), point(1, -reach), to: point(1, 0)),
            .close,
        ]
    }

    /// A line of straight pieces, closed or not.
    private struct Outline {
        var points: [CGPoint]
        var isClosed = false
    }

    /// Pieces of a curve or a full turn: fine enough that no corner is seen.
    private static let pieces = 48

    /// The smallest upright rectangle around the path; null where there is nothing.
    package var bounds: CGRect {
        let points = outlines.flatMap(\.points)
        guard let first = points.first else { return .null }
        let low = points.reduce(first) { CGPoint(x: min($0.x, $1.x), y: min($0.y, $1.y)) }
        let high = points.reduce(first) { CGPoint(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Where the pen is at the end; nil if it has not been set down.
    package var currentPoint: CGPoint? {
        guard let last = outlines.last else { return nil }
        return last.isClosed ? last.points.first : last.points.last
    }

    /// Whether a point lies inside, by the path's own rule.
    package func contains(_ point: CGPoint) -> Bool {
        var (crossings, winding) = (0, 0)
        for outline in outlines {
            for (from, to) in zip(outline.points, outline.points.dropFirst() + outline.points.prefix(1))
            where (from.y > point.y) != (to.y > point.y) {
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += to.y > from.y ? 1 : -1
            }
        }
        return usesEvenOddRule ? !crossings.isMultiple(of: 2) : winding != 0
    }

    /// The part of the line between two shares of its whole length, each from 0 to 1.
    package func trimmed(from start: Double, to end: Double) -> Path {
        let (start, end) = (start.fraction, end.fraction)
        guard start > 0 || end < 1 else { return self }
        var result = Path()
        guard start < end else { return result }
        let lines = outlines.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
        let total = lines.reduce(0) { $0 + Self.length($1) }
        var passed = 0.0
        for line in lines {
            result.append(line, from: start * total - passed, to: end * total - passed)
            passed += Self.length(line)
        }
        return result
    }

    private static func length(_ line: [CGPoint]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    /// Adds what lies between two distances from the beginning of a line.
    private mutating func append(_ line: [CGPoint], from start: Double, to end: Double) {
        var (passed, isDown) = (0.0, false)
        for (from, to) in zip(line, line.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            defer { passed += length }
            guard length > 0, passed + length > start, passed < end else { continue }
            func point(at distance: Double) -> CGPoint {
                let share = ((distance - passed) / length).fraction
                return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            }
            if !isDown { elements.append(.move(point(at: start))) }
            isDown = true
            elements.append(.line(point(at: end)))
        }
    }

    /// The path through a map of the plane; arcs become curves.
    package func applying(_ transform: Transform) -> Path {
        func map(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: transform.a * point.x + transform.c * point.y + transform.tx,
                y: transform.b * point.x + transform.d * point.y + transform.ty)
        }
        var result = self
        var hasPoint = false
        result.elements = elements.flatMap { element -> [Element] in
            defer { hasPoint = true }
            switch element {
            case .move(let point): return [.move(map(point))]
            case .line(let point): return [.line(map(point))]
            case .curve(let first, let second, let end): return [.curve(map(first), map(second), to: map(end))]
            case .close: return [.close]
            case .arc:
                let points = Self.points(of: element, from: .zero)
                return points.enumerated().map { index, point in
                    index == 0 && !hasPoint ? .move(map(point)) : .line(map(point))
                }
            }
        }
        return result
    }

    private var outlines: [Outline] {
        var result: [Outline] = []
        for element in elements {
            switch element {
            case .move(let point): result.append(Outline(points: [point]))
            case .close: if !result.isEmpty { result[result.count - 1].isClosed = true }
            default:
                // After its end a closed line goes on from its beginning.
                if let last = result.last, last.isClosed {
                    result.append(Outline(points: Array(last.points.prefix(1))))
                }
                let points = Self.points(of: element, from: result.last?.points.last)
                if result.isEmpty { result.append(Outline(points: [])) }
                result[result.count - 1].points += points
            }
        }
        return result.filter { !$0.points.isEmpty }
    }

    private static func points(of element: Element, from start: CGPoint?) -> [CGPoint] {
        switch element {
        case .move(let point), .line(let point): return [point]
        case .close: return []
        case .curve(let first, let second, let end):
            let start = start ?? first
            return (1...pieces).map { step in
                let t = Double(step) / Double(pieces)
                let (a, b, c, d) = (pow(1 - t, 3), 3 * t * pow(1 - t, 2), 3 * t * t * (1 - t), t * t * t)
                return CGPoint(
                    x: a * start.x + b * first.x + c * second.x + d * end.x,
                    y: a * start.y + b * first.y + c * second.y + d * end.y)
            }
        case .arc(let center, let radius, let from, let to, let clockwise):
            guard from.isFinite, to.isFinite else { return [] }
            let turn = sweep(from: from, to: to, clockwise: clockwise)
            return (0...pieces).map { step in
                let angle = from + turn * Double(step) / Double(pieces)
                return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
            }
        }
    }

    /// As Cairo turns: an end before the beginning is moved on by whole turns.
    static func sweep(from: Double, to: Double, clockwise: Bool) -> Double {
        var turn = to - from
        if clockwise, turn < 0 { turn -= (turn / (2 * .pi)).rounded(.down) * 2 * .pi }
        if !clockwise, turn > 0 { turn -= (turn / (2 * .pi)).rounded(.up) * 2 * .pi }
        return turn
    }
}

/// How a line is drawn along a path.
package struct LineStyle: Hashable, Sendable {
    /// How a line ends; Cairo's numbers.
    package enum Cap: Int32, Hashable, Sendable, Codable {
        case butt, round, square
    }

    /// How two lines meet; Cairo's numbers.
    package enum Join: Int32, Hashable, Sendable, Codable {
        case miter, round, bevel
    }

    /// In points.
    package var width: Double
    package var cap: Cap
    package var join: Join
    /// Lengths of what is drawn and left out, by turns; empty for a line without gaps.
    package var dash: [Double]

    package init(width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dash = dash
    }
}
