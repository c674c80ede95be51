// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
    /// Puts all that is known into a new problem.
    func build() {
        problem = LayoutProblem()
        (boxes, origins, placed, guides, insets, hasRelations) = ([:], [:], [], [], [], false)
        var stacks: [UIStackView] = []
        addRoot()
        collect(root, stacks: &stacks)
        // After the app's own, so that of two that contradict each other the app's is kept.
        for stack in stacks { arrange(stack) }
    }

    private func addRoot() {
        let box = box(of: root)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let length = axis == .horizontal ? root.bounds.width : root.bounds.height
            if let fitting {
                let target = axis == .horizontal ? fitting.size.width : fitting.size.height
                let priority = fitting.priorities[axis.rawValue]
                // What fits is no relation that the view has by itself.
                addQuietly(box[axis].length - Swift.min(target, 1e6), .equalToZero, Double(priority.rawValue))
            } else if hasFreeSize {
                addQuietly(box[axis].length - length, .equalToZero, 0.001)
            }
        }
    }

    private func collect(_ view: UIView, stacks: inout [UIStackView]) {
        let isFree = view === root ? fitting != nil || hasFreeSize : !view.translatesAutoresizingMaskIntoConstraints
        if isFree {
            placed.append(view)
            addContents(of: view)
        }
        for guide in view.layoutGuides { _ = box(of: guide) }
        for constraint in view.constraints { add(constraint, in: view) }
        if let stack = view as? UIStackView { stacks.append(stack) }
        for subview in view.subviews { collect(subview, stacks: &stacks) }
    }

    /// A view keeps to the size of its contents, upwards and downwards as strongly as it says.
    private func addContents(of view: UIView) {
        let size = view.intrinsicContentSize
        let box = box(of: view)
        for (axis, natural) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
            var length = natural
            if axis == .vertical, length >= 0 { length = wrapped[ObjectIdentifier(view)] ?? length }
            guard length >= 0 else { continue }
            // Contents may say that they have no end.
            length = Swift.min(length, 1e6)
            add(box[axis].length - length, .atMostZero, view.contentHuggingPriority(for: axis), from: view)
            add(
                box[axis].length - length, .atLeastZero, view.contentCompressionResistancePriority(for: axis),
                from: view)
        }
    }

    /// Adds a relation, or says what is wrong with it.
    func add(
        _ expression: LinearExpression, _ comparison: LayoutProblem.Comparison, _ priority: UILayoutPriority,
        from origin: NSObject
    ) {
        do {
            // More than required is required.
            let priority = priority.rawValue > 1000 ? 1000 : Double(priority.rawValue)
            origins[try problem.add(expression, comparison, priority: priority)] = origin
            hasRelations = true
        } catch {
            guard let constraint = origin as? NSLayoutConstraint else {
                return Complaint.write("the layout of a \(type(of: origin)) was left out: \(error)")
            }
            guard !constraint.isReported else { return }
            constraint.isReported = true
            Complaint.write("\(constraint.described) was left out: \(error)")
        }
    }

    /// What this module says by itself; its numbers may still be an app's, and beyond reckoning with.
    private func addQuietly(
        _ expression: LinearExpression, _ comparison: LayoutProblem.Comparison, _ priority: Double
    ) {
        do {
            try problem.add(expression, comparison, priority: Swift.min(priority, LayoutProblem.required))
        } catch {
            Complaint.write("the size of a \(type(of: root)) was left out: \(error)")
        }
    }

    // MARK: Constraints

    private func add(_ constraint: NSLayoutConstraint, in space: UIView) {
        guard let first = constraint.firstItem else { return }
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        guard let axis = attributes[0].axis, isSound(constraint) else { return complain(of: constraint) }
        let isMirrored =
            axis == .horizontal && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
            && attributes.contains(where: \.isDirectional)
        func side(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?) -> LinearExpression?
        {
            guard let value = value(of: item, attribute, beside: other, isMirrored: isMirrored, in: space) else {
                return nil
            }
            guard isMirrored, !attribute.isLength else { return value }
            // Counted from the right edge of the view that both are in.
            return box(of: space)[.horizontal].length + 2 * space.bounds.minX - value
        }
        var sum = LinearExpression(-constraint.constant)
        guard let left = side(first, attributes[0], other: constraint.secondItem) else { return }
        sum = sum + left
        if attributes[1] != .notAnAttribute {
            guard let item = constraint.secondItem, let right = side(item, attributes[1], other: first) else { return }
            sum = sum - right * constraint.multiplier
        }
        add(sum, LayoutProblem.Comparison(constraint.relation), constraint.priority, from: constraint)
    }

    /// Whether both sides are across, or both down, and a position is related to another position.
    private func isSound(_ constraint: NSLayoutConstraint) -> Bool {
        let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
        guard second != .notAnAttribute else { return first.isLength }
        if first.isLength || second.isLength { return first.isLength && second.isLength }
        return first.axis == second.axis
    }

    private func complain(of constraint: NSLayoutConstraint) {
        guard !constraint.isReported else { return }
        constraint.isReported = true
        Complaint.write(
            "\(constraint.described) was left out: a place across stands to one across, a place down to one down, "
                + "and a length to a length or to a number")
    }

    private func value(
        of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?, isMirrored: Bool,
        in space: UIView
    ) -> LinearExpression? {
        let axis = attribute.axis ?? .horizontal
        // A length may be related to one of the other dimension; both are in the same space.
        if let guide = item as? UILayoutGuide {
            return span(of: guide, axis, in: space)?.value(of: attribute, margins: .zero, isMirrored: isMirrored)
        }
        guard let view = item as? UIView else { return nil }
        if let scroll = view as? UIScrollView, attribute.isEdge,
            let inner = NSLayoutConstraint.view(of: other), inner !== view, inner.isDescendant(of: view)
        {
            let content = span(of: scroll.contentLayoutGuide, axis, in: space)
            return content?.value(of: attribute, margins: margins(of: view, attribute), isMirrored: isMirrored)
        }
        if attribute == .firstBaseline || attribute == .lastBaseline {
            return baseline(of: view, isFirst: attribute == .firstBaseline, in: space)
        }
        return span(of: view, axis, in: space)?.value(
            of: attribute, margins: margins(of: view, attribute), isMirrored: isMirrored)
    }

    private func margins(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> UIEdgeInsets {
        attribute.isInMargins ? reckoned(view, .margins) : .zero
    }

    /// The line that text stands on; an edge of a view without text.
    func baseline(of view: UIView, isFirst: Bool, in space: UIView) -> LinearExpression? {
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let stands = text.isDescendant(of: view) ? text : view
        guard let span = span(of: stands, .vertical, in: space) else { return nil }
        let offsets = stands.baselineOffsets
        return isFirst ? span.start + offsets.fromTop : span.start + span.length - offsets.fromBottom
    }
}

extension LayoutProblem.Comparison {
    init(_ relation: NSLayoutConstraint.Relation) {
        self =
            switch relation {
            case .equal: .equalToZero
            case .greaterThanOrEqual: .atLeastZero
            case .lessThanOrEqual: .atMostZero
            }
    }
}

extension LayoutPass.Span {
    /// An edge, a middle or the length; by the direction of reading as `isMirrored` says.
    fileprivate func value(
        of attribute: NSLayoutConstraint.Attribute, margins: UIEdgeInsets, isMirrored: Bool
    ) -> LinearExpression {
        let end = start + length
        switch attribute {
        case .left, .top, .firstBaseline: return start
        case .right, .bottom, .lastBaseline: return end
        case .leading: return isMirrored ? end : start
        case .trailing: return isMirrored ? start : end
        case .width, .height, .notAnAttribute: return length
        case .centerX, .centerY: return start + length * 0.5
        case .leftMargin: return start + margins.left
        case .rightMargin: return end - margins.right
        case .topMargin: return start + margins.top
        case .bottomMargin: return end - margins.bottom
        case .leadingMargin: return isMirrored ? end - margins.right : start + margins.left
        case .trailingMargin: return isMirrored ? start + margins.left : end - margins.right
        case .centerXWithinMargins: return start + length * 0.5 + (margins.left - margins.right) / 2
        case .centerYWithinMargins: return start + length * 0.5 + (margins.top - margins.bottom) / 2
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isLength: Bool { self == .width || self == .height }

    fileprivate var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    fileprivate var isInMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

    /// Edges and margins of a scroll view are, for what is inside it, those of its contents.
    fileprivate var isEdge: Bool {
        switch self {
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute: false
        default: true
        }
    }
}
