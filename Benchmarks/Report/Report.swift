// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What all benchmarks of a run measured.
struct Report: Encodable, Sendable {
    struct Section: Encodable {
        var benchmark: String
        var measurements: [Measurement]
    }

    var sections: [Section] = []

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// A Markdown table for each benchmark.
    var table: String {
        sections.map { section in
            let rows = section.measurements.map(row)
            return "### \(section.benchmark)\n\n| | median | 9 of 10 | goal | runs |\n|---|---:|---:|---:|---:|\n"
                + rows.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private func row(_ measurement: Measurement) -> String {
        func text(_ value: Double?) -> String {
            value.map { String(format: $0 < 100 ? "%.2f" : "%.0f", $0) + " \(measurement.unit.rawValue)" } ?? ""
        }
        let goal = measurement.goal.map { "≤ \(text($0))" } ?? ""
        return "| \(measurement.name) | \(text(measurement.value)) | \(text(measurement.ninth)) | \(goal) "
            + "| \(measurement.count) |"
    }
}
