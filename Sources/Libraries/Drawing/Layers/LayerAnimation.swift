// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a layer changes while a person watches; the presenter plays it by itself.
///
/// What is left at the end is the layer's own values: an animation only shows the way there.
package struct LayerAnimation: Hashable, Sendable {
    /// Names it as long as the process lives that shows the layer: one that was played is not played again.
    package var number: Int
    /// What changes, by Core Animation's names, such as `opacity`, `position` or `transform.scale`.
    package var property: String
    /// What it is one after another, as numbers: of a color red, green, blue and opacity, from 0 to 1.
    package var values: [[Double]]
    /// When each value is reached, from 0 to 1; empty for evenly.
    package var times: [Double] = []
    /// Whether it begins where the layer is seen at that moment, in the place of the first value.
    package var beginsWhereSeen = false
    /// In seconds.
    package var duration: Double
    /// In seconds.
    package var delay = 0.0
    package var pace = Pace.even
    /// How often it is played; nil is forever.
    package var count: Double? = 1
    /// Whether it goes back each time as it came.
    package var autoreverses = false

    package init(number: Int, property: String, values: [[Double]], duration: Double) {
        self.number = number
        self.property = property
        self.values = values
        self.duration = duration
    }

    /// How its speed changes.
    package enum Pace: Hashable, Sendable {
        /// By the handles of a curve from 0, 0 to 1, 1.
        case curve(Double, Double, Double, Double)
        /// By how far it is at times that follow each other evenly, from 0 at the beginning to 1 at the end.
        case samples([Double])

        package static let even = Pace.curve(0, 0, 1, 1)
    }
}

/// How what is in a layer takes the place of what was there; the presenter plays it by itself.
package struct LayerTransition: Hashable, Sendable, Codable {
    /// What moves, and where to.
    package enum Kind: String, Hashable, Sendable, Codable {
        /// What comes slides over what goes, from the side at which lines end, and back.
        case push, pop
        /// What comes slides up over what stays, and down again.
        case present, dismiss
        /// What comes grows a little into its place, and fades away again.
        case alert, alertEnd
        case fade
    }

    /// Names it as long as the process lives: one that was played is not played again.
    package var number: Int
    package var kind: Kind
    /// In seconds.
    package var duration: Double

    package init(number: Int, kind: Kind, duration: Double) {
        self.number = number
        self.kind = kind
        self.duration = duration
    }
}

extension LayerAnimation: Codable {
    private enum Key: String, CodingKey {
        case number, property, values, times, beginsWhereSeen, duration, delay, curve, samples, count, isEndless
        case autoreverses
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            number: try values.decode(Int.self, forKey: .number),
            property: try values.decode(String.self, forKey: .property),
            values: try values.decode([[Double]].self, forKey: .values),
            duration: try values.decode(Double.self, forKey: .duration))
        try values.take(&times, .times)
        try values.take(&beginsWhereSeen, .beginsWhereSeen)
        try values.take(&delay, .delay)
        try values.take(&autoreverses, .autoreverses)
        count =
            try values.decodeIfPresent(Bool.self, forKey: .isEndless) == true
            ? nil : try values.decodeIfPresent(Double.self, forKey: .count) ?? 1
        if let samples = try values.decodeIfPresent([Double].self, forKey: .samples) {
            pace = .samples(samples)
        } else if let curve = try values.decodeIfPresent([Double].self, forKey: .curve) {
            guard curve.count == 4 else { throw values.mistake(.curve, "a curve has two handles of two numbers each") }
            pace = .curve(curve[0], curve[1], curve[2], curve[3])
        }
        guard duration > 0, !self.values.isEmpty else {
            throw values.mistake(.duration, "an animation takes time, and has a value at least")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(number, forKey: .number)
        try values.encode(property, forKey: .property)
        try values.encode(self.values, forKey: .values)
        try values.put(times, .times, unless: [])
        try values.put(beginsWhereSeen, .beginsWhereSeen, unless: false)
        try values.encode(duration, forKey: .duration)
        try values.put(delay, .delay, unless: 0)
        try values.put(autoreverses, .autoreverses, unless: false)
        if let count { try values.put(count, .count, unless: 1) } else { try values.encode(true, forKey: .isEndless) }
        switch pace {
        case .curve(0, 0, 1, 1): break
        case .curve(let x1, let y1, let x2, let y2): try values.encode([x1, y1, x2, y2], forKey: .curve)
        case .samples(let samples): try values.encode(samples, forKey: .samples)
        }
    }
}
