// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One row of the report.
struct Measurement: Encodable, Sendable {
    enum Unit: String, Encodable {
        case microseconds = "µs"
        case mebibytes = "MiB"
        case times = "×"
        /// So many in a second.
        case each = "/s"
        case bytes = "B"
        /// So many of a hundred.
        case hundredths = "%"
    }

    var name: String
    /// The median, where it was taken many times.
    var value: Double
    /// Nine of ten are not above this; nil if it was taken once.
    var ninth: Double?
    var unit: Unit
    /// What it should not exceed, where the design says.
    var goal: Double?
    var count: Int

    init(_ name: String, _ value: Double, _ unit: Unit, goal: Double? = nil) {
        self.name = name
        self.value = value
        self.unit = unit
        self.goal = goal
        count = 1
    }

    init(_ name: String, of samples: [Duration]) {
        let sorted = samples.map { $0 / .microseconds(1) }.sorted()
        self.name = name
        value = sorted[sorted.count / 2]
        ninth = sorted[sorted.count * 9 / 10]
        unit = .microseconds
        count = sorted.count
    }

    /// How many times as long as another.
    func ratio(to other: Measurement, name: String, goal: Double?) -> Measurement {
        Measurement(name, value / other.value, .times, goal: goal)
    }
}
