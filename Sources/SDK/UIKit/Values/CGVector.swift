// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A direction in the plane.
public struct CGVector: Hashable, Sendable, Codable {
    /// How far to the right.
    public var dx: CGFloat
    /// How far down.
    public var dy: CGFloat

    /// Nowhere.
    public init() { self.init(dx: 0, dy: 0) }

    /// The progress so far.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// The progress so far.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The progress so far.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Nowhere.
    public static let zero = CGVector()
}
