// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What /proc reports a process; see proc(5).
struct ProcessStatus {
    /// One letter: `T` for one that is stopped.
    var state: String
    /// The processor time it has used, in ticks.
    var time: Int

    init?(of process: Int32) {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            // The name, in parentheses, may hold anything.
            let end = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
        state = String(fields[0])
        time = user + system
    }

    static func children(of process: Int32) -> [Int32] {
        let text = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
        return (text ?? "").split(separator: " ").compactMap { Int32($0) }
    }

    /// A signal reaches each thread at its next step: nothing tells when all have taken it but a look.
    static func wait(until state: String, for processes: [Int32]) async throws {
        let deadline = ContinuousClock.now + .seconds(30)
        while !processes.allSatisfy({ Self(of: $0)?.state == state }) {
            guard ContinuousClock.now < deadline else { throw TooLate() }
            await Task.yield()
        }
    }

    struct TooLate: Error {}
}
