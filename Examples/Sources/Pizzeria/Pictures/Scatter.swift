// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Chance that falls the same way each time for the same word.
struct Scatter {
    private static let factor: UInt64 = 6_364_136_223_846_793_005
    private var state: UInt64
    private var placed: [CGPoint] = []

    init(seed: String) {
        state = seed.utf8.reduce(1_442_695_040_888_963_407) { ($0 ^ UInt64($1)) &* Self.factor }
    }

    mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat {
        state = state &* Self.factor &+ 1
        let share = CGFloat(state >> 33) / CGFloat(UInt32.max >> 1)
        return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }

    /// A place in a disc around nothing, as far from those before as five tries find one.
    mutating func place(within radius: CGFloat) -> CGPoint {
        var best = CGPoint.zero
        var widest: CGFloat = -1
        for _ in 0..<5 {
            let (angle, distance) = (number(in: 0...(2 * .pi)), radius * number(in: 0...1).squareRoot())
            let place = CGPoint(x: cos(angle) * distance, y: sin(angle) * distance)
            let room = placed.map { hypot($0.x - place.x, $0.y - place.y) }.min() ?? radius
            if room > widest { (best, widest) = (place, room) }
        }
        placed.append(best)
        return best
    }
}
