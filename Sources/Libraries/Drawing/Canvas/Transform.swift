// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An affine map of the plane: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
package struct Transform: Hashable, Sendable {
    package var a, b, c, d, tx, ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Makes all larger or smaller.
    package init(scale: Double) { self.init(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0) }

    package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether every number is one, and the plane does not become a line.
    package var isInvertible: Bool {
        [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) <= 1e6 } && abs(a * d - b * c) > 1e-9
    }

    /// How much larger it makes things.
    var scale: Double { abs(a * d - b * c).squareRoot() }

    /// This map, and another after it.
    package func concatenating(_ other: Transform) -> Transform {
        Transform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
            d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Whether it neither turns nor mirrors nor slants.
    private var isUpright: Bool { abs(b) < 1e-9 && abs(c) < 1e-9 && a > 1e-9 && d > 1e-9 }

    /// The nearest rectangle that is mapped to whole numbers; the same one where it does not stay upright.
    func snapped(_ rect: CGRect) -> CGRect {
        guard let rect = rect.drawable, isUpright else { return rect }
        let (left, right) = (Self.snap(rect.minX, a, tx), Self.snap(rect.maxX, a, tx))
        let (top, bottom) = (Self.snap(rect.minY, d, ty), Self.snap(rect.maxY, d, ty))
        // A thin line stays a line.
        return CGRect(
            x: left, y: top, width: right > left ? right - left : 1 / a, height: bottom > top ? bottom - top : 1 / d)
    }

    /// The nearest point that is mapped to whole numbers; the same one where the map is not upright.
    func snapped(_ point: CGPoint) -> CGPoint {
        guard let point = point.drawable, isUpright else { return point }
        return CGPoint(x: Self.snap(point.x, a, tx), y: Self.snap(point.y, d, ty))
    }

    private static func snap(_ value: Double, _ factor: Double, _ offset: Double) -> Double {
        ((value * factor + offset).rounded() - offset) / factor
    }
}
