// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Does pieces of work one after the other, in the order in which they come.
package final class WorkInTurn: Sendable {
    private let last = Mutex<Task<Void, Never>?>(nil)

    package init() {}

    /// Whether anything was ever begun.
    var isBusy: Bool { last.withLock { $0 != nil } }

    /// Does a piece of work when all before it are done, and gives the result; who is cancelled has it cancelled.
    package func perform<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = last.withLock { last in
            let former = last
            let task = Task {
                await former?.value
                return try await work()
            }
            last = Task { _ = await task.result }
            return task
        }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
