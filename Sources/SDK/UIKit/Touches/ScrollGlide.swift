// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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

extension UIScrollView {
    /// How fast contents that go on by themselves come to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// How much of the speed is left after a millisecond.
        public let rawValue: CGFloat

        /// A rate of one's own, more than 0 and less than 1.
        public init(rawValue: CGFloat) {
            self.rawValue = min(max(rawValue, 0.5), 0.9999)
        }

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
