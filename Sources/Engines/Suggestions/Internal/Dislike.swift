// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How often a suggestion was turned down of late.
struct Dislike: Sendable {
    static let greatestStrength: Float = 8
    /// What one refusal takes from the score; e^1.5 is about 4.5.
    static let weight: Float = 1.5
    /// Halvings per second: a week.
    private static let fading: Float = 1 / (7 * 86_400)

    var strength: Float
    var localSeconds: Int64

    func strength(at moment: Int64) -> Float {
        let elapsed = Float(max(0, moment - localSeconds))
        return strength * (-elapsed * Self.fading).powerOfTwo
    }
}
