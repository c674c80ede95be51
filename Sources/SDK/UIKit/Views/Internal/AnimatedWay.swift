// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// From where to where an animator's changes go, and how far on that way they are shown.
@MainActor final class AnimatedWay {
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

    /// How changes go that are shown now: from a share of the way to another.
    private struct Run {
        let from: Double
        let to: Double
        let begin: TimeInterval
        let duration: TimeInterval
        let pace: LayerAnimation.Pace
    }

    private var changes: [Change] = []
    private var current: Run?
    /// Where the changes are held.
    private var held = 0.0

    /// A property has become something else.
    func note(_ property: String, of layer: CALayer, from start: [Double]) {
        guard !changes.contains(where: { $0.layer === layer && $0.property == property }) else { return }
        changes.append(Change(layer: layer, property: property, start: start, end: start))
    }

    /// All is what it is to become.
    func noteEnds() {
        for change in changes {
            change.end = change.layer?.numbers(of: change.property) ?? change.start
        }
    }

    /// How much of the way is done.
    var progress: CGFloat {
        guard let current else { return CGFloat(held) }
        let time = current.duration > 0 ? (CACurrentMediaTime() - current.begin) / current.duration : 1
        let share = current.pace.progress(at: min(max(time, 0), 1))
        return CGFloat(min(max(current.from + (current.to - current.from) * share, 0), 1))
    }

    /// Has the changes shown at a share of the way, and no further.
    func hold(at share: CGFloat) {
        (held, current) = (Double(share), nil)
        for change in changes {
            let values = change.values(at: held)
            change.layer?.play(change.property, [values, values], for: 1, pace: .even, isEndless: true)
        }
    }

    /// Shows the way from where the changes are to its end, or to its start.
    func run(for duration: TimeInterval, isReversed: Bool, pace: LayerAnimation.Pace?) {
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

    /// Changes that were held at their start go on; others are on their way already.
    private func released(_ duration: TimeInterval, _ pace: LayerAnimation.Pace) {
        for change in changes where change.layer?.isHeld(change.property) == true {
            change.layer?.play(
                change.property, [change.start, change.end], for: duration, pace: pace, isEndless: false)
        }
    }

    /// Sets the properties to what they are at a share of the way; nothing of the way is shown any more.
    func settle(at share: CGFloat) {
        (held, current) = (Double(share), nil)
        ViewAnimation.with(nil) {
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
    /// How much of the way is done at a share of the time.
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
