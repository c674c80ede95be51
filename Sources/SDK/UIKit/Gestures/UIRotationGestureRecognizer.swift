// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognizes two fingers that rotate around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians at which the gesture begins.
    private static let slack: CGFloat = 0.1

    /// The clockwise rotation in radians; it continues from a value that is set.
    open var rotation: CGFloat = 0
    /// The velocity of the rotation in radians per second.
    open private(set) var velocity: CGFloat = 0
    private var pair = FingerPair()
    /// The rotation before the gesture began.
    private var drift: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2, let third = touches.first { ignore(third, for: event) }
        pair.hold(self.touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let step = pair.step(self.touches, at: touch.timestamp) else { return }
        let change = atan2(step.new.y, step.new.x) - atan2(step.old.y, step.old.x)
        // The shorter way around.
        let turned = change.remainder(dividingBy: 2 * .pi)
        if step.seconds > 0 { velocity = turned / step.seconds }
        rotation += turned
        drift += turned
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
        (rotation, velocity, drift) = (0, 0, 0)
        pair.hold([])
    }
}
