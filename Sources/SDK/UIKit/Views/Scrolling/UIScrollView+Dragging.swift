// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Wire

extension UIScrollView {
    private var span: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let (inset, size) = (adjustedContentInset, contentSize)
        func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ room: CGFloat) -> ClosedRange<CGFloat> {
            let (first, last) = (-before, content + after - room)
            return first.isFinite && last.isFinite ? first...max(first, last) : 0...0
        }
        return (
            range(inset.left, size.width, inset.right, bounds.width),
            range(inset.top, size.height, inset.bottom, bounds.height)
        )
    }

    /// The point nearest to another that may lie at the upper left corner.
    func nearest(to offset: CGPoint) -> CGPoint {
        let span = span
        return CGPoint(
            x: min(max(offset.x, span.x.lowerBound), span.x.upperBound),
            y: min(max(offset.y, span.y.lowerBound), span.y.upperBound))
    }

    var scrollsDown: Bool { span.y.upperBound > span.y.lowerBound }
    var scrollsAcross: Bool { span.x.upperBound > span.x.lowerBound }

    /// Follows the person, who scrolls where the view is shown.
    func take(_ scroll: ScrollPayload) {
        guard isScrollEnabled else { return }
        if scroll.phase == .dragging, !isDraggingNow { beginDragging() }
        wasScrolled(to: CGPoint(x: scroll.x, y: scroll.y))
        pan.note()
        refreshControl?.follow(self, isHeld: scroll.phase == .dragging)
        if scroll.phase != .dragging { endDragging(goesOn: scroll.phase == .gliding) }
        guard scroll.phase == .resting else { return }
        endGlide()
        cameToRest()
    }

    private func beginDragging() {
        endGlide()
        isDraggingNow = true
        pan.begin()
        if keyboardDismissMode != .none { window?.endEditing(true) }
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func endDragging(goesOn: Bool) {
        guard isDraggingNow else { return }
        isDraggingNow = false
        isGliding = goesOn
        var target = contentOffset
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: -pan.velocity(in: nil).x / 1000, y: -pan.velocity(in: nil).y / 1000),
            targetContentOffset: &target)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        if isGliding { delegate?.scrollViewWillBeginDecelerating(self) }
    }

    /// The contents rest where they are.
    func endGlide() {
        guard isGliding else { return }
        isGliding = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// How fast contents that go on by themselves come to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// How much of the speed is left after a millisecond.
        public let rawValue: CGFloat

        /// A rate of your own, more than 0 and less than 1.
        public init(rawValue: CGFloat) { self.rawValue = min(max(rawValue, 0.5), 0.9999) }

        /// As contents do by themselves.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
