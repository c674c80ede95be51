// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import Synchronization

@testable import Commands

/// A `beckon serve` that runs in this process.
struct ServedShell {
    fileprivate let task: Task<Shell.Run, Never>

    /// Ends it as Ctrl-C does.
    func end() async -> Shell.Run {
        task.cancel()
        return await task.value
    }
}

extension Shell {
    /// Starts a daemon on the state folder, and returns when it is ready.
    func serve(_ options: String...) async throws -> ServedShell {
        let (ready, continuation) = AsyncStream<Void>.makeStream()
        let words = ["serve", "--unsupervised", "--json", "--no-sandbox"] + options
        let task = Task {
            defer { continuation.finish() }
            return await run(words, onOutput: { _ in continuation.finish() })
        }
        for await _ in ready {}
        return ServedShell(task: task)
    }

    /// Runs a command as the program does: through the daemon, where there is one.
    func visit(_ words: [String], typing lines: [String] = []) async -> Run {
        await run(words, typing: lines, asProgram: true)
    }
}
