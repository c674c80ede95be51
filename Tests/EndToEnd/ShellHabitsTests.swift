// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Processes
import TestSupport
import Testing

/// How the real program behaves in shells and scripts.
@Suite(.timeLimit(.minutes(10))) struct ShellHabitsTests {
    @Test(
        "Ctrl-C ends a command, the build that it has started, and says so", arguments: ["install", "bundle", "check"])
    func interrupted(command: String) async throws {
        let folder = try TemporaryFolder()
        let package = folder.url.appending(path: "Package")
        let pipe = folder.url.appending(path: "pipe").path
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try Data("// swift-tools-version: 6.0".utf8).write(to: package.appending(path: "Package.swift"))
        #expect(mkfifo(pipe, 0o600) == 0)
        // A build that takes forever, and says when it has begun.
        let swift = folder.url.appending(path: "swift")
        try Data("#!/bin/sh\necho $$ >'\(pipe)'\nexec sleep 600\n".utf8).write(to: swift)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: swift.path)
        let reader = try await RunningTool.start(URL(filePath: "/bin/cat"), [pipe])
        let tool = try await RunningTool.start(
            InstalledApps.beckon, [command, package.path, "--state", folder.url.appending(path: "state").path],
            environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
        let build = try #require(await reader.line().flatMap { Int32($0) })
        #expect(await tool.end(by: SIGINT) == .exit(status: 130))
        #expect(tool.errors.hasSuffix("Interrupted.\n") && !tool.errors.contains("error"), "\(tool.errors)")
        let isThere = kill(build, 0) == 0
        #expect(!isThere)
    }

    @Test("Ctrl-C in the moment in which a build begins ends both", arguments: ["install", "bundle", "check"])
    func interruptedAtOnce(command: String) async throws {
        let folder = try TemporaryFolder()
        let package = folder.url.appending(path: "Package")
        let note = folder.url.appending(path: "note")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try Data("// swift-tools-version: 6.0".utf8).write(to: package.appending(path: "Package.swift"))
        // A build that sends the signal itself, as the first thing it does.
        let swift = folder.url.appending(path: "swift")
        try Data("#!/bin/sh\necho $$ >'\(note.path)'\nkill -INT $PPID\nexec sleep 600\n".utf8).write(to: swift)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: swift.path)
        let run = try await ToolRun.run(
            InstalledApps.beckon, [command, package.path, "--state", folder.url.appending(path: "state").path],
            environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
        #expect(run.status == 130, "\(run.errors)")
        #expect(run.errors.hasSuffix("Interrupted.\n") && !run.errors.contains("error"), "\(run.errors)")
        let text = try String(contentsOf: note, encoding: .utf8)
        let build = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(build, 0) != 0)
    }

    @Test(
        "a result that cannot be written is no success, with and without a daemon",
        arguments: ["apps --json", "--help", "phrase list"], [true, false])
    func unwritable(words: String, isServed: Bool) async throws {
        let apps = try await InstalledApps.examples()
        let phrase = try await apps.beckon("phrase", "add", "Pizza night", "Pizzeria.OrderPizza")
        #expect(phrase.status == 0, "\(phrase.errors)")
        let daemon = isServed ? try await RunningDaemon.start("serve", "--no-device", in: apps) : nil
        let full = try await shell("beckon \(words) >/dev/full", apps)
        #expect(full.status == 1)
        #expect(full.errors.contains("cannot write the result to standard output: No space left on device"))
        // Anyone who reads has gone before the first word.
        let gone = try await shell("exec > >(exec true); wait $!; beckon \(words)", apps)
        #expect(gone.status == 141)
        #expect(gone.errors == "")
        if let daemon { #expect(await daemon.end() == 0) }
    }

    private func shell(_ line: String, _ apps: InstalledApps) async throws -> ToolRun {
        let function = "beckon() { '\(InstalledApps.beckon.path)' \"$@\" --state '\(apps.state.path)'; }\n"
        return try await ToolRun.run(URL(filePath: "/bin/bash"), ["-c", function + line])
    }
}
