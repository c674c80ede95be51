// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One solving of all the constraints below an outermost view, and the laying out that follows.
@MainActor final class LayoutPass {
    /// Whether views get their places from constraints now, which is no reason to solve them again.
    static var isPlacing = false
    /// More often than any app needs to come to rest.
    private static let roundLimit = 8
    /// How often hierarchies were solved.
    private(set) static var solvingCount = 0
    /// Text that is given less width grows in height, which may give it another width.
    private static let wrapLimit = 4

    /// What a size is to be near to, instead of the outermost view's own.
    struct Fitting {
        let size: CGSize
        /// The horizontal and the vertical value.
        let priorities: [UILayoutPriority]
    }

    let root: UIView
    let fitting: Fitting?
    var problem = LayoutProblem()
    var boxes: [ObjectIdentifier: Box] = [:]
    /// Views that constraints place.
    var placed: [UIView] = []
    /// Layout guides, and scroll views' contents, that constraints make.
    var guides: [UILayoutGuide] = []
    /// What each relation came from: a constraint or a stack view.
    var origins: [Int: NSObject] = [:]
    /// Views' safe areas and margins as they were reckoned with.
    var insets: [(view: UIView, kind: UILayoutGuide.Kind, insets: UIEdgeInsets)] = []
    /// The heights of texts that are wrapped.
    var wrapped: [ObjectIdentifier: CGFloat] = [:]
    var hasRelations = false

    init(root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
    }

    // MARK: Laying out

    /// Lays out a view where that is due, beginning further out where that is.
    static func layOut(_ view: UIView) {
        for _ in 0..<roundLimit {
            let root = view.outermost
            root.updateConstraintsIfNeeded()
            let pass = solve(root)
            var start = view
            while let outer = start.superview, outer.layoutState.needsLayout { start = outer }
            let solved = solvingCount
            layOutTree(start)
            if pass?.isOutdated == true { root.layoutState.solution = nil }
            // What was solved meanwhile may have moved what had been laid out already.
            if solved == solvingCount, view.outermost.layoutState.solution != nil { return }
        }
        Complaint.write("the layout of a \(type(of: view)) changes each time it is done; it was left as it is now")
    }

    private static func layOutTree(_ view: UIView) {
        if view.layoutState.needsLayout {
            view.layoutState.needsLayout = false
            // Whatever has changed about it needs a layout at least.
            view.layer.markForRecording()
            view.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.controller?.viewDidLayoutSubviews()
        }
        for subview in view.subviews where subview.superview === view { layOutTree(subview) }
    }

    /// Gives the subviews that constraints place their frames.
    static func placeSubviews(of view: UIView) {
        let root = view.outermost
        solve(root)
        guard let frames = root.layoutState.solution?.frames, !frames.isEmpty else { return }
        for subview in view.subviews {
            if let frame = frames[ObjectIdentifier(subview)] { place(subview, at: frame) }
        }
    }

    /// By middle and bounds, as a frame says little of a view that is turned.
    private static func place(_ view: UIView, at frame: CGRect) {
        let was = isPlacing
        isPlacing = true
        defer { isPlacing = was }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if view.center != center { view.center = center }
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
    }

    // MARK: Solving

    /// Solves the constraints below an outermost view where they have changed, and marks the views whose subviews are
    /// to move.
    @discardableResult private static func solve(_ root: UIView) -> LayoutPass? {
        guard root.layoutState.solution == nil else { return nil }
        solvingCount &+= 1
        let pass = LayoutPass(root: root)
        let solution = pass.solved()
        root.layoutState.solution = pass.result(of: solution)
        pass.report(solution)
        for view in pass.placed where view !== root {
            guard let frame = root.layoutState.solution?.frames[ObjectIdentifier(view)] else { continue }
            let isThere = view.center == CGPoint(x: frame.midX, y: frame.midY) && view.bounds.size == frame.size
            if !isThere { view.superview?.layoutState.needsLayout = true }
        }
        pass.finishGuides(solution)
        if pass.hasFreeSize { place(root, size: root.layoutState.solution?.size ?? .zero) }
        return pass
    }

    /// Only the size: the position of an outermost view is set by its owner.
    private static func place(_ root: UIView, size: CGSize) {
        let origin = CGPoint(x: root.center.x - root.bounds.width / 2, y: root.center.y - root.bounds.height / 2)
        place(root, at: CGRect(origin: origin, size: size))
    }

    /// The size that a view comes to by what is inside it.
    static func size(of view: UIView, nearest target: CGSize, priorities: [UILayoutPriority]) -> CGSize {
        view.updateConstraintsIfNeeded()
        let pass = LayoutPass(root: view, fitting: Fitting(size: target, priorities: priorities))
        let solution = pass.solved()
        pass.report(solution)
        return pass.hasRelations ? pass.result(of: solution).size : view.bounds.size
    }

    private func solved() -> LayoutSolution {
        for _ in 1..<Self.wrapLimit {
            build()
            let solution = problem.solved()
            if !wrap(solution) { return solution }
        }
        build()
        return problem.solved()
    }

    /// Finds texts that are narrower than they would be on one line.
    ///
    /// - Returns: Whether one has another height than it was reckoned with.
    private func wrap(_ solution: LayoutSolution) -> Bool {
        var hasChanged = false
        for view in placed where view.wrapsContents {
            let frame = frame(of: view, solution)
            let natural = view.intrinsicContentSize
            let isNarrow = frame.width < natural.width - 0.001
            let height =
                isNarrow
                ? view.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude)).height
                : natural.height
            let key = ObjectIdentifier(view)
            if abs(height - (wrapped[key] ?? natural.height)) > 0.001 { hasChanged = true }
            wrapped[key] = height
        }
        return hasChanged
    }

    private func result(of solution: LayoutSolution) -> LayoutResult {
        var result = LayoutResult(hasRelations: hasRelations)
        for view in placed where view !== root {
            result.frames[ObjectIdentifier(view)] = frame(of: view, solution)
        }
        result.size = frame(of: root, solution).size
        result.read = Set(boxes.keys)
        // A safe area or a margin follows from where everything around the view is.
        for (view, _, _) in insets {
            result.read.formUnion(sequence(first: view, next: \.superview).lazy.map { ObjectIdentifier($0) })
        }
        return result
    }

    private func finishGuides(_ solution: LayoutSolution) {
        for guide in guides {
            guide.placed = boxes[ObjectIdentifier(guide)].map { frame(of: $0, solution) } ?? .zero
            if guide.kind == .content, let view = guide.owningView as? UIScrollView {
                view.contentSize = view.zoomed(guide.placed.size)
            }
        }
    }

    /// Whether safe areas or margins have become others by the layout that they were reckoned with.
    private var isOutdated: Bool { insets.contains { $0.view.insets(of: $0.kind) != $0.insets } }

    private func report(_ solution: LayoutSolution) {
        for number in solution.broken {
            switch origins[number] {
            case let constraint as NSLayoutConstraint where !constraint.isReported:
                constraint.isReported = true
                Complaint.write(
                    "\(constraint.described) contradicts others that are required too, and is left out; "
                        + "take one away or lower its priority")
            case let stack as UIStackView where !stack.isReported:
                stack.isReported = true
                Complaint.write(
                    "a \(type(of: stack)) cannot arrange its views as it is set, as required constraints contradict; "
                        + "take one away or lower its priority")
            default: break
            }
        }
    }
}

extension UIView {
    /// Whether the height of the contents depends on the width they get.
    var wrapsContents: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? false }

    /// How far the first and the last row of text stand from the edges; nothing in a view without text.
    ///
    /// A system symbol stands beside text as if it were some.
    var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) {
        if let image = (self as? UIImageView)?.image, let offset = image.baselineOffsetFromBottom {
            return (image.size.height - offset, offset)
        }
        guard let label = self as? UILabel, let font = label.font else { return (0, 0) }
        return (font.ascender, -font.descender)
    }
}
