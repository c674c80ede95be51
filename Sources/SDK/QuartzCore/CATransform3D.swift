// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A 3D transform; drawing uses its part in the plane.
public struct CATransform3D: Hashable, Sendable {
    /// The numbers of the matrix, row by row.
    public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

    /// Creates a transform of zeros.
    public init() {
        (m11, m12, m13, m14) = (0, 0, 0, 0)
        (m21, m22, m23, m24) = (0, 0, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 0, 0)
        (m41, m42, m43, m44) = (0, 0, 0, 0)
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Returns the 3D transform that equals an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var map = CATransform3D()
    (map.m11, map.m12, map.m21, map.m22, map.m41, map.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    (map.m33, map.m44) = (1, 1)
    return map
}

/// Returns the part of a 3D transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Returns a transform that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: sx, y: sy))
}

/// Creates a transform that moves.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(translationX: tx, y: ty))
}

/// Returns a transform that rotates around an axis. It is drawn without perspective.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    var map = CATransform3DIdentity
    (map.m11, map.m12, map.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (map.m21, map.m22, map.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (map.m31, map.m32, map.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    return map
}

extension CATransform3D {
    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
}

/// Returns a transform followed by another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (first, second) = (a.rows, b.rows)
    return CATransform3D(
        rows: first.map { row in
            (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * second[$1][column] } }
        })
}

/// Returns a rotation around an axis followed by a transform.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns a scaling followed by a transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a move followed by a transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
