// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that is measured; one file each.
protocol Benchmark: Sendable {
    var name: String { get }
    func run() async throws -> [Measurement]
}

/// A benchmark could not be run.
struct BenchmarkError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
