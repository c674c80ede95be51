// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes

/// Where the two sides of a measurement run.
///
/// Waking another processor takes longer than all the rest, in a virtual
/// machine above all, and left to itself the kernel puts two processes on one
/// or on two as it happens. So both are measured, and nothing is left to chance.
enum Processors: CaseIterable {
    case one
    case two

    var name: String {
        switch self {
        case .one: "on one processor"
        case .two: "on two processors"
        }
    }

    /// Those the machine has.
    static var available: [Processors] {
        ProcessInfo.processInfo.activeProcessorCount > 1 ? allCases : [.one]
    }

    /// Puts this process on the first processor, with all its threads, and the others as the case says.
    func settle(peers: [Int32]) async throws {
        try await Self.pin(getpid(), to: 0)
        for peer in peers { try await Self.pin(peer, to: self == .one ? 0 : 1) }
    }

    private static func pin(_ process: Int32, to processor: Int) async throws {
        let taskset = try Subprocess.search("taskset", path: nil)
        let output = try await Subprocess(
            taskset, "--all-tasks", "--cpu-list", "--pid", String(processor), String(process), environment: [:],
            directory: "/"
        ).run()
        guard output.termination.isSuccess else { throw BenchmarkError(output.errorText) }
    }
}
