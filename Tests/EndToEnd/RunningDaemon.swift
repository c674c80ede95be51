// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Processes
import TestSupport

/// A `beckon` that stays, such as a daemon, while a test does other things.
final class RunningDaemon: Sendable {
    private let tool: RunningTool
    /// What it printed when it was ready.
    let greeting: String
    var number: Int32 { tool.number }

    /// Returns when it has printed its first line.
    ///
    /// - Parameters:
    ///   - words: `serve`, or another command that stays.
    ///   - locale: Of the person at its terminal.
    static func start(
        _ words: String..., in apps: InstalledApps, locale: String = "C.UTF-8"
    ) async throws -> RunningDaemon {
        let isClosedIn = MachineSandbox.isAvailable || !["open", "serve"].contains(words.first)
        let tool = try await RunningTool.start(
            InstalledApps.beckon, words + (isClosedIn ? [] : ["--no-sandbox"]) + ["--state", apps.state.path],
            environment: ["LC_ALL": locale])
        return RunningDaemon(tool, greeting: await tool.line() ?? "")
    }

    private init(_ tool: RunningTool, greeting: String) {
        self.tool = tool
        self.greeting = greeting
    }

    /// Sends a signal, waits for the end, and gives the exit status; -1 for the end by a signal.
    func end(by signal: Int32 = SIGTERM) async -> Int32 {
        if case .exit(let status) = await tool.end(by: signal) { Int32(status) } else { -1 }
    }

    /// The first line from now on that has the text in it.
    func line(with text: String) async -> String? {
        await tool.line(with: text)
    }

    /// All lines from now on, up to its end.
    func rest() async -> [String] {
        var all: [String] = []
        while let line = await tool.line() { all.append(line) }
        return all
    }
}
