// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A gesture of two fingers, of which one thing is measured.
@preconcurrency @MainActor open class TwoFingerGestureRecognizer: UIGestureRecognizer {
    /// What was measured last.
    private var latest: CGFloat?
    private var time: TimeInterval = 0
    /// How far it has changed before the gesture began.
    private var drift: CGFloat = 0
    /// For a second.
    private(set) var speed: CGFloat = 0

    /// Measures a way from one finger to the other.
    func measure(_ way: CGPoint) -> CGFloat { 0 }

    /// Takes a new measure.
    ///
    /// - Returns: By how much that is more.
    func take(_ new: CGFloat, after old: CGFloat) -> CGFloat { new - old }

    /// Whether it has changed by so much that the gesture begins.
    func isEnough(_ drift: CGFloat) -> Bool { true }

    private var now: CGFloat? {
        guard touches.count >= 2 else { return nil }
        let (first, second) = (touches[0].position, touches[1].position)
        return measure(CGPoint(x: second.x - first.x, y: second.y - first.y))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, numberOfTouches > 2 { ignore(touch, for: event) }
        latest = now
        time = touches.first?.timestamp ?? time
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let old = latest, let new = now, let touch = touches.first else { return }
        let change = take(new, after: old)
        latest = new
        drift += change
        if touch.timestamp > time { speed = change / CGFloat(touch.timestamp - time) }
        time = touch.timestamp
        if isRecognizing { state = .changed } else if isEnough(drift) { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isRecognizing { state = .ended } else if numberOfTouches <= 1 { state = .failed }
        latest = nil
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRecognizing ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        (latest, drift, speed) = (nil, 0, 0)
    }
}
