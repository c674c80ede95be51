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
