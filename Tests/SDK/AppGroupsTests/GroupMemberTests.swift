// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestSupport
import Testing

/// Each member is a process of its own, built from a source that imports only Foundation.
@Suite("Processes of a group")
struct GroupMemberTests {
    private let folder: TemporaryFolder
    private let group = "group.org.example.shared"
    private var container: URL { folder.url.appending(path: "shared") }
    private var preferences: URL { folder.url.appending(path: "home/Library/Preferences") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func environment(isMember: Bool = true) -> [String: String] {
        let home = ["HOME": folder.url.appending(path: "home").path, "XDG_CONFIG_HOME": preferences.path]
        return isMember
            ? home.merging(["BECKON_APPLICATION_GROUPS": "{\"\(group)\":\"\(container.path)\"}"]) { $1 } : home
    }

    private func run(_ commands: [String], isMember: Bool = true) async throws -> [String] {
        let run = try await ToolRun.run(
            PackageRoot.products.appending(path: "FoundationUsers"), ["member"],
            input: commands.joined(separator: "\n") + "\n", environment: environment(isMember: isMember))
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test("find the group's container, and strangers find none")
    func container() async throws {
        #expect(try await run(["container \(group)", "container group.other"]) == [container.path, "nil"])
        #expect(try await run(["container \(group)"], isMember: false) == ["nil"])
    }

    @Test("see what another has set after they had started, and strangers do not")
    func coherence() async throws {
        let member = try await MemberProcess(environment: environment())
        #expect(try await member.ask("get token") == "nil")
        #expect(try await run(["set token secret"]) == ["done"])
        #expect(try await member.ask("get token") == "secret")
        #expect(try await member.ask("set token newer") == "done")
        #expect(try await run(["get token"]) == ["newer"])
        #expect(try await run(["get token"], isMember: false) == ["nil"])
    }

    @Test("lose nothing of what the others write at the same time")
    func contention() async throws {
        let members = 4
        let writes = 500
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            for member in 0..<members {
                tasks.addTask {
                    let answers = try await run(["count member\(member) \(writes)"])
                    #expect(answers == ["done"])
                }
            }
            try await tasks.waitForAll()
        }
        // Each has counted up in eight keys of its own; the last of every key is there.
        for member in 0..<members {
            let keys = (0..<8).map { "get member\(member).\($0)" }
            let last = (0..<8).map { key in "\((1...writes).last { $0 % 8 == key } ?? 0)" }
            #expect(try await run(keys) == last)
        }
    }

    @Test("have standard defaults of their own, in their own container")
    func standard() async throws {
        #expect(try await run(["standard name value"]) == ["done"])
        let file = preferences.appending(path: "FoundationUsers.plist")
        let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        #expect(content as? [String: String] == ["name": "value"])
        #expect(try await run(["get name"]) == ["nil"])
    }

    @Test("that are killed leave what they have set")
    func killed() async throws {
        let member = try await MemberProcess(environment: environment())
        #expect(try await member.ask("set token kept") == "done")
        await member.kill()
        #expect(try await run(["get token"]) == ["kept"])
    }
}

/// A member that is asked one thing after the other.
private final class MemberProcess: Sendable {
    private let tool: RunningTool

    init(environment: [String: String]) async throws {
        tool = try await RunningTool.start(
            PackageRoot.products.appending(path: "FoundationUsers"), ["member"], environment: environment,
            takesInput: true)
    }

    func ask(_ command: String) async throws -> String {
        try #require(tool.write(command))
        return try #require(await tool.line())
    }

    func kill() async {
        _ = await tool.end(by: SIGKILL)
    }
}
