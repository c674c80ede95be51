// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes a swipe in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Ways to move.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The raw bits, with Apple's values.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// So far it is at least, in points.
    private static let length: CGFloat = 50
    /// So far the fingers may stray to the side, in points.
    private static let stray: CGFloat = 50
    /// So long it takes at most, in seconds.
    private static let longest: TimeInterval = 0.5

    /// The directions that count.
    open var direction = Direction.right
    /// The number of fingers that swipe.
    open var numberOfTouchesRequired = 1

    private var start: (place: CGPoint, time: TimeInterval)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= numberOfTouchesRequired, let touch = touches.first else { return state = .failed }
        start = (location(in: nil), start?.time ?? touch.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let touch = touches.first else { return }
        guard touch.timestamp - start.time <= Self.longest else { return state = .failed }
        let place = location(in: nil)
        let (dx, dy) = (place.x - start.place.x, place.y - start.place.y)
        let isAcross = abs(dx) >= abs(dy)
        let (along, aside) = isAcross ? (dx, dy) : (dy, dx)
        let way: Direction = isAcross ? (along > 0 ? .right : .left) : along > 0 ? .down : .up
        guard abs(along) >= Self.length || abs(aside) >= Self.stray else { return }
        let isSwipe = direction.contains(way) && abs(aside) < Self.stray && numberOfTouches == numberOfTouchesRequired
        state = isSwipe ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        start = nil
    }
}
