// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Turns samples at one rate into samples at another, as they come: by a windowed sinc, below half of the lower rate.
struct SampleRateConverter: Sendable {
    private let from: Int
    private let to: Int
    /// Samples on each side that count.
    private static let reach = 16
    /// For each place between two samples the weights of those around it.
    private let weights: [[Float]]
    private let steps: Int

    private var known = [Int16](repeating: 0, count: reach)
    /// Where the next sample is, from the first known one, in fractions of a sample.
    private var position: Int

    init(from: Int, to: Int) {
        let divisor = Self.commonDivisor(from, to)
        self.from = from / divisor
        self.to = to / divisor
        let steps = self.to
        self.steps = steps
        position = Self.reach * steps
        let cutoff = min(1, Double(to) / Double(from)) * 0.95
        weights = (0..<steps).map { step in
            (1 - Self.reach...Self.reach).map { offset in
                Float(Self.weight(Double(step) / Double(steps) - Double(offset), cutoff: cutoff))
            }
        }
    }

    mutating func convert(_ samples: [Int16]) -> [Int16] {
        guard from != to else { return samples }
        known += samples
        var converted: [Int16] = []
        while position / steps + Self.reach < known.count {
            let start = position / steps - Self.reach + 1
            var sum: Float = 0
            for (index, weight) in weights[position % steps].enumerated() {
                sum += Float(known[start + index]) * weight
            }
            converted.append(Int16(max(-32768, min(32767, sum.rounded()))))
            position += from
        }
        let done = max(0, min(position / steps - Self.reach, known.count))
        known.removeFirst(done)
        position -= done * steps
        return converted
    }

    private static func weight(_ distance: Double, cutoff: Double) -> Double {
        guard abs(distance) < Double(reach) else { return 0 }
        let window = 0.5 + 0.5 * cos(.pi * distance / Double(reach))
        let angle = .pi * distance * cutoff
        return cutoff * window * (angle == 0 ? 1 : sin(angle) / angle)
    }

    private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
        second == 0 ? first : commonDivisor(second, first % second)
    }
}
