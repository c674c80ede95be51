// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A vertical position: top, bottom, center or baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Further down than the other by the system's spacing, so many times.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// Further down than the other by at least the system's spacing, so many times.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// Further down than the other by at most the system's spacing, so many times.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// The distance to another; not reckoned with here yet.
    @available(*, unavailable, message: "put a UILayoutGuide between the anchors and use its length")
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(self, .notAnAttribute)
    }
}
