// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
    /// Looks whether the adjusted insets are others than those that the contents stand by; contents at their upper or left
    /// edge stay there.
    func insetsMayHaveChanged() {
        let (old, new) = (knownInset, adjustedContentInset)
        guard old != new else { return }
        knownInset = new
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        contentOffset = offset
        adjustedContentInsetDidChange()
        tellBarAbove()
    }

    /// What of the safe area is added to the insets.
    var adjustment: UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safeAreaInsets
        // One inside another that moves beneath a bar would move its own contents out of the way else.
        case .automatic: return isInsideOther ? ofScrollableAxes(safeAreaInsets) : safeAreaInsets
        case .scrollableAxes: return ofScrollableAxes(safeAreaInsets)
        }
    }

    private var isInsideOther: Bool {
        sequence(first: superview, next: { $0?.superview }).contains { $0 is UIScrollView }
    }

    private func ofScrollableAxes(_ area: UIEdgeInsets) -> UIEdgeInsets {
        guard area != .zero else { return .zero }
        let isDown = alwaysBounceVertical || contentSize.height > bounds.height
        let isAcross = alwaysBounceHorizontal || contentSize.width > bounds.width
        return UIEdgeInsets(
            top: isDown ? area.top : 0, left: isAcross ? area.left : 0, bottom: isDown ? area.bottom : 0,
            right: isAcross ? area.right : 0)
    }

    /// Whether contents lie above the place where they begin, as under a bar.
    var isScrolledDown: Bool { !isHidden && contentOffset.y > -adjustedContentInset.top + 0.5 }

    /// Has the navigation bar that covers a part of the view look whether contents are beneath it.
    func tellBarAbove() {
        let views = sequence(first: self as UIView, next: \.superview)
        guard let stack = views.lazy.compactMap({ $0.controller?.navigationController }).first else { return }
        stack.noticeContents()
    }

    /// The scroll views of a view, itself and those inside, but none inside of others.
    static func outermost(in view: UIView) -> [UIScrollView] {
        if let scroll = view as? UIScrollView { return [scroll] }
        return view.subviews.flatMap(outermost)
    }
}
