// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Processes
import Sentences
import ShortcutRunner
package import Shortcuts
import Synchronization

/// The running shortcuts of all front ends.
package final class ShortcutRuns: Sendable {
    private struct Entry: Sendable {
        var run: RunningShortcut
        var stop: @Sendable () -> Void
    }

    private struct State {
        var entries: [Entry] = []
        var last = 0
    }

    /// More shortcuts do not run at once.
    package static let most = 16

    /// All that run, whenever another begins or ends, or one comes to another action.
    package let changes = Broadcast<[RunningShortcut]>()
    private let state = Mutex(State())

    package init() {}

    /// All that run, in the order in which they began.
    package var all: [RunningShortcut] { state.withLock { $0.entries.map(\.run) } }

    /// Has a shortcut run until the work returns, or somebody stops it.
    ///
    /// - Parameters:
    ///   - run: Gets a number of its own.
    ///   - work: Is given the number; its task is cancelled when the run is stopped, or the caller's task is cancelled.
    /// - Throws: `ShortcutFailure` of the work, or where too many run already.
    package func run(
        _ run: RunningShortcut, _ work: @escaping @Sendable (Int) async -> Result<Content, ShortcutFailure>
    ) async throws(ShortcutFailure) -> Content {
        let task = try begin(run, work)
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        return try result.get()
    }

    private func begin(
        _ run: RunningShortcut, _ work: @escaping @Sendable (Int) async -> Result<Content, ShortcutFailure>
    ) throws(ShortcutFailure) -> Task<Result<Content, ShortcutFailure>, Never> {
        let task = state.withLock { state -> Task<Result<Content, ShortcutFailure>, Never>? in
            guard state.entries.count < Self.most else { return nil }
            state.last += 1
            let number = state.last
            let task = Task { [self] in
                let result = await work(number)
                end(number)
                return result
            }
            var run = run
            run.id = number
            state.entries.append(Entry(run: run) { task.cancel() })
            return task
        }
        guard let task else {
            throw ShortcutFailure(
                "\(Self.most) shortcuts are already running", remedy: "stop one of them first", kind: .tooMuch)
        }
        changes.post(all)
        return task
    }

    /// A run has come to an action.
    func advance(_ number: Int, to progress: RunProgress) {
        state.withLock { state in
            guard let place = state.entries.firstIndex(where: { $0.run.id == number }) else { return }
            state.entries[place].run.progress = progress
        }
        changes.post(all)
    }

    private func end(_ number: Int) {
        state.withLock { $0.entries.removeAll { $0.run.id == number } }
        changes.post(all)
    }

    /// Stops a run; what it waits for is cancelled.
    package func stop(_ number: Int) { stop { $0.id == number } }

    /// Stops every run that this holds for.
    func stop(where isMeant: (RunningShortcut) -> Bool) {
        let stops = state.withLock { $0.entries.filter { isMeant($0.run) }.map(\.stop) }
        for stop in stops { stop() }
    }
}
