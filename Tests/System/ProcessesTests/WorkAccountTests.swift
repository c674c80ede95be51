// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Synchronization
import Testing

@Suite("Work that somebody causes", .timeLimit(.minutes(1))) struct WorkAccountTests {
    private final class Tally: Sendable {
        private let state = Mutex((atOnce: 0, most: 0, charged: [Duration]()))

        var most: Int { state.withLock { $0.most } }
        var charges: [Duration] { state.withLock { $0.charged } }

        func charge(_ cost: Duration) { state.withLock { $0.charged.append(cost) } }

        func work() {
            state.withLock { state in
                state.atOnce += 1
                state.most = max(state.most, state.atOnce)
            }
            for _ in 0..<1_000 { sched_yield() }
            state.withLock { $0.atOnce -= 1 }
        }
    }

    private struct Refusal: Error, Equatable {}

    @Test("is done one piece after another, and each is charged")
    func oneAtATime() async throws {
        let tally = Tally()
        let account = WorkAccount { tally.charge($0) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { try await account.run { tally.work() } } }
            try await group.waitForAll()
        }
        #expect(tally.most == 1)
        #expect(tally.charges.count == 20)
        #expect(tally.charges.allSatisfy { $0 > .zero })
    }

    @Test("is charged where it fails, too")
    func failure() async {
        let tally = Tally()
        let account = WorkAccount { tally.charge($0) }
        await #expect(throws: Refusal()) { try await account.run { throw Refusal() } }
        #expect(throws: Refusal()) { try account.count { throw Refusal() } }
        #expect(tally.charges.count == 2)
    }

    @Test("does not hold up what others cause")
    func neighbours() async throws {
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let gate = DispatchSemaphore(value: 0)
        // More than the pool has threads.
        let slow = (0..<64).map { _ in
            Task {
                try await WorkAccount().run {
                    beginning.yield()
                    gate.wait()
                }
            }
        }
        for await _ in begun { break }
        #expect(try await WorkAccount().run { 7 } == 7)
        for _ in slow { gate.signal() }
        for task in slow { try await task.value }
    }

    @Test("is stopped with its cause, begun or waiting")
    func end() async throws {
        let account = WorkAccount()
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let first = Task {
            try await account.run {
                beginning.yield()
                while !Task.isCancelled { sched_yield() }
            }
        }
        for await _ in begun { break }
        let second = Task { try await account.run { Issue.record("it was begun") } }
        account.end()
        await #expect(throws: CancellationError.self) { try await first.value }
        await #expect(throws: CancellationError.self) { try await second.value }
        // Often, since a task may run before its maker goes on.
        for _ in 0..<1000 {
            await #expect(throws: CancellationError.self) { try await account.run { Issue.record("it was begun") } }
        }
    }

    @Test("is stopped where nobody waits for it any more")
    func cancelled() async throws {
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await WorkAccount().run {
                beginning.yield()
                while !Task.isCancelled { sched_yield() }
            }
        }
        for await _ in begun { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
