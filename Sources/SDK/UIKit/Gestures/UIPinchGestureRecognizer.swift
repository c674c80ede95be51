// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes two fingers that move together or apart.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
    /// So much farther apart or nearer they are at least, in points.
    private static let slack: CGFloat = 8

    /// How many times farther apart the fingers are than when they came down; counted on from what it is set to.
    open var scale: CGFloat = 1
    /// How fast that changes, for a second.
    open var velocity: CGFloat { speed }
    private var drifted: CGFloat = 0

    override func measure(_ way: CGPoint) -> CGFloat { max(1, hypot(way.x, way.y)) }

    override func take(_ new: CGFloat, after old: CGFloat) -> CGFloat {
        let former = scale
        scale *= new / old
        drifted += new - old
        return scale - former
    }

    override func isEnough(_ drift: CGFloat) -> Bool { abs(drifted) >= Self.slack }

    open override func reset() {
        super.reset()
        (scale, drifted) = (1, 0)
    }
}
