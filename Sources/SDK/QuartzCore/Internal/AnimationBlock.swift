// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// A block of animated changes, such as `UIView.animate` runs.
@MainActor package struct AnimationBlock {
    /// The block that is running; nil if changes are not animated.
    package private(set) static var current: AnimationBlock?
    private static var lastNumber = 0
    /// Whether changes are animated at all.
    package static var areEnabled = true

    /// Identifies the block.
    let number: Int
    /// The duration in seconds.
    package private(set) var duration: TimeInterval
    /// The delay in seconds.
    package private(set) var delay: TimeInterval
    var pace: LayerAnimation.Pace
    /// Whether the changes repeat forever.
    package var isEndless: Bool
    /// Whether the changes play backward after each repetition.
    package var autoreverses: Bool
    /// Records which properties change.
    package var recorder: AnimatedWay?

    /// Creates a block; its duration and delay are limited to what can be shown.
    package init(
        _ duration: TimeInterval, delay: TimeInterval = 0, pace: LayerAnimation.Pace = .curve(0.42, 0, 0.58, 1),
        isEndless: Bool = false, autoreverses: Bool = false
    ) {
        Self.lastNumber += 1
        number = Self.lastNumber
        self.duration = duration.isFinite ? min(max(duration, 0), 1e6) : 0
        self.delay = delay.isFinite ? min(max(delay, 0), 1e6) : 0
        (self.pace, self.isEndless, self.autoreverses) = (pace, isEndless, autoreverses)
    }

    /// Makes changes with an animation; nil means without.
    package static func with(_ animation: AnimationBlock?, _ changes: @MainActor () -> Void) {
        let outer = current
        current = areEnabled ? animation : nil
        defer { current = outer }
        changes()
    }
}

extension LayerAnimation.Pace {
    /// Returns the pace of a spring that has come to rest, to within a thousandth, at the end of the duration.
    ///
    /// - Parameters:
    ///   - damping: The damping ratio; 1 does not oscillate.
    ///   - velocity: The initial velocity, in distances per duration.
    package static func spring(damping: Double, velocity: Double) -> LayerAnimation.Pace {
        let ratio = damping.isFinite ? min(max(damping, 0.05), 1) : 1
        // In a time of one. What is left of a swing falls with e^(-ratio × frequency × time).
        let frequency = log(1000) / ratio
        let start = velocity.isFinite ? min(max(velocity, -50), 50) : 0
        let count = 60
        return .samples(
            (0...count).map { step in
                step == count ? 1 : 1 - displacement(Double(step) / Double(count), ratio, frequency, start)
            })
    }

    /// The share of the distance that is left at a time.
    private static func displacement(_ time: Double, _ ratio: Double, _ frequency: Double, _ start: Double) -> Double {
        let fall = exp(-ratio * frequency * time)
        guard ratio < 1 else { return fall * (1 + (frequency - start) * time) }
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        return fall * (cos(swing * time) + (ratio * frequency - start) / swing * sin(swing * time))
    }
}
