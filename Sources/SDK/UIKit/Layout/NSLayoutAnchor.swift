// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An edge, center or size of a view or layout guide, for creating constraints with anchors of the same kind.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or the layout guide.
    open private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    /// The name of the anchor's attribute.
    open var name: String { "\(attribute)" }

    /// Returns a constraint to another anchor plus a constant.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: c)
    }

    /// Returns a constraint to at least another anchor plus a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// Returns a constraint to at most another anchor plus a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: c)
    }

    func related(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        // The object of an anchor whose view has gone: a constraint that can never be active, rather than none.
        NSLayoutConstraint(
            item: item ?? self, attribute: attribute, relatedBy: relation, toItem: anchor.item ?? anchor,
            attribute: anchor.attribute, multiplier: multiplier, constant: constant)
    }
}
