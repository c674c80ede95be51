// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A horizontal position: left, right, leading, trailing or center.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a constraint to a multiple of the system's spacing after another anchor.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// Returns a constraint to at least a multiple of the system's spacing after another anchor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// Returns a constraint to at most a multiple of the system's spacing after another anchor.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// Unavailable: returns the distance to another anchor.
    @available(*, unavailable, message: "put a UILayoutGuide between the anchors and use its length")
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(self, .notAnAttribute)
    }
}
