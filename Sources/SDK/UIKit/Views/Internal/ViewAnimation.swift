// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// How the changes are shown that are made inside of `UIView.animate` and its like.
@MainActor struct ViewAnimation {
    /// That of the changes that are made now; nil for those that take no time.
    private(set) static var current: ViewAnimation?
    private static var lastNumber = 0
    /// Whether any changes take time.
    static var areEnabled = true

    /// Tells the blocks of changes apart.
    let number: Int
    var duration: TimeInterval
    var delay: TimeInterval
    var pace: LayerAnimation.Pace
    var isEndless: Bool
    var autoreverses: Bool
    /// Notes which properties change.
    var recorder: AnimatedWay?

    init(
        _ duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        pace: LayerAnimation.Pace? = nil
    ) {
        Self.lastNumber += 1
        number = Self.lastNumber
        self.duration = duration.isFinite ? min(max(duration, 0), 1e6) : 0
        self.delay = delay.isFinite ? min(max(delay, 0), 1e6) : 0
        self.pace = pace ?? options.pace
        isEndless = options.contains(.repeat)
        autoreverses = options.contains(.autoreverse)
    }

    /// Has changes shown in some way; nil for at once.
    static func with(_ animation: ViewAnimation?, _ changes: @MainActor () -> Void) {
        let outer = current
        current = areEnabled ? animation : nil
        defer { current = outer }
        changes()
    }
}

extension UIView.AnimationOptions {
    /// The handles are Apple's.
    fileprivate var pace: LayerAnimation.Pace {
        switch rawValue >> 16 & 3 {
        case 1: .curve(0.42, 0, 1, 1)
        case 2: .curve(0, 0, 0.58, 1)
        case 3: .even
        default: .curve(0.42, 0, 0.58, 1)
        }
    }
}

extension LayerAnimation.Pace {
    /// That of a spring which has come to rest when the time is over, to a thousandth of the way.
    ///
    /// - Parameters:
    ///   - damping: 1 does not swing; less swings the more.
    ///   - velocity: At the beginning, in ways for the whole time.
    static func spring(damping: Double, velocity: Double) -> LayerAnimation.Pace {
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

    /// How much of the way is left at a time.
    private static func displacement(_ time: Double, _ ratio: Double, _ frequency: Double, _ start: Double) -> Double {
        let fall = exp(-ratio * frequency * time)
        guard ratio < 1 else { return fall * (1 + (frequency - start) * time) }
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        return fall * (cos(swing * time) + (ratio * frequency - start) / swing * sin(swing * time))
    }
}
