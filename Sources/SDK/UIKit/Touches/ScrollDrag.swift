// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finger that came down in a scroll view, and scrolls it once it has moved far enough.
@MainActor final class ScrollDrag {
    /// A finger that trembles does not scroll, in points.
    private static let threshold: CGFloat = 10

    private let candidates: [UIScrollView]
    private let start: CGPoint
    private var scrolled: (view: UIScrollView, offset: CGPoint, start: CGPoint)?

    /// Nil where the view is in nothing that scrolls.
    init?(of view: UIView, from start: CGPoint) {
        candidates = sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
            .filter(\.isScrollEnabled)
        self.start = start
        if candidates.isEmpty { return nil }
    }

    /// Whether the touch is none of the view's any more.
    var isScrolling: Bool { scrolled != nil }

    func move(to place: CGPoint) {
        if scrolled == nil { begin(at: place) }
        guard let (view, offset, start) = scrolled else { return }
        view.scroll(to: CGPoint(x: offset.x + start.x - place.x, y: offset.y + start.y - place.y))
    }

    private func begin(at place: CGPoint) {
        let (x, y) = (abs(place.x - start.x), abs(place.y - start.y))
        guard max(x, y) > Self.threshold else { return }
        // The innermost that has somewhere to go that way.
        guard let view = candidates.first(where: { y >= x ? $0.scrollsDown : $0.scrollsAcross }) else { return }
        scrolled = (view, view.contentOffset, place)
        view.isDraggingNow = true
        view.delegate?.scrollViewWillBeginDragging(view)
    }

    func end() {
        guard let view = scrolled?.view else { return }
        scrolled = nil
        view.isDraggingNow = false
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: false)
    }
}

extension UIScrollView {
    private var span: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ room: CGFloat) -> ClosedRange<CGFloat> {
            let (first, last) = (-before, content + after - room)
            return first.isFinite && last.isFinite ? first...max(first, last) : 0...0
        }
        return (
            range(inset.left, contentSize.width, inset.right, bounds.width),
            range(inset.top, contentSize.height, inset.bottom, bounds.height)
        )
    }

    fileprivate var scrollsDown: Bool { span.y.upperBound > span.y.lowerBound }
    fileprivate var scrollsAcross: Bool { span.x.upperBound > span.x.lowerBound }

    /// Scrolls as far as there are contents; they do not spring back.
    fileprivate func scroll(to offset: CGPoint) {
        let span = span
        contentOffset = CGPoint(
            x: min(max(offset.x, span.x.lowerBound), span.x.upperBound),
            y: min(max(offset.y, span.y.lowerBound), span.y.upperBound))
    }
}
