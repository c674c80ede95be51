// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A map of space; what is drawn goes by its part in the plane.
public struct CATransform3D: Hashable, Sendable {
    /// The numbers of the map, row by row.
    public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

    /// The map that makes everything nothing.
    public init() {
        (m11, m12, m13, m14) = (0, 0, 0, 0)
        (m21, m22, m23, m24) = (0, 0, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 0, 0)
        (m41, m42, m43, m44) = (0, 0, 0, 0)
    }
}

/// The map that leaves everything where it is.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// The map of space that does in the plane what another one does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var map = CATransform3D()
    (map.m11, map.m12, map.m21, map.m22, map.m41, map.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    (map.m33, map.m44) = (1, 1)
    return map
}

/// What a map of space does in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// A map that makes things larger or smaller.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: sx, y: sy))
}

/// A map that moves things.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(translationX: tx, y: ty))
}

/// A map that turns things around an axis; around one that does not stand on the screen it leaves them.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeAffineTransform(z == 0 ? .identity : CGAffineTransform(rotationAngle: z > 0 ? angle : -angle))
}
