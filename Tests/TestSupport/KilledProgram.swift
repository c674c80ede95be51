// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Processes
import Synchronization

/// When a process is killed: after so many lines, and so much later.
package struct KillMoment: Sendable {
    package var lines: Int
    package var delay: Duration
}

/// Such moments at random, the same for the same seed.
package struct SeededMoments {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> KillMoment {
        KillMoment(lines: Int(draw(24)), delay: .microseconds(Int(draw(3000))))
    }

    private mutating func draw(_ count: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % count
    }
}

/// One of the package's programs, killed by its own supervisor's thread.
package final class KilledProgram: ChildObserver {
    private struct State {
        var child: ChildProcess?
        var output: [UInt8] = []
        var ended: CheckedContinuation<Void, any Error>?
    }

    private let program: String
    private let moment: KillMoment
    private let state = Mutex(State())

    package init(_ program: String, moment: KillMoment) {
        self.program = program
        self.moment = moment
    }

    /// The whole lines that it said until it was killed.
    package func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> [String] {
        let launch = ChildLaunch(
            executable: PackageRoot.products.appending(path: program).path, arguments: arguments,
            directory: folder.url.path,
            limits: ResourceLimits(), hasConnection: false)
        try await withCheckedThrowingContinuation { continuation in
            state.withLock { $0.ended = continuation }
            ChildProcess.launch(launch, observer: self)
        }
        let output = state.withLock { String(decoding: $0.output, as: UTF8.self) }
        // A line that was cut off acknowledges nothing.
        guard let end = output.lastIndex(of: "\n") else { return [] }
        return output[..<end].split(separator: "\n").map(String.init)
    }

    package func started(_ child: ChildProcess) {
        state.withLock { $0.child = child }
        if moment.lines == 0 { killLater() }
    }

    package func notStarted(_ error: LaunchError) {
        finish(.failure(error))
    }

    package func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
        guard channel == .standardOutput else { return }
        let lines = state.withLock { state in
            state.output.append(contentsOf: bytes)
            return state.output.count { $0 == UInt8(ascii: "\n") }
        }
        if lines >= moment.lines { killLater() }
    }

    package func ended(_ termination: Termination) {
        finish(.success(()))
    }

    package func received(_ bytes: UnsafeRawBufferPointer) {}
    package func connectionClosed() {}

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
