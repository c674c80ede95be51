// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// A length that a view's contents do not have, in ``intrinsicContentSize``.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// The size to aim at for the smallest that the constraints let the view have.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The size to aim at for the largest that the constraints let the view have.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    /// What the system leaves between two views.
    nonisolated static let systemSpacing: CGFloat = 8

    /// Whether the view is placed by its frame and ``autoresizingMask``. Set it to false for a view that constraints
    /// place.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesMask }
        set {
            guard layoutState.translatesMask != newValue else { return }
            layoutState.translatesMask = newValue
            layoutInputChanged()
        }
    }

    /// The active constraints that this view keeps: of itself, and of those inside it.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Makes a constraint active and keeps it; both its items must be this view or inside it, else it says so on
    /// stderr.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
        guard !items.isEmpty, items.allSatisfy({ $0.isDescendant(of: self) }) else {
            Complaint.write(
                "\(constraint.described) was given to a \(type(of: self)) that its items are not inside; "
                    + "set its isActive to true, which finds the right one")
            return
        }
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        layoutState.constraints.append(constraint)
        layoutInputChanged()
    }

    /// Makes constraints active and keeps them.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

    /// Makes a constraint that this view keeps inactive.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.holder = nil
        layoutState.constraints.removeAll { $0 === constraint }
        layoutInputChanged()
    }

    /// Makes constraints that this view keeps inactive.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    /// Returns the priority of resisting a size larger than the content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis.rawValue]
    }

    /// Sets how strongly the view keeps from being larger than its contents.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis.rawValue] = priority
        layoutInputChanged()
    }

    /// Returns the priority of resisting a size smaller than the content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.resistance[axis.rawValue]
    }

    /// Sets how strongly the view keeps from being smaller than its contents.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.resistance[axis.rawValue] = priority
        layoutInputChanged()
    }

    /// The constraints by which the view is as wide or as high as it is, as far as they name it.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let views = sequence(first: self, next: \.superview)
        return views.flatMap(\.layoutState.constraints).filter {
            ($0.firstItem === self || $0.secondItem === self) && $0.firstAttribute.axis == axis
        }
    }

    /// Calls ``updateConstraints()`` if needed, on the inner views first.
    public func updateConstraintsIfNeeded() {
        subviews.forEach { $0.updateConstraintsIfNeeded() }
        guard layoutState.needsConstraints else { return }
        layoutState.needsConstraints = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    /// Whether ``updateConstraints()`` is to be called.
    public func needsUpdateConstraints() -> Bool { layoutState.needsConstraints }

    // MARK: What changes a layout

    /// The outermost view of the hierarchy.
    var outermost: UIView {
        var view = self
        while let outer = view.superview { view = outer }
        return view
    }

    /// Something that constraints are solved by has changed.
    func layoutInputChanged() {
        var root = self
        root.measuresChanged()
        while let outer = root.superview {
            root = outer
            root.measuresChanged()
        }
        root.layoutState.solution = nil
        if let window = root as? UIWindow, !window.isHidden { ScreenUpdate.shared.layOut(window) }
    }

    /// The view has another place or size, which constraints may be solved by.
    func geometryChanged() {
        guard !LayoutPass.isPlacing else { return }
        // If nothing has constraints, or they are to be solved anyway, or no constraint asks where this view is, there
        // is nothing to do.
        guard let solution = outermost.layoutState.solution, solution.hasRelations,
            solution.read.contains(ObjectIdentifier(self))
        else { return }
        layoutInputChanged()
    }

    /// The view is shown or hidden; a stack view that arranges it makes room or closes up.
    package func visibilityChanged() {
        (superview as? UIStackView)?.arrangementChanged()
    }

    /// Ends the constraints that join what is inside this view with what is outside.
    func endConstraints(beyond outer: UIView?) {
        for view in sequence(first: outer, next: { $0?.superview }) {
            guard let view, !view.constraints.isEmpty else { continue }
            view.removeConstraints(
                view.constraints.filter { constraint in
                    [constraint.firstItem, constraint.secondItem].contains {
                        NSLayoutConstraint.view(of: $0)?.isDescendant(of: self) ?? false
                    }
                })
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Across or down; nil for none.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        default: .vertical
        }
    }
}

extension UIView {
    /// Unavailable: the insets of the alignment rectangle.
    @available(*, unavailable, message: "constrain a view inside the one with the rim")
    public var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Unavailable: whether the constraints are ambiguous.
    @available(*, unavailable, message: "what constraints leave open is nothing here, the same each time")
    public var hasAmbiguousLayout: Bool { false }
}
