// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A horizontal position: left, right, leading, trailing or center.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Further on than the other by the system's spacing, so many times.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// Further on than the other by at least the system's spacing, so many times.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// Further on than the other by at most the system's spacing, so many times.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// The distance to another; not reckoned with here yet.
    @available(*, unavailable, message: "put a UILayoutGuide between the anchors and use its length")
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(self, .notAnAttribute)
    }
}
