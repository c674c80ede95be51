// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Foundation
import TestSupport
import Testing

/// What runs of shortcuts leave behind: no process.
@Suite(
    "Processes of shortcuts", .timeLimit(.minutes(10)),
    .enabled(if: MachineSandbox.isAvailable, "\(MachineSandbox.reason)"))
struct LeftoverTests {
    /// The programs under names that no other test starts, so that their processes can be counted.
    private struct Programs: ~Copyable {
        let folder = PackageRoot.products.appending(path: "leftovers-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in ["beckon", "shortcut-runner"] {
                try FileManager.default.linkItem(
                    at: PackageRoot.products.appending(path: name), to: folder.appending(path: name))
            }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// The processes that are there and do not go, given time.
        func survivors(after seconds: Int) throws -> [Int32] {
            let names = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }
            let mark = Data(folder.lastPathComponent.utf8)
            return names.filter { number in
                // A process that ended meanwhile does not count.
                guard let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline"),
                    words.firstRange(of: mark) != nil
                else { return false }
                return !Self.ends(number, within: seconds)
            }
        }

        private static func ends(_ number: Int32, within seconds: Int) -> Bool {
            let held = beckon_open_process(number)
            guard held >= 0 else { return true }
            defer { close(held) }
            var watched = pollfd(fd: held, events: Int16(POLLIN), revents: 0)
            return poll(&watched, 1, Int32(1000 * seconds)) > 0
        }
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("are all gone after runs of commands, which end as soon as their shortcut has")
    func leftovers() async throws {
        let programs = try Programs()
        let file = folder.url.appending(path: "Test.json")
        let action = "{\"WFWorkflowActionIdentifier\":\"is.workflow.actions.nothing\"}"
        try Data("{\"WFWorkflowActions\":[\(action)]}".utf8).write(to: file)
        let words = ["shortcut", "run", file.path, "--state", folder.url.appending(path: "state").path]
        for _ in 0..<Repetitions.launches(sample: 20) {
            let run = try await ToolRun.run(programs.folder.appending(path: "beckon"), words)
            #expect(run.status == 0, "\(run.errors)")
        }
        #expect(try programs.survivors(after: 10) == [])
    }
}
