// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finger that came down in a scroll view, and scrolls it once it has moved far enough.
@MainActor final class ScrollDrag {
    /// A finger that trembles does not scroll, in points.
    private static let threshold: CGFloat = 10
    /// The speed of a finger is that of this long at its end, in seconds; one that rested so long has none.
    private static let memory: TimeInterval = 0.1

    private let candidates: [UIScrollView]
    private let start: CGPoint
    private let now: () -> TimeInterval
    private var scrolled: (view: UIScrollView, offset: CGPoint, start: CGPoint)?
    /// Where the finger was of late.
    private var trail: [(place: CGPoint, time: TimeInterval)] = []

    /// Nil where the view is in nothing that scrolls. Contents that were going on by themselves are held at once.
    init?(of view: UIView, from start: CGPoint, now: @escaping () -> TimeInterval) {
        candidates = sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
            .filter(\.isScrollEnabled)
        self.start = start
        self.now = now
        if candidates.isEmpty { return nil }
        if let moving = candidates.first(where: \.isDecelerating) {
            moving.endGlide()
            begin(moving, at: start)
        }
    }

    /// Whether the touch is none of the view's any more.
    var isScrolling: Bool { scrolled != nil }

    func move(to place: CGPoint) {
        if scrolled == nil { begin(at: place) }
        guard let (view, offset, start) = scrolled else { return }
        note(place)
        view.scroll(to: CGPoint(x: offset.x + start.x - place.x, y: offset.y + start.y - place.y))
    }

    private func begin(at place: CGPoint) {
        let (x, y) = (abs(place.x - start.x), abs(place.y - start.y))
        guard max(x, y) > Self.threshold else { return }
        // The innermost that has somewhere to go that way.
        guard let view = candidates.first(where: { y >= x ? $0.scrollsDown : $0.scrollsAcross }) else { return }
        begin(view, at: place)
    }

    private func begin(_ view: UIScrollView, at place: CGPoint) {
        scrolled = (view, view.contentOffset, place)
        note(place)
        view.isDraggingNow = true
        view.delegate?.scrollViewWillBeginDragging(view)
    }

    private func note(_ place: CGPoint) {
        let time = now()
        trail.removeAll { $0.time < time - Self.memory }
        trail.append((place, time))
    }

    /// The finger is lifted, or taken away.
    ///
    /// - Parameter goesOn: Whether contents that were moved fast go on.
    func end(goesOn: Bool) {
        guard let view = scrolled?.view else { return }
        scrolled = nil
        view.isDraggingNow = false
        let glide = goesOn ? ScrollGlide(of: view, velocity: velocity, now: now) : nil
        view.glide = glide
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: glide != nil)
        guard let glide, view.glide === glide else { return }
        view.delegate?.scrollViewWillBeginDecelerating(view)
        glide.begin()
    }

    /// Of the contents' offset, which goes the other way, in points a second.
    private var velocity: CGPoint {
        let time = now()
        let recent = trail.filter { $0.time >= time - Self.memory }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return CGPoint(x: (first.place.x - last.place.x) / seconds, y: (first.place.y - last.place.y) / seconds)
    }
}

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

    var scrollsDown: Bool { span.y.upperBound > span.y.lowerBound }
    var scrollsAcross: Bool { span.x.upperBound > span.x.lowerBound }

    /// What of a speed moves contents that are not at their end already.
    func possible(_ velocity: CGPoint) -> CGPoint {
        func possible(_ speed: CGFloat, _ place: CGFloat, _ span: ClosedRange<CGFloat>) -> CGFloat {
            speed > 0 ? (place < span.upperBound ? speed : 0) : place > span.lowerBound ? speed : 0
        }
        let span = span
        return CGPoint(
            x: possible(velocity.x, contentOffset.x, span.x), y: possible(velocity.y, contentOffset.y, span.y))
    }

    /// Scrolls as far as there are contents; they do not spring back.
    func scroll(to offset: CGPoint) {
        let span = span
        contentOffset = CGPoint(
            x: min(max(offset.x, span.x.lowerBound), span.x.upperBound),
            y: min(max(offset.y, span.y.lowerBound), span.y.upperBound))
    }

    /// How fast contents that go on by themselves come to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// How much of the speed is left after a millisecond.
        public let rawValue: CGFloat

        /// A rate of one's own, more than 0 and less than 1.
        public init(rawValue: CGFloat) { self.rawValue = min(max(rawValue, 0.5), 0.9999) }

        /// As contents do by themselves.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Lets the contents rest where they are, and tells.
    func endGlide() {
        guard glide != nil else { return }
        glide = nil
        delegate?.scrollViewDidEndDecelerating(self)
    }
}

/// Contents that go on after a flick, slower and slower, until they rest or come to their end.
@MainActor final class ScrollGlide {
    /// Slower than this nothing is seen to move, in points a second.
    private static let slowest: CGFloat = 12
    /// Between two steps, in seconds; no more pictures than that are seen.
    private static let interval: TimeInterval = 1.0 / 60

    private weak var view: UIScrollView?
    private let now: () -> TimeInterval
    private var time: TimeInterval
    /// In points a second.
    private var velocity: CGPoint

    /// Nil for a speed that moves nothing.
    ///
    /// - Parameter velocity: Of the contents' offset, in points a second.
    init?(of view: UIScrollView, velocity: CGPoint, now: @escaping () -> TimeInterval) {
        let velocity = view.possible(velocity)
        guard velocity.length > Self.slowest else { return nil }
        self.view = view
        self.velocity = velocity
        self.now = now
        time = now()
    }

    /// Begins to step, until the view has another glide or none.
    func begin() {
        Delay.wait(Self.interval) { [weak self] in
            guard let self, let view, view.glide === self else { return }
            step(view)
            if view.glide === self { begin() }
        }
    }

    private func step(_ view: UIScrollView) {
        let now = now()
        let milliseconds = max(0, now - time) * 1000
        time = now
        let rate = view.decelerationRate.rawValue
        let left = pow(rate, milliseconds)
        // What was gone through while the speed fell to so much of what it was.
        let seconds = (left - 1) / (log(rate) * 1000)
        let offset = view.contentOffset
        let wanted = CGPoint(x: offset.x + velocity.x * seconds, y: offset.y + velocity.y * seconds)
        view.scroll(to: wanted)
        velocity = CGPoint(
            x: view.contentOffset.x == wanted.x ? velocity.x * left : 0,
            y: view.contentOffset.y == wanted.y ? velocity.y * left : 0)
        if velocity.length < Self.slowest { view.endGlide() }
    }
}

extension CGPoint {
    fileprivate var length: CGFloat { hypot(x, y) }
}
