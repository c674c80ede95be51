// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Processes
import Sentences
import TestSupport
import Testing

private enum LentControlGroup {
    static let root = ProcessInfo.processInfo.environment["BECKON_CONTROL_GROUP"]
}

/// The kernel's own tree, which no test can make: anyone who runs the tests lends them an empty part of it, such as
/// `systemd-run --user --scope -p Delegate=yes` makes.
@Suite(
    "An extension in a control group of the kernel's",
    .serialized,
    .enabled(
        if: LentControlGroup.root != nil,
        "needs BECKON_CONTROL_GROUP, an empty group of yours that has the controllers memory and pids"))
struct RealControlGroupTests {
    private let groups: ControlGroups

    init() throws {
        groups = try ControlGroups(at: LentControlGroup.root ?? "")
    }

    private var children: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: LentControlGroup.root ?? "")
                .filter { $0.hasPrefix("beckon.app.") }
        }
    }

    private func room() throws -> HostileRoom {
        var process = PeerLimits()
        // Nobody looks: what ends the extension is the kernel.
        (process.memoryBesideData, process.interval) = (64 << 20, .seconds(3600))
        return try HostileRoom(dataBytes: 128 << 20, process: process, groups: groups)
    }

    @Test(
        "is ended by it for memory that no limit of a process counts, and told so",
        arguments: ["hiddenMebibytes", "hiddenElsewhere"])
    func memory(count: String) async throws {
        let room = try room()
        let error = await #expect(throws: ExtensionFailure.self) { try await room.count(count) }
        #expect(error?.kind == .outOfMemory, "\(String(describing: error))")
        #expect(
            error?.text.description.contains("more memory than the kernel allows, above its limit of 192 MiB")
                == true)
        await room.close()
        #expect(try children == [])
    }

    @Test("has as many threads as its group may have, root's too")
    func threads() async throws {
        let room = try room()
        #expect((100..<1100).contains(try await room.count("threads")))
        #expect(try children.count == 1)
        await room.close()
        #expect(try children == [])
    }

    @Test("that keeps to its limits is not disturbed")
    func neighbour() async throws {
        let room = try room()
        #expect(try await room.neighbour() > 0)
        #expect(try children.count == 1)
        await room.close()
        #expect(try children == [])
    }
}
