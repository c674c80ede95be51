// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Longer than this a finger rests that does not tap, in seconds.
    private static let longest: TimeInterval = 0.75
    /// Later than this no tap follows another, in seconds.
    private static let pause: TimeInterval = 0.35
    /// Further than this a finger moves that does not tap, in points.
    private static let reach: CGFloat = 45

    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers that tap.
    open var numberOfTouchesRequired = 1

    private var start: (place: CGPoint, time: TimeInterval)?
    private var firstPlace: CGPoint?
    private var fingers = 0
    private var taps = 0
    /// Counts what fingers do, so that a pause that is over means nothing once another tap has begun.
    private var turn = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        turn += 1
        fingers = max(fingers, numberOfTouches)
        guard fingers <= numberOfTouchesRequired else { return state = .failed }
        let place = location(in: nil)
        if numberOfTouches == 1 { start = (place, touch.timestamp) } else { start?.place = place }
        if numberOfTouches == 1, let firstPlace, firstPlace.distance(to: place) > Self.reach { state = .failed }
        if firstPlace == nil { firstPlace = place }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, start.place.distance(to: location(in: nil)) > Self.reach else { return }
        state = .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let start else { return }
        guard touch.timestamp - start.time <= Self.longest else { return state = .failed }
        // The others are still to be lifted.
        guard numberOfTouches == 1 else { return }
        guard fingers == numberOfTouchesRequired else { return state = .failed }
        (taps, fingers) = (taps + 1, 0)
        if taps >= numberOfTapsRequired { return state = .ended }
        let waited = turn
        Delay.wait(Self.pause) { [weak self] in
            guard let self, turn == waited, taps > 0 else { return }
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// A tap does not take their chance from those that wait for more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func reset() {
        super.reset()
        (start, firstPlace, fingers, taps) = (nil, nil, 0, 0)
        turn += 1
    }
}

extension CGPoint {
    /// How far it is to another point.
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
