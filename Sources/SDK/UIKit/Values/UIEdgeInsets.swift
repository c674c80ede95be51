// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Distances from the four edges in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the upper edge.
    public var top: CGFloat
    /// From the left edge.
    public var left: CGFloat
    /// From the lower edge.
    public var bottom: CGFloat
    /// From the right edge.
    public var right: CGFloat

    /// Distances from each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No spacing.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// No spacing.
    public static let zero = UIEdgeInsets()
}
