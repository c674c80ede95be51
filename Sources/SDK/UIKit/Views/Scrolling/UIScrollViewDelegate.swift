// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Is notified when a view scrolls; every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The contents have moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The contents have another size.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The view inside that fingers make larger; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Fingers begin to make a view larger.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The fingers have left, or a program's zooming is done.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// The finger is about to leave; the contents come to rest at a point, which is kept, and without effect.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A finger begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger has left.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The contents go on by themselves.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The contents have come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when a programmatic scroll ends.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The insets have changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Whether a tap at the top of the screen scrolls up.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when the content has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Returns nil by default.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns true by default.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
