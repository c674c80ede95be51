// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognizes a long press: begins after its duration and ends when the fingers lift.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance in points that the fingers may move before the gesture begins.
    open var allowableMovement: CGFloat = 10
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The number of fingers that press.
    open var numberOfTouchesRequired = 1

    private var start: CGPoint?
    /// Counts what fingers do, so that a time that is over means nothing once they have been lifted.
    private var turn = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return state = .failed }
        start = location(in: nil)
        turn += 1
        let waited = turn
        Delay.wait(minimumPressDuration) { [weak self] in
            guard let self, turn == waited, state == .possible, start != nil else { return }
            state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isRecognizing {
            state = .changed
        } else if let start, start.distance(to: location(in: nil)) > allowableMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRecognizing ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRecognizing ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        start = nil
        turn += 1
    }
}
