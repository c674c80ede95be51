// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Processes
import Store
import Synchronization
import TestSupport
import Testing
import Wire

@testable import Keychain

/// Scenario G3: what was acknowledged survives whatever happens to the process.
@Suite("Killed at any moment")
struct KillTests {
    @Test("the keychain has every acknowledged write, none by half, and a whole database", .timeLimit(.minutes(10)))
    func kill() async throws {
        let folder = try TemporaryFolder()
        let writer = try BundleIdentity.testing("org.example.writer")
        var acknowledged: [String: Int] = [:]
        var random = SeededMoments(seed: 20_261_121)
        var writes = 0
        for round in 1...200 {
            let run = KilledWriter(moment: random.next())
            let lines = try await run.run(in: folder, seed: round)
            var begun: (account: String, number: Int)?
            for line in lines {
                guard let (mark, account, number) = Self.parse(line) else { continue }
                begun = mark == ">" ? (account, number) : nil
                guard mark == "<" else { continue }
                acknowledged[account] = number
                writes += 1
            }
            try await verify(folder, by: writer, &acknowledged, begun, round)
        }
        #expect(writes > 200, "the writer hardly came to write")
    }

    /// Whatever was begun last may be there or not; nothing else may differ from what was acknowledged.
    private func verify(
        _ folder: TemporaryFolder, by writer: BundleIdentity, _ acknowledged: inout [String: Int],
        _ begun: (account: String, number: Int)?, _ round: Int
    ) async throws {
        let test = try await TestKeychain(in: folder)
        try await test.store.checkIntegrity()
        for account in Set(acknowledged.keys).union(begun.map { [$0.account] } ?? []) {
            let query = KeychainRequest.Attributes.password(account, service: "writer").returningData
            let reply = await test.copy(query, by: writer)
            let number = reply.result.flatMap { Self.number(in: $0, of: account) }
            if let begun, begun.account == account, number == begun.number {
                acknowledged[account] = begun.number
            } else {
                #expect(number == acknowledged[account], "round \(round), \(account): \(reply.status)")
            }
        }
    }

    private static func parse(_ line: String) -> (mark: String, account: String, number: Int)? {
        let words = line.split(separator: " ")
        guard words.count == 4, let number = Int(words[3]) else { return nil }
        return (String(words[0]), "\(words[1]) \(words[2])", number)
    }

    /// The number that a secret was made from; nil when it is not whole.
    private static func number(in value: PropertyListValue, of account: String) -> Int? {
        guard case .data(let data) = value else { return nil }
        let start = Data("\(account) ".utf8)
        let digits = data.dropFirst(start.count).prefix { $0 != UInt8(ascii: " ") }
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        let whole =
            Data("\(account) \(number) ".utf8)
            + Data(repeating: UInt8(truncatingIfNeeded: number), count: number * 7919 % 20_000)
        return data == whole ? number : nil
    }
}

/// When a process is killed: after so many lines, and so much later.
private struct KillMoment: Sendable {
    var lines: Int
    var delay: Duration
}

private struct SeededMoments {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> KillMoment {
        KillMoment(lines: Int(draw(24)), delay: .microseconds(Int(draw(3000))))
    }

    private mutating func draw(_ count: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % count
    }
}

/// A writer that is killed by its own supervisor's thread.
private final class KilledWriter: ChildObserver {
    private struct State {
        var child: ChildProcess?
        var output: [UInt8] = []
        var ended: CheckedContinuation<Void, any Error>?
    }

    private let moment: KillMoment
    private let state = Mutex(State())

    init(moment: KillMoment) { self.moment = moment }

    /// What the writer said until it was killed.
    func run(in folder: TemporaryFolder, seed: Int) async throws -> [String] {
        let launch = ChildLaunch(
            executable: PackageRoot.products.appending(path: "KeychainWriter").path,
            arguments: ["churn", folder.url.path, "\(seed)"], directory: folder.url.path,
            limits: ResourceLimits(), hasConnection: false)
        try await withCheckedThrowingContinuation { continuation in
            state.withLock { $0.ended = continuation }
            ChildProcess.launch(launch, observer: self)
        }
        // A line that was cut off was not acknowledged.
        return state.withLock { String(decoding: $0.output, as: UTF8.self) }.split(separator: "\n").map(String.init)
    }

    func started(_ child: ChildProcess) {
        state.withLock { $0.child = child }
        if moment.lines == 0 { killLater() }
    }

    func notStarted(_ error: LaunchError) {
        finish(.failure(error))
    }

    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
        guard channel == .standardOutput else { return }
        let lines = state.withLock { state in
            state.output.append(contentsOf: bytes)
            return state.output.count { $0 == UInt8(ascii: "\n") }
        }
        if lines >= moment.lines { killLater() }
    }

    func ended(_ termination: Termination) {
        finish(.success(()))
    }

    func received(_ bytes: UnsafeRawBufferPointer) {}
    func connectionClosed() {}

    /// Spins, since a thread that sleeps wakes when it suits the kernel.
    private func killLater() {
        let clock = ContinuousClock()
        let end = clock.now + moment.delay
        while clock.now < end {}
        state.withLock { $0.child }?.kill()
    }

    private func finish(_ result: Result<Void, any Error>) {
        let continuation = state.withLock { state in
            defer { state.ended = nil }
            return state.ended
        }
        continuation?.resume(with: result)
    }
}
