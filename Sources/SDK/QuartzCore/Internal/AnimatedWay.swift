// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// The changes of a property animator, and how far they are shown.
@MainActor package final class AnimatedWay {
    @MainActor private final class Change {
        private(set) weak var layer: CALayer?
        let property: String
        let start: [Double]
        var end: [Double]

        init(layer: CALayer, property: String, start: [Double], end: [Double]) {
            (self.layer, self.property, self.start, self.end) = (layer, property, start, end)
        }

        func values(at share: Double) -> [Double] {
            guard start.count == end.count else { return share < 1 ? start : end }
            return zip(start, end).map { $0 + ($1 - $0) * share }
        }
    }

    /// A running animation from one fraction of the changes to another.
    private struct Run {
        let from: Double
        let to: Double
        let begin: TimeInterval
        let duration: TimeInterval
        let pace: LayerAnimation.Pace
    }

    private var changes: [Change] = []
    private var current: Run?
    /// The fraction at which the changes are held.
    private var held = 0.0

    /// Creates an empty list of an animator's changes.
    package init() {}

    /// Notes a change of a property.
    func note(_ property: String, of layer: CALayer, from start: [Double]) {
        guard !changes.contains(where: { $0.layer === layer && $0.property == property }) else { return }
        changes.append(Change(layer: layer, property: property, start: start, end: start))
    }

    /// Notes the end values of all changes.
    package func noteEnds() {
        for change in changes {
            change.end = change.layer?.numbers(of: change.property) ?? change.start
        }
    }

    /// The fraction of the changes that is shown.
    package var progress: CGFloat {
        guard let current else { return CGFloat(held) }
        let time = current.duration > 0 ? (CACurrentMediaTime() - current.begin) / current.duration : 1
        let share = current.pace.progress(at: min(max(time, 0), 1))
        return CGFloat(min(max(current.from + (current.to - current.from) * share, 0), 1))
    }

    /// Shows the changes at a fraction, and holds them there.
    package func hold(at share: CGFloat) {
        (held, current) = (Double(share), nil)
        for change in changes {
            let values = change.values(at: held)
            change.layer?.play(change.property, [values, values], for: 1, pace: .even, isEndless: true)
        }
    }

    /// Animates the changes from the current fraction to the end or the start.
    package func run(for duration: TimeInterval, isReversed: Bool, pace: LayerAnimation.Pace?) {
        let from = Double(progress)
        let pace = pace ?? .even
        current = Run(
            from: from, to: isReversed ? 0 : 1, begin: CACurrentMediaTime(), duration: duration, pace: pace)
        // From the start on, the changes show the way by themselves.
        guard from > 0 || isReversed else { return released(duration, pace) }
        for change in changes {
            let values = [change.values(at: from), isReversed ? change.start : change.end]
            change.layer?.play(change.property, values, for: duration, pace: pace, isEndless: false)
        }
    }

    /// Continues the changes that were held at their start; others already run.
    private func released(_ duration: TimeInterval, _ pace: LayerAnimation.Pace) {
        for change in changes where change.layer?.isHeld(change.property) == true {
            change.layer?.play(
                change.property, [change.start, change.end], for: duration, pace: pace, isEndless: false)
        }
    }

    /// Sets the properties to their values at a fraction, and ends the animation.
    package func settle(at share: CGFloat) {
        (held, current) = (Double(share), nil)
        AnimationBlock.with(nil) {
            for change in changes {
                let values = change.values(at: held)
                change.layer?.stopPlaying(change.property)
                guard change.layer?.numbers(of: change.property) != values else { continue }
                change.layer?.takeNumbers(values, for: change.property)
            }
        }
    }
}

extension LayerAnimation.Pace {
    /// Returns the fraction of the change at a fraction of the time.
    func progress(at time: Double) -> Double {
        switch self {
        case .samples(let samples):
            guard samples.count > 1 else { return time }
            let place = time * Double(samples.count - 1)
            let index = min(Int(place), samples.count - 2)
            return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
        case .curve(let x1, let y1, let x2, let y2):
            func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
                3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
            }
            // Time only grows along the curve.
            var (low, high) = (0.0, 1.0)
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if bezier(x1, x2, middle) < time { low = middle } else { high = middle }
            }
            return bezier(y1, y2, low)
        }
    }
}
