// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a process has in memory, in MiB.
struct MeasuredMemory {
    /// At the most so far.
    let peak: Double
    /// Now.
    let resident: Double

    /// - Parameter process: Its number, or `self`.
    init(of process: String) throws {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        func mebibytes(_ field: String) throws -> Double {
            let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
            guard let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
            else {
                throw BenchmarkError("/proc/\(process)/status has no \(field)")
            }
            return kibibytes / 1024
        }
        peak = try mebibytes("VmHWM")
        resident = try mebibytes("VmRSS")
    }
}
