// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Testing

@Suite("The carrying executor")
struct CarryingExecutorTests {
    private static func threadName() -> String { Thread.current.name ?? "" }

    /// Starts a task from the process's own thread and says where it ran, before and after a wait.
    private final class Starter: ChildObserver {
        let names: AsyncStream<[String]>
        private let continuation: AsyncStream<[String]>.Continuation

        init() {
            (names, continuation) = AsyncStream.makeStream()
        }

        func started(_ child: ChildProcess) {
            Task(executorPreference: CarryingExecutor.shared) { [continuation] in
                var names = [threadName()]
                // What is there already is not waited for, and the thread stays; one of these is not.
                var tries = 0
                repeat {
                    await Task.detached {}.value
                    tries += 1
                } while threadName() == names[0] && tries < 1_000
                names.append(threadName())
                continuation.yield(names)
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

    @Test("runs what a process's thread begins on that thread, and the rest on the pool")
    func threads() async throws {
        let starter = Starter()
        ChildProcess.launch(
            ChildLaunch(executable: "/bin/sleep", arguments: ["1000"], directory: "/"), observer: starter)
        let names = try #require(await starter.names.first { _ in true })
        #expect(names[0] == "sleep")
        #expect(names[1] != "sleep")
    }

    @Test("runs tasks begun elsewhere, on the pool")
    func elsewhere() async {
        let sum = await withTaskExecutorPreference(CarryingExecutor.shared) {
            await withTaskGroup(of: Int.self) { group in
                for number in 1...1000 {
                    group.addTask {
                        await Task.yield()
                        return number
                    }
                }
                return await group.reduce(0, +)
            }
        }
        #expect(sum == 500_500)
    }
}
