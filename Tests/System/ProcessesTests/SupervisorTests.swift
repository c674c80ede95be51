// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Synchronization
import TestSupport
import Testing

@testable import Processes

@Suite("The supervisor", .timeLimit(.minutes(2))) struct SupervisorTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A shell that counts its starts by a letter each in the file `starts`.
    private func shell(_ script: String) -> ChildLaunch {
        ChildLaunch(
            executable: "/bin/sh", arguments: ["-c", "printf x >>starts; \(script)"],
            environment: ["PATH": "/usr/bin:/bin"], directory: folder.url.path)
    }

    private var starts: Int {
        get throws { try Data(contentsOf: folder.url.appending(path: "starts")).count }
    }

    private var quick: Supervisor.Patience {
        var patience = Supervisor.Patience()
        patience.first = .milliseconds(1)
        return patience
    }

    @Test("a program that exits by itself is done, whatever its status", arguments: [0, 1, 130])
    func exits(status: Int) async throws {
        let supervisor = try Supervisor(of: shell("exit \(status)"))
        #expect(try await supervisor.run { _ in Issue.record("it was started again") } == status)
        #expect(try starts == 1)
    }

    @Test("one that a signal ended is started again, and the viewer is told each time")
    func restarts() async throws {
        let told = Mutex<[Termination.Cause]>([])
        let supervisor = try Supervisor(
            of: shell("[ $(wc -c <starts) = 3 ] && exit 7; kill -SEGV $$"), patience: quick)
        #expect(try await supervisor.run { cause in told.withLock { $0.append(cause) } } == 7)
        #expect(told.withLock(\.self) == [.signal(11), .signal(11)])
        #expect(try starts == 3)
    }

    @Test("cancelled, it asks the program to end and waits for it")
    func cancelled() async throws {
        let pipe = folder.url.appending(path: "ready").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let supervisor = try Supervisor(
            of: shell("trap 'echo >ended; exit 3' TERM; echo ready >\(pipe); while :; do read line <\(pipe); done"))
        let running = Task { try await supervisor.run { _ in Issue.record("it was started again") } }
        _ = try await Subprocess("/bin/cat", pipe, environment: [:], directory: "/").run()
        running.cancel()
        #expect(try await running.value == 3)
        #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "ended").path))
    }

    @Test("what cannot be started is told about at once")
    func missing() async throws {
        let supervisor = try Supervisor(of: ChildLaunch(executable: "/nowhere/beckon", directory: "/"))
        await #expect(throws: LaunchError.notFound(path: "/nowhere/beckon")) { try await supervisor.run { _ in } }
    }

    @Test(
        "waits the longer, the more starts in a row went badly",
        arguments: [(0, 0), (1, 0), (2, 250), (3, 500), (4, 1000), (8, 16_000), (9, 30_000), (1_000_000, 30_000)])
    func patience(failures: Int, milliseconds: Int) {
        #expect(Supervisor.Patience().pause(after: failures) == .milliseconds(milliseconds))
    }
}
