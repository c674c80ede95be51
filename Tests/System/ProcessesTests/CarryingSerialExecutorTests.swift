// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Sentences
import Testing

@Suite("An actor on a carrying executor")
struct CarryingSerialExecutorTests {
    private actor Counter {
        private let executor = CarryingSerialExecutor(label: "org.beckon.tests.counter")
        private var count = 0

        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

        func threadName() -> String { Thread.current.name ?? "" }

        func add() -> Int {
            let before = count
            // Long enough for another thread to come between, if it could.
            for _ in 0..<100 { count += 1 }
            return count - before
        }

        var total: Int { count }
    }

    /// Asks a counter from the process's own thread, again and again.
    private final class Asker: ChildObserver {
        struct Finding: Sendable {
            var threads: [String]
            var additions: Set<Int>
        }

        let counter = Counter()
        let findings: AsyncStream<Finding>
        private let continuation: AsyncStream<Finding>.Continuation

        init() {
            (findings, continuation) = AsyncStream.makeStream()
        }

        func started(_ child: ChildProcess) {
            Task(executorPreference: CarryingExecutor.shared) { [counter, continuation] in
                var threads = [await counter.threadName(), CarryingSerialExecutorTests.threadName()]
                var additions: Set<Int> = []
                for _ in 0..<1000 { additions.insert(await counter.add()) }
                threads.append(await counter.threadName())
                continuation.yield(Finding(threads: threads, additions: additions))
                continuation.finish()
                child.kill()
            }
        }

        func notStarted(_ error: LaunchError) {
            continuation.finish()
        }

        func received(_ bytes: UnsafeRawBufferPointer) {}
        func connectionClosed() {}
        func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {}
        func ended(_ termination: Termination) {}
    }

    private static func threadName() -> String { Thread.current.name ?? "" }

    private func launch(_ asker: Asker) {
        ChildProcess.launch(
            ChildLaunch(executable: "/bin/sleep", arguments: ["1000"], directory: "/"), observer: asker)
    }

    @Test("works on the thread of the process whose task asks, and the task stays there")
    func thread() async throws {
        let asker = Asker()
        launch(asker)
        let finding = try #require(await asker.findings.first { _ in true })
        #expect(finding.threads == ["sleep", "sleep", "sleep"])
        #expect(await asker.counter.threadName() != "sleep")
    }

    @Test("does one thing at a time, no matter who asks")
    func exclusion() async throws {
        let asker = Asker()
        launch(asker)
        let counter = asker.counter
        let others = await withTaskGroup(of: Set<Int>.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var additions: Set<Int> = []
                    for _ in 0..<1000 { additions.insert(await counter.add()) }
                    return additions
                }
            }
            return await group.reduce(into: Set<Int>()) { $0.formUnion($1) }
        }
        let finding = try #require(await asker.findings.first { _ in true })
        #expect(others.union(finding.additions) == [100])
        #expect(await counter.total == 500_000)
    }
}
