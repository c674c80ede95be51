// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

/// Something an extension tries, and the error it is to get; 0 where it may.
struct Attempt: CustomTestStringConvertible, Sendable {
    let name: String
    /// Below the test's folder where it begins with no slash.
    let target: String
    let error: Int32

    init(_ name: String, _ target: String = "", _ error: Int32) {
        self.name = name
        self.target = target
        self.error = error
    }

    var testDescription: String { "\(name) \(target)" }
}

@Suite("A hostile extension in its sandbox", .enabled(if: MachineSandbox.isAvailable, "\(MachineSandbox.reason)"))
struct HostileExtensionTests {
    @Test(
        "sees its own files and no others",
        arguments: [
            Attempt("read", "Containers/own/diary", 0), Attempt("write", "Containers/own/new", 0),
            Attempt("read", "Groups/own/shared", 0), Attempt("write", "Groups/own/shared", 0),
            Attempt("read", "Apps/own.app/Info.plist", 0), Attempt("write", "Apps/own.app/Info.plist", EROFS),
            Attempt("write", "Apps/own.app/new", EROFS),
            Attempt("read", "Containers/other/diary", ENOENT), Attempt("write", "Containers/other/new", ENOENT),
            Attempt("read", "Groups/other/shared", ENOENT), Attempt("read", "database", ENOENT),
            Attempt("read", "home/notes.txt", ENOENT),
            Attempt("grow", "Containers/own/large", EFBIG),
        ])
    func files(_ attempt: Attempt) async throws {
        let room = try HostileRoom()
        #expect(try await room.attempt(attempt.name, room.path(attempt.target)) == attempt.error)
        await room.close()
    }

    @Test(
        "sees nothing of the person's or the machine's",
        arguments: [
            homes("/root"), homes("/home"), Attempt("list", "/usr/bin", ENOENT),
            Attempt("list", "/var/lib", ENOENT), Attempt("list", "/var/log", ENOENT), Attempt("list", "/run", ENOENT),
            Attempt("list", "/sys", ENOENT),
            Attempt("read", "/etc/passwd", ENOENT), Attempt("read", "/etc/shadow", ENOENT),
            Attempt("read", "/etc/machine-id", ENOENT), Attempt("read", "/dev/mem", ENOENT),
            Attempt("read", "/dev/zero", ENOENT), Attempt("read", "/dev/tty", ENOENT),
            Attempt("read", "/dev/urandom", 0), Attempt("read", "/proc/self/stat", 0),
            Attempt("write", "/new", EROFS), Attempt("write", "/dev/new", EROFS),
            Attempt("write", "/usr/lib/new", EROFS), Attempt("write", "/etc/new", EROFS),
            // Root's own, so that only root gets as far as to be told that it is read-only.
            Attempt("write", "/proc/sys/kernel/core_pattern", getuid() == 0 ? EROFS : EACCES),
            Attempt("write", "/tmp/new", 0),
            Attempt("makeDevice", "/tmp/disk", EPERM),
        ])
    func machine(_ attempt: Attempt) async throws {
        let room = try HostileRoom()
        #expect(try await room.attempt(attempt.name, attempt.target) == attempt.error)
        await room.close()
    }

    @Test("does not see the files in the person's home, no matter who that is")
    func home() async throws {
        let room = try HostileRoom()
        let home = FileManager.default.homeDirectoryForCurrentUser
        let files = FileManager.default.enumerator(
            at: home, includingPropertiesForKeys: nil, options: .skipsSubdirectoryDescendants)
        let paths = files?.compactMap { ($0 as? URL)?.path(percentEncoded: false) } ?? []
        for path in paths.filter({ !$0.hasSuffix("/") }).prefix(3) {
            #expect(try await room.attempt("read", path) == ENOENT, "\(path)")
        }
        await room.close()
    }

    @Test(
        "reaches no other process",
        arguments: [
            Attempt("signal", "neighbour", ESRCH), Attempt("signal", "daemon", ESRCH),
            Attempt("attach", "neighbour", EPERM), Attempt("readMemory", "neighbour", EPERM),
            Attempt("takeDescriptor", "neighbour", EPERM), Attempt("takeDescriptor", "daemon", EPERM),
            Attempt("signalParent", "", ESRCH), Attempt("signalEverybody", "", ESRCH),
        ])
    func processes(_ attempt: Attempt) async throws {
        let room = try HostileRoom()
        let neighbour = try await room.neighbour()
        let targets: [String: pid_t] = ["neighbour": neighbour, "daemon": getpid()]
        let target = targets[attempt.target] ?? 0
        #expect(try await room.attempt(attempt.name, String(target)) == attempt.error)
        #expect(kill(neighbour, 0) == 0)
        await room.close()
    }

    @Test(
        "gets nothing dangerous from the kernel",
        arguments: [
            Attempt("mount", "/tmp", EPERM), Attempt("remount", "/usr/lib", EPERM),
            Attempt("newUserNamespace", EPERM), Attempt("cloneUserNamespace", EPERM), Attempt("cloneAnew", ENOSYS),
            Attempt("enterNamespace", EPERM), Attempt("changeRoot", "/tmp", EPERM), Attempt("bpf", EPERM),
            Attempt("keys", EPERM), Attempt("ring", EPERM), Attempt("userFaults", EPERM), Attempt("events", EPERM),
            Attempt("typeAhead", EPERM), Attempt("oddPersonality", EPERM),
            Attempt("memoryFile", EPERM), Attempt("sharedMemory", EPERM), Attempt("oldSharedMemory", EPERM),
            Attempt("growingMemory", EPERM), Attempt("semaphores", EPERM), Attempt("oldMessages", EPERM),
            Attempt("newMessages", EPERM), Attempt("handleOfPeer", EPERM), Attempt("handlesWithMessages", EPERM),
            Attempt("run", "/bin/sh", ENOENT), Attempt("run", "/usr/bin/env", ENOENT),
        ])
    func kernel(_ attempt: Attempt) async throws {
        let room = try HostileRoom()
        #expect(try await room.attempt(attempt.name, attempt.target) == attempt.error)
        await room.close()
    }

    @Test("may start one process in its life, for the report of its crash")
    func fork() async throws {
        let room = try HostileRoom()
        #expect(try await room.count("processes") == 1)
        await room.close()
    }

    @Test("has bounds where the kernel has memory and no limit of memory counts")
    func addresses() async throws {
        let room = try HostileRoom()
        #expect(try await room.count("gibibytesOfAddresses") < 8)
        #expect(try await room.count("mebibytesOfStack") == 8)
        await room.close()
    }

    @Test(
        "is ended when somebody looks and it holds what no limit counts",
        arguments: ["hiddenMebibytes", "hiddenElsewhere", "temporaryFiles"] + (getuid() == 0 ? ["threadsForEver"] : []))
    func use(count: String) async throws {
        var process = PeerLimits()
        // Less than the machine is used for by the other tests that run beside this one.
        process.memoryBesideData = 64 << 20
        (process.threads, process.temporaryFiles, process.interval) = (1100, 5000, .milliseconds(50))
        let room = try HostileRoom(dataBytes: 128 << 20, process: process)
        let error = await #expect(throws: ExtensionFailure.self) { try await room.count(count) }
        #expect(error?.kind == .outOfMemory, "\(String(describing: error))")
        #expect(error?.text.description.contains("above its limit of") == true)
        await room.close()
    }

    @Test("has as many files and threads as it needs, and no more")
    func numbers() async throws {
        let room = try HostileRoom()
        #expect((900..<1024).contains(try await room.count("files")))
        await room.close()
        // The kernel counts nobody's threads that root has; the viewer does.
        if getuid() != 0 { #expect((100..<1024).contains(try await room.count("threads"))) }
        await room.close()
        #expect(try await room.count("visibleProcesses") == 1)
        #expect(try await room.count("temporaryMebibytes") <= 64)
        await room.close()
    }
}

extension Attempt {
    fileprivate init(_ name: String, _ error: Int32) {
        self.init(name, "", error)
    }
}

/// An attempt to see who lives on the machine. Where this package itself lies in somebody's home, the
/// way to it is there, and nothing beside it.
private func homes(_ folder: String) -> Attempt {
    Attempt("list", folder, PackageRoot.url.path.hasPrefix(folder + "/") ? 0 : ENOENT)
}
