// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A vector in the plane.
public struct CGVector: Hashable, Sendable, Codable {
    /// The distance to the right.
    public var dx: CGFloat
    /// The distance down.
    public var dy: CGFloat

    /// Creates a zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// Creates a vector from its components.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector from its components.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The zero vector.
    public static let zero = CGVector()
}
