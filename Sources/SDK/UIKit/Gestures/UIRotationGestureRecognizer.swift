// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes two fingers that turn around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
    /// So far they turn at least, in radians.
    private static let slack: CGFloat = 0.1

    /// How far the fingers have turned clockwise, in radians; counted on from what it is set to.
    open var rotation: CGFloat = 0
    /// How fast they turn, in radians for a second.
    open var velocity: CGFloat { speed }

    override func measure(_ way: CGPoint) -> CGFloat { atan2(way.y, way.x) }

    override func take(_ new: CGFloat, after old: CGFloat) -> CGFloat {
        // The shorter way around.
        let change = (new - old).remainder(dividingBy: 2 * .pi)
        rotation += change
        return change
    }

    override func isEnough(_ drift: CGFloat) -> Bool { abs(drift) >= Self.slack }

    open override func reset() {
        super.reset()
        rotation = 0
    }
}
