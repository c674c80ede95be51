// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The constraints that a stack view makes for itself.
extension LayoutPass {
    /// What a stack view and its views are in one dimension, counted from where reading begins.
    private struct Line {
        /// Of the room inside the margins.
        let start: LinearExpression
        let end: LinearExpression
        /// Of each view.
        let spans: [(start: LinearExpression, end: LinearExpression)]
        let lengths: [LinearExpression]

        func middle(_ index: Int) -> LinearExpression { (spans[index].start + spans[index].end) * 0.5 }
    }

    /// Below every priority of an app, so that it decides only what no constraint decides.
    private static let leastPriority = UILayoutPriority(0.5)
    /// Right below what sizes are fitted with.
    private static let shrinkingPriority = UILayoutPriority(49)

    func arrange(_ stack: UIStackView) {
        let views = stack.visibleViews
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            add(box(of: stack)[axis].length, .equalToZero, Self.shrinkingPriority, from: stack)
        }
        guard !views.isEmpty else { return }
        distribute(views, of: stack)
        align(views, of: stack)
    }

    private func line(_ axis: NSLayoutConstraint.Axis, _ views: [UIView], of stack: UIStackView) -> Line {
        let insets = stack.isLayoutMarginsRelativeArrangement ? reckoned(stack, .margins) : .zero
        let length = box(of: stack)[axis].length
        let spans = views.map { box(of: $0)[axis] }
        guard axis == .horizontal else {
            let start = LinearExpression(stack.bounds.minY)
            return Line(
                start: start + insets.top, end: start + length - insets.bottom,
                spans: spans.map { ($0.start, $0.start + $0.length) }, lengths: spans.map(\.length))
        }
        let start = LinearExpression(stack.bounds.minX)
        guard stack.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
            return Line(
                start: start + insets.left, end: start + length - insets.right,
                spans: spans.map { ($0.start, $0.start + $0.length) }, lengths: spans.map(\.length))
        }
        // Turned around: what is further right is smaller.
        return Line(
            start: (start + length - insets.right) * -1, end: (start + insets.left) * -1,
            spans: spans.map { (($0.start + $0.length) * -1, $0.start * -1) }, lengths: spans.map(\.length))
    }

    private func equal(
        _ first: LinearExpression, _ second: LinearExpression, _ stack: UIStackView,
        priority: UILayoutPriority = .required
    ) {
        add(first - second, .equalToZero, priority, from: stack)
    }

    // MARK: Along

    private func distribute(_ views: [UIView], of stack: UIStackView) {
        let line = line(stack.axis, views, of: stack)
        equal(line.spans[0].start, line.start, stack)
        equal(line.spans[views.count - 1].end, line.end, stack)
        space(views, line, of: stack)
        switch stack.distribution {
        case .fill: chooseWhoGives(views, line, of: stack)
        case .fillEqually: line.lengths.dropFirst().forEach { equal($0, line.lengths[0], stack) }
        case .fillProportionally: makeProportional(views, line, of: stack)
        case .equalSpacing: break
        case .equalCentering: makeCentersEqual(line, of: stack)
        }
    }

    private func space(_ views: [UIView], _ line: Line, of stack: UIStackView) {
        guard views.count > 1 else { return }
        let isByText = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        var gap: LinearExpression?
        if stack.distribution == .equalSpacing {
            let variable = LinearExpression(problem.makeVariable(isNonNegative: true))
            add(variable - stack.spacing.finite, .atLeastZero, .required, from: stack)
            gap = variable
        }
        for index in 1..<views.count {
            let before = isByText ? baseline(of: views[index - 1], isFirst: false, in: stack) : nil
            let after = isByText ? baseline(of: views[index], isFirst: true, in: stack) : nil
            let distance = (after ?? line.spans[index].start) - (before ?? line.spans[index - 1].end)
            let space = stack.space(after: views[index - 1])
            if let gap {
                equal(distance, gap + (space - stack.space(after: stack)), stack)
            } else {
                let isLeast = stack.distribution == .equalCentering
                add(distance - space, isLeast ? .atLeastZero : .equalToZero, .required, from: stack)
            }
        }
    }

    /// Of views that are equally willing the first gives.
    private func chooseWhoGives(_ views: [UIView], _ line: Line, of stack: UIStackView) {
        for (view, length) in zip(views, line.lengths).dropFirst() {
            guard let natural = natural(view, stack.axis) else { continue }
            add(length - natural, .equalToZero, Self.leastPriority, from: stack)
        }
    }

    private func makeProportional(_ views: [UIView], _ line: Line, of stack: UIStackView) {
        let sized = zip(views, line.lengths).compactMap { view, length in
            natural(view, stack.axis).flatMap { $0 > 0 ? (natural: $0, length: length) : nil }
        }
        guard let first = sized.first else { return }
        for other in sized.dropFirst() {
            equal(other.length, first.length * (other.natural / first.natural), stack, priority: .required - 1)
        }
    }

    private func makeCentersEqual(_ line: Line, of stack: UIStackView) {
        guard line.spans.count > 2 else { return }
        let first = line.middle(1) - line.middle(0)
        for index in 2..<line.spans.count {
            equal(line.middle(index) - line.middle(index - 1), first, stack, priority: UILayoutPriority(149))
        }
    }

    /// The length of a view's contents; nil if they have none.
    private func natural(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let size = view.intrinsicContentSize
        if axis == .vertical, let height = wrapped[ObjectIdentifier(view)] { return height }
        let length = axis == .horizontal ? size.width : size.height
        return length >= 0 ? length : nil
    }

    // MARK: Across

    private func align(_ views: [UIView], of stack: UIStackView) {
        let axis: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
        let line = line(axis, views, of: stack)
        for (index, span) in line.spans.enumerated() {
            guard stack.alignment != .fill else {
                equal(span.start, line.start, stack)
                equal(span.end, line.end, stack)
                continue
            }
            add(span.start - line.start, .atLeastZero, .required, from: stack)
            add(line.end - span.end, .atLeastZero, .required, from: stack)
            switch stack.alignment {
            case .leading: equal(span.start, line.start, stack)
            case .trailing: equal(span.end, line.end, stack)
            case .firstBaseline,
                .lastBaseline where axis == .vertical:
                alignText(views, index, of: stack)
                equal(span.start, line.start, stack, priority: Self.leastPriority)
            default: equal(line.middle(index), (line.start + line.end) * 0.5, stack)
            }
        }
    }

    private func alignText(_ views: [UIView], _ index: Int, of stack: UIStackView) {
        let isFirst = stack.alignment == .firstBaseline
        guard index > 0, let own = baseline(of: views[index], isFirst: isFirst, in: stack),
            let first = baseline(of: views[0], isFirst: isFirst, in: stack)
        else { return }
        equal(own, first, stack)
    }
}

extension CGFloat {
    /// The system's spacing where that is meant.
    fileprivate var finite: CGFloat { self == UIStackView.spacingUseSystem ? UIView.systemSpacing : self }
}
