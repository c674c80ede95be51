// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Edges of a rectangle, relative to the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
