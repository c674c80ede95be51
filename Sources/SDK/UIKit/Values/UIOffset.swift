// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A horizontal and a vertical offset.
public struct UIOffset: Hashable, Sendable {
    /// The points to the right.
    public var horizontal: CGFloat
    /// The points down.
    public var vertical: CGFloat

    /// Creates a zero offset.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Creates an offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// The zero offset.
    public static let zero = UIOffset()
}
