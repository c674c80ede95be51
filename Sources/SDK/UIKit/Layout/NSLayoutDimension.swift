// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A width or a height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint to a constant in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }

    /// Returns a constraint to at least a constant in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        fixed(.greaterThanOrEqual, c)
    }

    /// Returns a constraint to at most a constant in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        fixed(.lessThanOrEqual, c)
    }

    /// Returns a constraint to a multiple of another length plus a constant.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint to at least a multiple of another length plus a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint to at most a multiple of another length plus a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item ?? self, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: constant)
    }
}
