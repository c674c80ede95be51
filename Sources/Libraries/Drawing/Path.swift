// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Lines and curves that are filled, stroked or clipped to.
///
/// Coordinates beyond ±1 000 000 are taken for the nearest; a path with one that is no number draws nothing.
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
}

/// How a line is drawn along a path.
package struct LineStyle: Hashable, Sendable {
    /// How a line ends; Cairo's numbers.
    package enum Cap: Int32, Hashable, Sendable {
        case butt, round, square
    }

    /// How two lines meet; Cairo's numbers.
    package enum Join: Int32, Hashable, Sendable {
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
