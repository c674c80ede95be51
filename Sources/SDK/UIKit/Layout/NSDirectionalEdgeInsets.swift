// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Distances from the edges in points, relative to the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The top inset.
    public var top: CGFloat
    /// The leading inset.
    public var leading: CGFloat
    /// The bottom inset.
    public var bottom: CGFloat
    /// The trailing inset.
    public var trailing: CGFloat

    /// Creates insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No spacing.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// No spacing.
    public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle reduced by insets; negative insets enlarge it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension UIEdgeInsets {
    static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
            right: first.right + second.right)
    }

    /// Returns the greater inset at each edge.
    static func maximum(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(first.top, second.top), left: max(first.left, second.left),
            bottom: max(first.bottom, second.bottom), right: max(first.right, second.right))
    }
}
