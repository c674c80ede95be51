// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes a drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// So far the fingers move before it is a drag, in points.
    private static let slack: CGFloat = 10

    /// How many fingers it takes to begin.
    open var minimumNumberOfTouches = 1
    /// How many fingers there may be.
    open var maximumNumberOfTouches = Int.max

    private var moved = CGPoint.zero
    /// All the way since the fingers came down.
    private var way = CGPoint.zero
    private var speed = Speed()

    /// How far the fingers have come since they came down, or since ``setTranslation(_:in:)``, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { moved.turned(into: view) }

    /// Counts the way on from another length.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation.turned(from: view) }

    /// How fast the fingers move, in points of a view's coordinates for a second.
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

    /// Where the fingers were in the last moments.
    private struct Speed {
        private static let span: TimeInterval = 0.1
        private var trail: [(place: CGPoint, time: TimeInterval)] = []

        mutating func note(_ place: CGPoint, at time: TimeInterval) {
            trail.removeAll { time - $0.time > Self.span }
            trail.append((place, time))
        }

        /// In points for a second.
        var value: CGPoint {
            guard let first = trail.first, let last = trail.last, last.time > first.time else { return .zero }
            let time = CGFloat(last.time - first.time)
            return CGPoint(x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time)
        }
    }
}

extension CGPoint {
    /// A way in the window's coordinates, in a view's.
    @MainActor fileprivate func turned(into view: UIView?) -> CGPoint {
        guard let view else { return self }
        let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(self, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// A way in a view's coordinates, in the window's.
    @MainActor fileprivate func turned(from view: UIView?) -> CGPoint {
        guard let view else { return self }
        let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(self, to: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
