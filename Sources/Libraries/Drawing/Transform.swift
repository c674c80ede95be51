// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An affine map of the plane: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
package struct Transform: Hashable, Sendable {
    package var a, b, c, d, tx, ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether every number is one, and the plane does not become a line.
    package var isInvertible: Bool {
        [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) <= 1e6 } && abs(a * d - b * c) > 1e-9
    }
}
