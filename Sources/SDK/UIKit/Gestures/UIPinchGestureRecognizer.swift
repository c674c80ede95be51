// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognizes a pinch with two fingers.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of distance in points at which the gesture begins.
    private static let slack: CGFloat = 8

    /// The scale factor of the pinch; it continues from a value that is set.
    open var scale: CGFloat = 1
    /// The velocity of the scale per second.
    open private(set) var velocity: CGFloat = 0
    private var pair = FingerPair()
    /// The distance in points before the gesture began.
    private var drift: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2, let third = touches.first { ignore(third, for: event) }
        pair.hold(self.touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let step = pair.step(self.touches, at: touch.timestamp) else { return }
        let (old, new) = (max(1, hypot(step.old.x, step.old.y)), max(1, hypot(step.new.x, step.new.y)))
        if step.seconds > 0 { velocity = scale * (new / old - 1) / step.seconds }
        scale *= new / old
        drift += new - old
        if isRecognizing { state = .changed } else if abs(drift) >= Self.slack { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isRecognizing { state = .ended } else if numberOfTouches <= 1 { state = .failed }
        pair.hold([])
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRecognizing ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        (scale, velocity, drift) = (1, 0, 0)
        pair.hold([])
    }
}
