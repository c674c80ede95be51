// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The way from one finger to another, followed from moment to moment.
@MainActor struct FingerPair {
    private var way: CGPoint?
    private var time: TimeInterval = 0

    /// Starts over, as where a finger has come down or was lifted.
    mutating func hold(_ touches: [UITouch]) {
        way = Self.way(touches)
        time = touches.last?.timestamp ?? time
    }

    /// - Returns: The way before and now, and how many seconds lie between; nil if there are not two fingers.
    mutating func step(_ touches: [UITouch], at now: TimeInterval) -> (old: CGPoint, new: CGPoint, seconds: CGFloat)? {
        guard let old = way, let new = Self.way(touches) else { return nil }
        let seconds = CGFloat(now - time)
        (way, time) = (new, now)
        return (old, new, seconds)
    }

    private static func way(_ touches: [UITouch]) -> CGPoint? {
        guard touches.count >= 2 else { return nil }
        let (first, second) = (touches[0].position, touches[1].position)
        return CGPoint(x: second.x - first.x, y: second.y - first.y)
    }
}
