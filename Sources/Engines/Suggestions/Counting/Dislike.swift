// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// That an action was turned down.
struct Dislike: Codable, Sendable {
    var strength: Double
    var localSeconds: Int64

    static let greatestStrength = 3.0
    /// What one takes from the logarithm of the odds.
    private static let unit = 1.5
    private static let secondsOfHalf = 604_800.0

    func strength(at seconds: Int64) -> Double {
        strength * exp2(-Double(max(0, seconds - localSeconds)) / Self.secondsOfHalf)
    }

    func weight(at seconds: Int64) -> Double { Self.unit * strength(at: seconds) }

    var isSound: Bool {
        (0...Self.greatestStrength).contains(strength) && (0...Occasion.latest).contains(localSeconds)
    }
}
