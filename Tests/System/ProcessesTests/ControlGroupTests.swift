// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import Processes

@Suite("Control groups")
struct ControlGroupTests {
    private let folder: TemporaryFolder
    private let root: URL

    /// Process 100 lives with nobody else in a part of the tree that is ours.
    init() throws {
        folder = try TemporaryFolder()
        root = folder.url.appending(path: "tree/beckon.service")
        for process in ["100", "101", "200"] {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: "proc/\(process)"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: path("proc/\(process)/exe"), withDestinationPath: process < "200" ? "/bin/true" : "/bin/sh")
        }
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try write("0::/beckon.service\n", "proc/100/cgroup")
        try write("30 23 0:26 / \(path("tree")) rw - cgroup2 cgroup2 rw\n", "proc/100/mountinfo")
        try write("cpu io memory pids\n", "tree/beckon.service/cgroup.controllers")
        try write("100\n", "tree/beckon.service/cgroup.procs")
        try write("", "tree/beckon.service/cgroup.subtree_control")
    }

    private func path(_ name: String) -> String { folder.url.appending(path: name).path }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.url.appending(path: name))
    }

    private func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appending(path: name)), as: UTF8.self)
    }

    private func delegated() throws(ControlGroupError) -> ControlGroups {
        try ControlGroups.delegated(processes: path("proc"), process: 100)
    }

    @Test(
        "are found where the tree is mounted",
        arguments: [
            (
                "0::/a/b.service", "30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw",
                "/sys/fs/cgroup/a/b.service"
            ),
            ("4:memory:/x\n0::/", "30 23 0:26 / /sys/fs/cgroup rw - cgroup2 none rw", "/sys/fs/cgroup"),
            ("0::/a/b", "1 1 0:2 / / rw - ext4 /dev/x rw\n30 23 0:26 /a /c\\040d rw - cgroup2 none rw", "/c d/b"),
            ("0::/ab", "30 23 0:26 /a /sys/fs/cgroup rw - cgroup2 none rw", nil),
            ("0::/../a", "30 23 0:26 / /sys/fs/cgroup rw - cgroup2 none rw", nil),
            ("0::/a (deleted)", "30 23 0:26 / /sys/fs/cgroup rw - cgroup2 none rw", nil),
            ("4:memory:/x", "30 23 0:26 / /sys/fs/cgroup rw - cgroup cgroup rw,memory", nil),
            ("", "", nil),
        ] as [(String, String, String?)])
    func place(memberships: String, mounts: String, folder: String?) {
        #expect(ControlGroupPlace(memberships: memberships, mounts: mounts)?.folder == folder)
    }

    @Test("make room for others by moving the system, and who watches over it, to a group below")
    func apart() throws {
        try write("100\n101\n", "tree/beckon.service/cgroup.procs")
        #expect(try delegated().root == root.path)
        // A file of the kernel's takes each number by itself; this one keeps what came last over what came first.
        #expect(try read("beckon.system/cgroup.procs") == "101")
        #expect(try read("cgroup.subtree_control") == "+memory +pids")
    }

    @Test("are found again by a system that was started in its group, after a crash of the one before")
    func again() throws {
        _ = try delegated()
        for name in ["beckon.app.2147483647.a", "beckon.app.\(getpid()).b", "beckon.app.1.c", "other"] {
            try FileManager.default.createDirectory(
                at: root.appending(path: name), withIntermediateDirectories: false)
        }
        try write("0::/beckon.service/beckon.system\n", "proc/100/cgroup")
        #expect(try delegated().root == root.path)
        let left = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix("cgroup.") }
        #expect(left.sorted() == ["beckon.app.1.c", "beckon.system", "other"])
    }

    @Test("are nobody's to divide where others live, or the kernel doesn't count there", arguments: 0..<4)
    func others(number: Int) throws {
        switch number {
        case 0: try write("100\n200\n", "tree/beckon.service/cgroup.procs")
        case 1: try write("100\n300\n", "tree/beckon.service/cgroup.procs")
        case 2: try write("cpu pids\n", "tree/beckon.service/cgroup.controllers")
        default: try FileManager.default.removeItem(at: root.appending(path: "cgroup.subtree_control"))
        }
        let error = #expect(throws: ControlGroupError.self) { try delegated() }
        guard case .notDelegated = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!FileManager.default.fileExists(atPath: root.appending(path: "beckon.system").path))
    }

    @Test("hold a process from before its beginning to its end")
    func process() async throws {
        let limits = ControlGroupLimits(in: try delegated(), memory: 1 << 30, tasks: 100)
        let script =
            "cd '\(root.path)'/beckon.app.* && cat cgroup.procs memory.max memory.swap.max memory.oom.group pids.max"
        let (said, termination) = try await run(script, limits)
        #expect(said == "01073741824" + "0" + "1" + "100")
        #expect(termination.isSuccess && !termination.exceededGroupMemory)
        let left = try FileManager.default.contentsOfDirectory(atPath: root.path)
        #expect(!left.contains { $0.hasPrefix("beckon.app.") }, "\(left)")
    }

    @Test("say whether the kernel has ended a process for its memory", arguments: [(0, false), (1, true), (12, true)])
    func memory(kills: Int, hasExceeded: Bool) async throws {
        let limits = ControlGroupLimits(in: try delegated(), memory: 1 << 30, tasks: 100)
        let script =
            "cd '\(root.path)'/beckon.app.* && printf 'low 0\\nmax 7\\noom 1\\noom_kill \(kills)\\n' > memory.events"
        #expect(try await run(script, limits).1.exceededGroupMemory == hasExceeded)
    }

    @Test("that are gone keep a process from starting, and say why")
    func gone() async throws {
        let limits = ControlGroupLimits(in: try delegated(), memory: 1 << 30, tasks: 100)
        try FileManager.default.removeItem(at: root)
        let error = await #expect(throws: LaunchError.self) { try await run("true", limits) }
        #expect(error?.description.contains("could not be put into a control group of its own") == true)
    }

    private func run(_ script: String, _ limits: ControlGroupLimits) async throws -> (String, Termination) {
        let recorder = Recorder()
        ChildProcess.launch(
            ChildLaunch(
                executable: "/bin/sh", arguments: ["-c", "{ \(script); } >&3"], environment: ["PATH": "/usr/bin:/bin"],
                directory: "/", hasConnection: true, group: limits), observer: recorder)
        let termination = try await recorder.end().get()
        return (recorder.received, termination)
    }
}
