// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import ShortcutRunner
import Shortcuts
import Testing

@testable import BeckonSystem

@Suite("The shortcuts that run", .timeLimit(.minutes(1)))
struct ShortcutRunsTests {
    private let runs = ShortcutRuns()

    /// A run that goes on until it is stopped, once it is among the others.
    private func start(_ run: RunningShortcut) async -> (number: Int, result: Task<ShortcutFailure?, Never>) {
        let (began, continuation) = AsyncStream.makeStream(of: Int.self)
        let result = Task { [runs] () -> ShortcutFailure? in
            do throws(ShortcutFailure) {
                _ = try await runs.run(run) { number in
                    continuation.yield(number)
                    // A stream that nobody ends ends with the task that reads it.
                    let (never, end) = AsyncStream.makeStream(of: Void.self)
                    for await _ in never {}
                    withExtendedLifetime(end) {}
                    return .failure(.cancelled)
                }
                return nil
            } catch {
                return error
            }
        }
        var numbers = began.makeAsyncIterator()
        let number = await numbers.next() ?? 0
        return (number, result)
    }

    @Test("one is stopped by its number, and the others go on")
    func stop() async throws {
        let first = await start(RunningShortcut(name: "One"))
        let second = await start(RunningShortcut(name: "Two"))
        runs.advance(second.number, to: RunProgress(action: 2, title: "Wait", count: 3))
        #expect(runs.all.map(\.name) == ["One", "Two"])
        #expect(runs.all.map { $0.progress?.action } == [nil, 2])
        runs.stop(first.number)
        #expect(await first.result.value?.kind == .cancelled)
        #expect(runs.all.map(\.name) == ["Two"])
        runs.stop(second.number)
        #expect(await second.result.value?.kind == .cancelled)
        #expect(runs.all.isEmpty)
    }

    @Test("those that an app had run end with it, and a person's do not")
    func app() async throws {
        let app = try #require(BundleIdentifier("org.example.app"))
        let own = await start(RunningShortcut(name: "Mine"))
        let others = await start(RunningShortcut(name: "Its", app: app))
        runs.stop { $0.app == app }
        #expect(await others.result.value?.kind == .cancelled)
        #expect(runs.all.map(\.name) == ["Mine"])
        runs.stop(own.number)
        _ = await own.result.value
    }

    @Test("too many are refused, and one that is over makes room")
    func bound() async throws {
        var all: [(number: Int, result: Task<ShortcutFailure?, Never>)] = []
        for number in 1...ShortcutRuns.most { all.append(await start(RunningShortcut(name: "\(number)"))) }
        let failure = await #expect(throws: ShortcutFailure.self) {
            _ = try await runs.run(RunningShortcut(name: "One more")) { _ in .success(.nothing) }
        }
        #expect(failure?.kind == .tooMuch)
        runs.stop(all[0].number)
        _ = await all[0].result.value
        _ = try await runs.run(RunningShortcut(name: "Another")) { _ in .success(.nothing) }
        for one in all { runs.stop(one.number) }
        for one in all { _ = await one.result.value }
        #expect(runs.all.isEmpty)
    }

    @Test("anyone who waits for a run that is given up has it stopped")
    func givenUp() async throws {
        let run = await start(RunningShortcut(name: "One"))
        run.result.cancel()
        #expect(await run.result.value?.kind == .cancelled)
        #expect(runs.all.isEmpty)
    }
}
