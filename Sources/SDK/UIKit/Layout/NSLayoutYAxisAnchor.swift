// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A vertical position: top, bottom, center or baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a constraint to a multiple of the system's spacing below another anchor.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// Returns a constraint to at least a multiple of the system's spacing below another anchor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// Returns a constraint to at most a multiple of the system's spacing below another anchor.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: UIView.systemSpacing * multiplier)
    }

    /// Unavailable: returns the distance to another anchor.
    @available(*, unavailable, message: "put a UILayoutGuide between the anchors and use its length")
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(self, .notAnAttribute)
    }
}
