// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import IntentValues
import Sentences
import TestSupport
import Testing
import Wire

@Suite("An extension's process")
struct LifetimeTests {
    @Test("is ended when it was idle for a minute, and not before")
    func idle() async throws {
        let clock = ManualClock()
        var limits = ExtensionLimits.forTests
        limits.idle = ExtensionLimits.standard.idle
        let peers = try PeerHost(limits, clock: clock)
        _ = try await peers.host.send(.handleOrder, to: peers.launch())
        clock.advance(by: .seconds(59))
        _ = try await peers.host.send(.handleOrder, to: peers.launch())
        #expect(peers.record.started.count == 1)
        clock.advance(by: .seconds(59))
        _ = try await peers.host.send(.handleOrder, to: peers.launch())
        #expect(peers.record.started.count == 1)
        clock.advance(by: .seconds(61))
        await peers.record.end(of: peers.record.started[0])
        _ = try await peers.host.send(.handleOrder, to: peers.launch())
        #expect(peers.record.started.count == 2)
        await peers.host.stopAll()
    }

    @Test("is the first to go when more are idle than are kept, if it was idle longest")
    func fewIdle() async throws {
        var limits = ExtensionLimits.forTests
        limits.idleProcesses = 1
        let peers = try PeerHost(limits)
        _ = try await peers.host.send(.handleOrder, to: peers.launch(identifier: "com.example.one"))
        _ = try await peers.host.send(.handleOrder, to: peers.launch(identifier: "com.example.two"))
        let started = peers.record.started
        await peers.record.end(of: started[0])
        #expect(peers.host.processes == [started[1]])
        await peers.host.stopAll()
    }

    /// By another process: of this one's, a child that is being started may hold the file open for writing.
    private func install(_ executable: URL) async throws {
        let run = try await ToolRun.run(
            URL(filePath: "/bin/cp"), [PeerHost.executable.path(), executable.path()])
        try #require(run.status == 0, "\(run.errors)")
    }

    @Test("is replaced when its program was")
    func update() async throws {
        let clock = ManualClock()
        let peers = try PeerHost(clock: clock)
        var launch = peers.launch()
        launch.executable = peers.folder.url.appending(path: "Extension")
        try await install(launch.executable)
        _ = try await peers.host.send(.handleOrder, to: launch)
        try FileManager.default.removeItem(at: launch.executable)
        try await install(launch.executable)
        clock.advance(by: .seconds(1))
        _ = try await peers.host.send(.handleOrder, to: launch)
        #expect(peers.record.started.count == 2)
        await peers.record.end(of: peers.record.started[0])
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("is replaced when it died while nobody asked it, even to handle")
    func diedIdle() async throws {
        let peers = try PeerHost()
        _ = try await peers.host.send(.handleOrder, to: peers.launch())
        let process = try #require(peers.record.started.first)
        #expect(kill(process, SIGKILL) == 0)
        await peers.record.end(of: process)
        _ = try await peers.host.send(.handleOrder, to: peers.launch())
        #expect(peers.record.started.count == 2)
        await peers.host.stopAll()
    }

    @Test("outlives a caller that lost interest")
    func cancellation() async throws {
        let peers = try PeerHost()
        let launch = peers.launch("forgetsConfirm")
        _ = try await peers.host.send(.handleOrder, to: launch)
        let asking = Task { await peers.failure(of: .confirmOrder, to: launch) }
        asking.cancel()
        #expect(await asking.value?.kind == .cancelled)
        _ = try await peers.host.send(.handleOrder, to: launch)
        #expect(peers.record.started.count == 1)
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("fails what is open when it is stopped, and starts again when asked again")
    func stop() async throws {
        let peers = try PeerHost()
        let launch = peers.launch("forgetsConfirm")
        _ = try await peers.host.send(.handleOrder, to: launch)
        async let failure = peers.failure(of: .confirmOrder, to: launch)
        await peers.record.asking(.confirmOrder)
        await peers.host.stop("com.example.peer")
        #expect(peers.survivors == [])
        #expect(await failure?.kind == .stopped)
        _ = try await peers.host.send(.handleOrder, to: launch)
        await peers.host.stopAll()
    }

    @Test("is not asked what does not fit a frame")
    func tooLarge() async throws {
        let peers = try PeerHost()
        let text = IntentValue.string(String(repeating: "a", count: 65 << 20))
        let failure = await peers.failure(
            of: .handle(IntentPayload(className: "Search", values: ["text": text])), to: peers.launch())
        #expect(failure?.kind == .unsendable)
        #expect(failure?.text.description.contains("67108864") == true)
        await peers.host.stopAll()
    }

    @Test("leaves no descriptor open behind")
    func leaks() async {
        await #expect(processExitsWith: .success) {
            let peers = try PeerHost()
            func round() async throws {
                _ = try await peers.host.send(.handleOrder, to: peers.launch())
                _ = await peers.failure(of: .handleOrder, to: peers.launch("crashesInHandle", identifier: "crasher"))
                var missing = peers.launch(identifier: "missing")
                missing.executable = peers.folder.url.appending(path: "Nowhere")
                _ = await peers.failure(of: .handleOrder, to: missing)
                await peers.host.stopAll()
            }
            func openDescriptors() -> [Int32] { (0..<1024).filter { fcntl($0, F_GETFD) >= 0 } }
            try await round()
            let before = openDescriptors()
            for _ in 0..<5 { try await round() }
            guard openDescriptors() == before else { exit(1) }
        }
    }
}
