// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Synchronization
import TestSupport
import Testing

@Suite("A child process")
struct ChildProcessTests {
    private func shell(_ script: String, limits: ResourceLimits = ResourceLimits()) -> ChildLaunch {
        ChildLaunch(
            executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], directory: "/",
            limits: limits, hasConnection: true)
    }

    @Test("reads and writes its connection as descriptor 3")
    func connection() async throws {
        let recorder = Recorder { child in #expect(child.send(Data("ping\n".utf8))) }
        ChildProcess.launch(shell("read line <&3; echo $line-pong >&3"), observer: recorder)
        #expect(try await recorder.end().get().isSuccess)
        #expect(recorder.received == "ping-pong\n")
    }

    @Test("gets more than a connection holds, bit by bit, while the sender goes on")
    func largeSend() async throws {
        let recorder = Recorder { child in
            #expect(child.send(Data(repeating: 0x41, count: 5_000_000)))
            #expect(child.send(Data(repeating: 0x42, count: 5_000_000)))
        }
        ChildProcess.launch(shell("head -c 10000000 <&3 | cksum >&3"), observer: recorder)
        #expect(try await recorder.end().get().isSuccess)
        // POSIX cksum of the ten million bytes.
        #expect(recorder.received == "2585296190 10000000\n")
    }

    @Test("that closed its connection is sent nothing, and says so")
    func closed() async throws {
        let child = Mutex<ChildProcess?>(nil)
        let recorder = Recorder { started in child.withLock { $0 = started } }
        ChildProcess.launch(shell("exit 0"), observer: recorder)
        _ = await recorder.end()
        #expect(child.withLock { $0 }?.send(Data([1])) == false)
    }

    @Test("is killed with its group")
    func kill() async throws {
        let recorder = Recorder { $0.kill() }
        ChildProcess.launch(shell("sleep 1000 & wait"), observer: recorder)
        #expect(try await recorder.end().get().cause == .signal(9))
    }

    @Test("may be told to go after it has gone")
    func lateOrders() async throws {
        let child = Mutex<ChildProcess?>(nil)
        let recorder = Recorder { started in child.withLock { $0 = started } }
        ChildProcess.launch(shell("exit 7"), observer: recorder)
        #expect(try await recorder.end().get().cause == .exit(status: 7))
        let ended = try #require(child.withLock { $0 })
        ended.kill()
        ended.terminate(grace: .zero)
        ended.hangUp(grace: .zero)
    }

    @Test("keeps to the limits it is given from its first moment")
    func limits() async throws {
        let recorder = Recorder()
        let limits = ResourceLimits(dataBytes: 64 << 20, openFiles: 32, coreBytes: 0)
        ChildProcess.launch(shell("{ ulimit -d; ulimit -n; ulimit -c; } >&3", limits: limits), observer: recorder)
        #expect(try await recorder.end().get().isSuccess)
        #expect(recorder.received == "65536\n32\n0\n")
    }

    @Test("has Linux's standard signal handling, whatever the host's is")
    func signals() async throws {
        // Foundation and servers ignore SIGPIPE; a program that inherits that misses its end.
        let previous = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, previous) }
        let recorder = Recorder()
        ChildProcess.launch(shell("grep -E 'Sig(Ign|Blk)' /proc/self/status | tr -d '\\t' >&3"), observer: recorder)
        #expect(try await recorder.end().get().isSuccess)
        #expect(recorder.received == "SigBlk:0000000000000000\nSigIgn:0000000000000000\n")
    }

    @Test("does not outlive the process that started it")
    func diesWithStarter() async throws {
        let folder = try TemporaryFolder()
        let alive = folder.url.appending(path: "alive").path(percentEncoded: false)
        #expect(mkfifo(alive, 0o600) == 0)
        let descriptor = open(alive, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        await #expect(processExitsWith: .exitCode(5)) { [alive = alive as String] in
            let launch = ChildLaunch(
                executable: "/bin/sh",
                arguments: ["-c", "exec 4>\(alive); echo held >&3; exec sleep 1000"],
                environment: ["PATH": "/usr/bin:/bin"], directory: "/", hasConnection: true)
            ChildProcess.launch(launch, observer: ExitWhenTold())
            try await Task.sleep(for: .seconds(60))
        }
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&watched, 1, 30_000) == 1)
        #expect(watched.revents & Int16(POLLHUP) != 0)
    }
}

/// Leaves at once, without a goodbye, when the child has its descriptor.
private struct ExitWhenTold: ChildObserver {
    func started(_ child: ChildProcess) {}
    func notStarted(_ error: LaunchError) {}
    func received(_ bytes: UnsafeRawBufferPointer) { _exit(5) }
    func connectionClosed() {}
    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {}
    func ended(_ termination: Termination) {}
}
