// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Processes
import Sentences
import TestSupport
import Testing
import Wire

@Suite("A sandbox")
struct SandboxTests {
    @Test("that cannot be had says what to install, and how to go without")
    func missing() throws {
        let error = #expect(throws: Problem<Fault>.self) { try Sandbox(path: "/nonexistent") }
        #expect(error?.description.contains("bwrap") == true)
        #expect(error?.description.contains("install the package bubblewrap") == true)
        #expect(error?.description.contains("--no-sandbox") == true)
    }

    @Test("that the machine forbids fails the start with its words, and starts nothing")
    func forbidden() async throws {
        let folder = try TemporaryFolder()
        let tool = folder.url.appending(path: "bwrap")
        try Data("#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n".utf8).write(to: tool)
        #expect(chmod(tool.path(percentEncoded: false), 0o755) == 0)
        let host = ExtensionHost(sandbox: try Sandbox(path: folder.url.path(percentEncoded: false)))
        let launch = BundleLaunch(
            identifier: "com.example.peer", executable: PackageRoot.products.appending(path: "TestPeer"),
            workingDirectory: folder.url, policy: SandboxPolicy(writable: [folder.url]))
        let error = await #expect(throws: ExtensionFailure.self) {
            try await host.send(.handle(IntentPayload(className: "Order")), to: launch)
        }
        #expect(error?.kind == .launchFailed)
        #expect(
            error?.text.description.contains("No permissions to create new namespace") == true, "\(error?.text ?? "")")
        #expect(error?.text.description.contains("--no-sandbox") == true)
        #expect(host.processes == [])
    }

    @Test("shows what the policy names, and goes on the network only when told")
    func arguments() throws {
        let folder = try TemporaryFolder()
        let tool = folder.url.appending(path: "bwrap")
        try Data().write(to: tool)
        #expect(chmod(tool.path(percentEncoded: false), 0o755) == 0)
        let sandbox = try Sandbox(path: folder.url.path(percentEncoded: false))
        let launch = ChildLaunch(executable: "/apps/a.app/a", directory: "/containers/a")
        var policy = SandboxPolicy(
            readable: [URL(filePath: "/apps/a.app/")], writable: [URL(filePath: "/containers/a/")])
        let closed = try #require(try sandbox.confine(launch, by: policy).confinement)
        #expect(
            closed.arguments.joined(separator: " ").contains("--ro-bind /apps/a.app /apps/a.app --bind /containers/a"))
        #expect(!closed.arguments.contains("--share-net"))
        #expect(!closed.arguments.contains("/etc/resolv.conf"))
        #expect(closed.processes == 1)
        policy.allowsNetwork = true
        let open = try #require(try sandbox.confine(launch, by: policy).confinement)
        #expect(open.arguments.contains("--share-net"))
        #expect(open.arguments.contains("/etc/resolv.conf"))
        #expect(open.filter != closed.filter)
        policy.readable = [URL(filePath: "/")]
        let whole = try #require(try sandbox.confine(launch, by: policy).confinement)
        #expect(whole.arguments.joined(separator: " ").contains("--ro-bind / / --bind /containers/a"))
        // The last thing that is done to the files.
        #expect(open.arguments.suffix(4) == ["--remount-ro", "/", "--chdir", "/containers/a"])
    }

    @Test(
        "starts a program as soon as nobody has it open for writing any more",
        .enabled(if: MachineSandbox.isAvailable, "\(MachineSandbox.reason)"))
    func busy() async throws {
        let folder = try TemporaryFolder()
        let program = folder.url.appending(path: "program")
        try FileManager.default.copyItem(at: URL(filePath: "/bin/true").resolvingSymlinksInPath(), to: program)
        let writer = try FileHandle(forWritingTo: program)
        let launch = try Sandbox(path: nil).confine(
            ChildLaunch(
                executable: program.path(percentEncoded: false), directory: folder.url.path(percentEncoded: false)),
            by: SandboxPolicy(readable: [program], writable: [folder.url]))
        let end = Task { await SingleEnd.of(launch) }
        // Far longer than a start takes, and far less than it waits for writers.
        try await Task.sleep(for: .milliseconds(100))
        try writer.close()
        #expect(try await end.value.get().isSuccess)
    }

    @Test(
        "left out, the same extension sees and does it all: what the others show is the sandbox's doing",
        arguments: ["read database", "read home/notes.txt", "write Containers/other/new", "read Groups/other/shared"])
    func without(attempt: String) async throws {
        let room = try HostileRoom(sandbox: false)
        let words = attempt.split(separator: " ").map(String.init)
        #expect(try await room.attempt(words[0], room.path(words[1])) == 0)
        #expect(try await room.attempt("memoryFile") == 0)
        #expect(try await room.count("processes") > 1)
        await room.close()
    }
}

/// Waits for the end of one process.
private final class SingleEnd: ChildObserver {
    private let continuation: CheckedContinuation<Result<Termination, LaunchError>, Never>

    private init(_ continuation: CheckedContinuation<Result<Termination, LaunchError>, Never>) {
        self.continuation = continuation
    }

    static func of(_ launch: ChildLaunch) async -> Result<Termination, LaunchError> {
        await withCheckedContinuation { ChildProcess.launch(launch, observer: SingleEnd($0)) }
    }

    func started(_ child: ChildProcess) {}
    func notStarted(_ error: LaunchError) { continuation.resume(returning: .failure(error)) }
    func received(_ bytes: UnsafeRawBufferPointer) {}
    func connectionClosed() {}
    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {}
    func ended(_ termination: Termination) { continuation.resume(returning: .success(termination)) }
}
