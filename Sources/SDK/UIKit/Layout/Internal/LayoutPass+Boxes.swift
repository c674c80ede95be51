// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
    /// Where something begins and how long it is, in one dimension.
    struct Span {
        var start: LinearExpression
        var length: LinearExpression
    }

    /// A rectangle, in the coordinates of the view that holds it.
    struct Box {
        /// The horizontal and the vertical value.
        var spans: [Span]

        subscript(axis: NSLayoutConstraint.Axis) -> Span { spans[axis.rawValue] }
    }

    /// Whether the outermost view's size follows from its constraints, since no frame sets it.
    var hasFreeSize: Bool { fitting == nil && !root.translatesAutoresizingMaskIntoConstraints && !(root is UIWindow) }

    /// The rectangle of a view.
    func box(of view: UIView) -> Box {
        if let box = boxes[ObjectIdentifier(view)] { return box }
        let box: Box
        if view === root {
            box = rootBox
        } else if !view.translatesAutoresizingMaskIntoConstraints {
            box = unknownBox()
        } else {
            box = maskedBox(of: view)
        }
        boxes[ObjectIdentifier(view)] = box
        return box
    }

    private var rootBox: Box {
        guard fitting != nil || hasFreeSize else {
            return Box(spans: [
                Span(start: LinearExpression(), length: LinearExpression(root.bounds.width)),
                Span(start: LinearExpression(), length: LinearExpression(root.bounds.height)),
            ])
        }
        return Box(
            spans: (0..<2).map { _ in
                Span(
                    start: LinearExpression(),
                    length: LinearExpression(problem.makeVariable(isNonNegative: true)))
            })
    }

    private func unknownBox() -> Box {
        Box(
            spans: (0..<2).map { _ in
                Span(
                    start: LinearExpression(problem.makeVariable()),
                    length: LinearExpression(problem.makeVariable(isNonNegative: true)))
            })
    }

    /// A view that its frame and mask place moves and grows with its superview.
    private func maskedBox(of view: UIView) -> Box {
        guard let superview = view.superview else { return unknownBox() }
        let outer = box(of: superview)
        let mask = view.autoresizesInSuperview ? view.autoresizingMask : []
        let (bounds, center) = (view.bounds, view.center)
        let horizontal = masked(
            start: center.x - bounds.width / 2, length: bounds.width, in: superview.bounds.width, outer[.horizontal],
            shares: ResizingShares(
                start: center.x - bounds.width / 2, length: bounds.width, outer: superview.bounds.width,
                before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
                after: mask.contains(.flexibleRightMargin)))
        let vertical = masked(
            start: center.y - bounds.height / 2, length: bounds.height, in: superview.bounds.height, outer[.vertical],
            shares: ResizingShares(
                start: center.y - bounds.height / 2, length: bounds.height, outer: superview.bounds.height,
                before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
                after: mask.contains(.flexibleBottomMargin)))
        return Box(spans: [horizontal, vertical])
    }

    private func masked(
        start: CGFloat, length: CGFloat, in outer: CGFloat, _ span: Span, shares: ResizingShares
    ) -> Span {
        let gain = span.length - outer
        return Span(start: gain * shares.start + start, length: gain * shares.length + length)
    }

    /// The rectangle of a layout guide.
    func box(of guide: UILayoutGuide) -> Box? {
        if let box = boxes[ObjectIdentifier(guide)] { return box }
        guard let owner = guide.owningView else { return nil }
        let box: Box
        switch guide.kind {
        case .free:
            box = unknownBox()
            guides.append(guide)
        case .content:
            box = Box(spans: unknownBox().spans.map { Span(start: LinearExpression(), length: $0.length) })
            guides.append(guide)
        case .keyboard:
            let inset = reckoned(owner, .keyboard).bottom
            let (outer, bounds) = (self.box(of: owner), owner.bounds)
            box = Box(spans: [
                Span(start: LinearExpression(bounds.minX), length: outer[.horizontal].length),
                Span(start: outer[.vertical].length + (bounds.minY - inset), length: LinearExpression(inset)),
            ])
        case .safeArea, .margins, .readable, .frame:
            let insets = reckoned(owner, guide.kind)
            let (outer, bounds) = (self.box(of: owner), owner.bounds)
            box = Box(spans: [
                Span(
                    start: LinearExpression(bounds.minX + insets.left),
                    length: outer[.horizontal].length - (insets.left + insets.right)),
                Span(
                    start: LinearExpression(bounds.minY + insets.top),
                    length: outer[.vertical].length - (insets.top + insets.bottom)),
            ])
        }
        boxes[ObjectIdentifier(guide)] = box
        return box
    }

    /// A view's safe area or margins, noted.
    func reckoned(_ view: UIView, _ kind: UILayoutGuide.Kind) -> UIEdgeInsets {
        let insets = view.insets(of: kind)
        self.insets.append((view, kind, insets))
        return insets
    }

    /// Where a view is in the coordinates of one that it is or is inside; nil if it is not.
    func span(of view: UIView, _ axis: NSLayoutConstraint.Axis, in space: UIView) -> Span? {
        var span = box(of: view)[axis]
        if view === space {
            span.start = LinearExpression(view.bounds.start(axis))
            return span
        }
        var outer = view.superview
        while let view = outer, view !== space {
            span.start = span.start + box(of: view)[axis].start - view.bounds.start(axis)
            outer = view.superview
        }
        return outer == nil ? nil : span
    }

    /// Where a layout guide is in the coordinates of a view.
    func span(of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, in space: UIView) -> Span? {
        guard let owner = guide.owningView, var span = box(of: guide)?[axis] else { return nil }
        guard owner !== space else { return span }
        guard let outer = self.span(of: owner, axis, in: space) else { return nil }
        span.start = span.start + outer.start - owner.bounds.start(axis)
        return span
    }

    // MARK: What they come to

    func frame(of view: UIView, _ solution: LayoutSolution) -> CGRect { frame(of: box(of: view), solution) }

    func frame(of box: Box, _ solution: LayoutSolution) -> CGRect {
        let (horizontal, vertical) = (box[.horizontal], box[.vertical])
        return CGRect(
            x: value(horizontal.start, solution), y: value(vertical.start, solution),
            width: max(0, value(horizontal.length, solution)), height: max(0, value(vertical.length, solution)))
    }

    /// Without what rounding left beside a 64th of a point.
    private func value(_ expression: LinearExpression, _ solution: LayoutSolution) -> CGFloat {
        let sum = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solution[$1.variable] }
        let near = (sum * 64).rounded() / 64
        return abs(sum - near) < 1e-6 ? near : sum
    }
}

extension CGRect {
    fileprivate func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
}

extension UIView {
    fileprivate var autoresizesInSuperview: Bool { superview?.autoresizesSubviews ?? false }

    /// How far inside the bounds a guide of a kind lies.
    func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets {
        switch kind {
        case .safeArea: safeAreaInsets
        case .margins, .readable: layoutMargins
        case .keyboard: UIEdgeInsets(top: 0, left: 0, bottom: keyboardInset, right: 0)
        case .free, .content, .frame: .zero
        }
    }
}
