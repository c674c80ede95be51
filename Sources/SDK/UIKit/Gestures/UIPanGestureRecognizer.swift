// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes a drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The distance in points at which a drag begins.
    private static let slack: CGFloat = 10

    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    open var maximumNumberOfTouches = Int.max

    private var moved = CGPoint.zero
    /// The translation since the fingers came down.
    private var way = CGPoint.zero
    private var speed = Speed()

    /// Returns the translation in a view's coordinates, since the start or ``setTranslation(_:in:)``.
    open func translation(in view: UIView?) -> CGPoint { moved.turned(into: view) }

    /// Sets the translation in a view's coordinates.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation.turned(from: view) }

    /// Returns the velocity in points per second, in a view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint { speed.value.turned(into: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches > maximumNumberOfTouches else { return }
        state = isRecognizing ? .ended : .failed
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            let count = CGFloat(max(1, numberOfTouches))
            let step = CGPoint(
                x: (touch.position.x - touch.previousPosition.x) / count,
                y: (touch.position.y - touch.previousPosition.y) / count)
            moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
            way = CGPoint(x: way.x + step.x, y: way.y + step.y)
            speed.note(way, at: touch.timestamp)
        }
        if isRecognizing {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches, hypot(way.x, way.y) >= Self.slack {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // With fewer fingers than it takes to begin it goes on all the same, until the last is lifted.
        guard numberOfTouches <= 1 else { return }
        state = isRecognizing ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRecognizing ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        (moved, way, speed) = (.zero, .zero, Speed())
    }

    /// The latest positions, for the velocity.
    private struct Speed {
        private static let span: TimeInterval = 0.1
        private var trail: [(place: CGPoint, time: TimeInterval)] = []

        mutating func note(_ place: CGPoint, at time: TimeInterval) {
            trail.removeAll { time - $0.time > Self.span }
            trail.append((place, time))
        }

        /// The velocity in points per second.
        var value: CGPoint {
            guard let first = trail.first, let last = trail.last, last.time > first.time else { return .zero }
            let time = CGFloat(last.time - first.time)
            return CGPoint(x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time)
        }
    }
}

extension CGPoint {
    /// Converts a vector from the window's coordinates to a view's.
    @MainActor fileprivate func turned(into view: UIView?) -> CGPoint {
        guard let view else { return self }
        let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(self, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Converts a vector from a view's coordinates to the window's.
    @MainActor fileprivate func turned(from view: UIView?) -> CGPoint {
        guard let view else { return self }
        let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(self, to: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
